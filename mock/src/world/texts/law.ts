import { DATA } from '../data/data.ts';
import { LAW_CODES } from '../schema/data.ts';

/** The legal documents in force, block by block, in the order to show them. */
export const law = LAW_CODES.map((code) => ({ code, ...DATA.law[code] }));
