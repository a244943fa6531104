import { plainDigits } from '@meridian/sdk/rules';

// People type and paste numbers as they are written where they live. Equivalent input is normalized to the contract's
// format before validation, so that a full-width keyboard does not cause an error.

/** Quotation marks around the whole; one inside is a part of it. */
const QUOTED = /^["“„«‹「『]\s*([^"“”„«»‹›「」『』]+?)\s*["”“»›」』]$/u;
/** What it is, and a colon. A blank follows but in Chinese and Japanese: without one, it is the scheme of a link. */
const LABEL = /^(?:\p{L}[\p{L}\p{N} .-]{0,24}:\s+|[^\p{ASCII}\s]{1,12}:|(?:tel|mailto):)/iu;

/**
 * A pasted number, code, amount or address without what stands around it in letters and lists: blanks and marks without
 * width, quotation marks, and its label. In a name or a sentence, quotation marks and colons are a part of the text.
 */
export const bare = (pasted: string): string =>
  plainDigits(pasted).trim().replace(QUOTED, '$1').replace(LABEL, '').trim();

const DASHES = /[\u2010-\u2015\u2212\u30fc\uff70]/g;

/** The digits of every script as ASCII, every dash as a hyphen, and one space for several. */
const normalize = (text: string): string => bare(text).replace(DASHES, '-').replace(/\s+/g, ' ').trim();

/**
 * A country code (ITU-T E.164) and the 0 that is dialled only without it. Where numbers themselves begin with 0, as in
 * Italy and Ivory Coast, it stays.
 */
const TRUNK_ZERO =
  /^(\+(?!39|378|22[569]|24[12]|250|992)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[03578]|9[679])\d))[ -]*0[ -]*/;

/**
 * The contract's MobileNumber allows digits, spaces and hyphens. Brackets, dots and slashes are only separators, and "00"
 * is the "+" of telephones.
 */
export const normalizeMobile = (text: string): string =>
  normalize(text)
    .replace(/^00(?! *0)/, '+')
    .replace(/[()./ ]+/g, ' ')
    .replace(/^\+ +/, '+')
    .replace(TRUNK_ZERO, '$1 ')
    .trim();

/** The format that the contract's PostcodeRule describes: upper case, no surrounding spaces. */
export const normalizePostcode = (text: string): string => normalize(text).toUpperCase();
