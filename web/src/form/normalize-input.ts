import { plainDigits } from '@meridian/sdk/rules';

// People type and paste numbers as they are written where they live. What means the same is brought into the contract's
// shape before the rules look at it, so that nobody is told off for a full-width keyboard.

const DASHES = /[\u2010-\u2015\u2212\u30fc\uff70]/g;

/** The digits of every script as ASCII, every dash as a hyphen, one space where there are several. */
const normalize = (text: string): string => plainDigits(text).replace(DASHES, '-').replace(/\s+/g, ' ').trim();

/** The contract's MobileNumber allows digits, spaces and hyphens: brackets, dots and slashes only separate. */
export const normalizeMobile = (text: string): string =>
  normalize(text)
    .replace(/[()./ ]+/g, ' ')
    .replace(/^\+ +/, '+')
    .trim();

/** The shape that the contract's PostcodeRule is about: capital letters, no spaces around. */
export const normalizePostcode = (text: string): string => normalize(text).toUpperCase();
