import { fileURLToPath } from 'node:url';
import { loadData } from './load-data.ts';

/** The mock's data, or that of the folder in `MERIDIAN_DATA`. Read and validated once, when the mock starts. */
export const DATA = loadData(process.env['MERIDIAN_DATA'] ?? fileURLToPath(new URL('../../../data', import.meta.url)));
