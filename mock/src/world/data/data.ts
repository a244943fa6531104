import { fileURLToPath } from 'node:url';
import { loadData } from './load-data.ts';

/** The data of this mock; `MERIDIAN_DATA` names another folder. Read and checked once, when the mock starts. */
export const DATA = loadData(process.env['MERIDIAN_DATA'] ?? fileURLToPath(new URL('../../../data', import.meta.url)));
