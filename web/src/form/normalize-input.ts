import { plainDigits } from '@meridian/sdk/rules';

// People type and paste numbers as they are written where they live. Equivalent input is normalized to the contract's
// format before validation, so that a full-width keyboard does not cause an error.

const DASHES = /[\u2010-\u2015\u2212\u30fc\uff70]/g;

/** The digits of every script as ASCII, every dash as a hyphen, and one space for several. */
const normalize = (text: string): string => plainDigits(text).replace(DASHES, '-').replace(/\s+/g, ' ').trim();

/** The contract's MobileNumber allows digits, spaces and hyphens. Brackets, dots and slashes are only separators. */
export const normalizeMobile = (text: string): string =>
  normalize(text)
    .replace(/[()./ ]+/g, ' ')
    .replace(/^\+ +/, '+')
    .trim();

/** The format that the contract's PostcodeRule describes: upper case, no surrounding spaces. */
export const normalizePostcode = (text: string): string => normalize(text).toUpperCase();
