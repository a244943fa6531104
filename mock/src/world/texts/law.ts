import { DATA } from '../data/data.ts';
import { LAW_CODES } from '../schema/data.ts';

/** The version of the terms of use in force. */
export const TERMS_VERSION = DATA.law.terms.versionDate;

/** The legal documents in force, block by block, in display order. */
export const law = LAW_CODES.map((code) => ({ code, ...DATA.law[code] }));
