import { deposit } from './deposit.ts';
import type { LawText } from './law-text.ts';
import { privacy } from './privacy.ts';
import { refund } from './refund.ts';
import { terms } from './terms.ts';

/** The legal documents in force, in the order to show them. */
export const law: readonly LawText[] = [terms, privacy, refund, deposit];
