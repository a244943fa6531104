import { countrySpecs, electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { isIdentifier, type SecretKind } from './sensitive-fields.ts';

/**
 * Where a secret may begin: after an escape of JSON or of an address (but for `/` and `#`), after a colon in words, or
 * elsewhere as a pattern says.
 */
const beginning = (elsewhere: string): string =>
  String.raw`(?:(?<=\\(?:[bfnrt]|u[\dA-Fa-f]{4})|%(?!2[3Ff])[\dA-Fa-f]{2}|(?<!["\d]):)|${elsewhere})`;
const word = beginning(String.raw`\b`);

/** IBANs by the lengths of their countries, also in print form. */
const ibans = new RegExp(
  `${word}(?:${Object.entries(countrySpecs)
    .flatMap(([country, { chars }]) => (chars ? [`${country}\\d\\d(?:[ -]?[A-Z0-9]){${chars - 4}}`] : []))
    .join('|')})(?![A-Z0-9])`,
  'gi',
);

const isIban = (found: string): boolean => isValidIBAN(electronicFormatIBAN(found) ?? '');

/** Whether a text holds a whole IBAN. */
export const holdsIban = (text: string): boolean => text.match(ibans)?.some(isIban) ?? false;

/**
 * Telephone numbers without a country's code (ITU-T E.123): after 0, after an area in brackets, in groups of North
 * America, Spain and Italy, and China's mobiles. Two groups of four, as in Hong Kong, look like anything.
 */
const nationalNumbers = new RegExp(
  `${beginning(String.raw`(?<![\w.:/#%-])`)}(?!000|\\d\\d-\\d\\d-(?:19|20)\\d\\d(?!\\d))(?:${[
    String.raw`\(?0\d(?:[ -]?\d|\) ?\d){7,10}`,
    String.raw`\([1-9]\d{1,2}\) ?\d{3,5}[ -]\d{4}`,
    String.raw`[2-9]\d\d-\d{3}-\d{4}`,
    String.raw`[67]\d\d \d\d \d\d \d\d`,
    String.raw`3\d\d \d{3} \d{3,4}`,
    String.raw`1[3-9]\d ?\d{4} ?\d{4}`,
  ].join('|')})(?![\\w:]|[.-]\\d)`,
  'g',
);

/** Secrets that are recognisable by their form alone. */
const patterns: readonly [SecretKind, RegExp, ((found: string) => boolean)?][] = [
  ['token', new RegExp(String.raw`${word}eyJ[\w-]{6,}\.[\w-]{4,}\.[\w-]*`, 'g')],
  ['token', new RegExp(String.raw`(?<=${word}(?:Bearer|Basic)(?:\s|%20)+)[\w.~+/=-]{6,}`, 'gi')],
  ['secret', /(?<=\/\/)[^\s/@"'<>[\]]+:[^\s/@"'<>[\]]+(?=@)/g],
  ['onchain-address', new RegExp(String.raw`${word}0x[0-9a-f]{40}(?:[0-9a-f]{24})?\b`, 'gi')],
  ['onchain-address', new RegExp(String.raw`${word}T[1-9A-HJ-NP-Za-km-z]{33}\b`, 'g')],
  // Bech32 (BIP-173) is written in small letters or in capitals, as in QR codes.
  [
    'onchain-address',
    new RegExp(String.raw`${word}(?:(?:bc1|tb1|ltc1)[0-9a-z]{25,87}|(?:BC1|TB1|LTC1)[0-9A-Z]{25,87})\b`, 'g'),
  ],
  [
    'onchain-address',
    new RegExp(String.raw`${word}[13][1-9A-HJ-NP-Za-km-z]{25,33}\b`, 'g'),
    (found) => /[a-z]/.test(found) && /[A-Z]/.test(found),
  ],
  ['card-number', ibans, isIban],
  [
    'card-number',
    new RegExp(String.raw`${beginning(String.raw`(?<![\w.%-])`)}[2-6]\d{3}(?:[ -]?\d){9,15}(?![\w.-]*\d)`, 'g'),
    isCardNumber,
  ],
  ['mobile', /(?:\+|%2B)[1-9]\d(?:[ -]?\d){6,13}(?!\d)/gi],
  ['mobile', nationalNumbers],
];

const address = /(?:@|%40)[^\s"'`<>()[\],;:@\\/=&?%]+\.[^\s"'`<>()[\],;:@\\/=&?%.]{2,}/g;
/** No part of an escape of JSON or of an address belongs to it. */
const localPart = /(?<!\\|\\u[\dA-Fa-f]{0,3}|%[\dA-Fa-f]?)[^\s"'`<>()[\],;:@\\/=&?%]{1,64}$/;

/** Masks e-mail addresses. Searches for the at sign first: a pattern for the local part would be tried everywhere. */
function maskEmails(text: string): string {
  let masked = '';
  let reached = 0;
  for (const { 0: domain, index } of text.matchAll(address)) {
    const [local] = localPart.exec(text.slice(Math.max(reached, index - 64), index)) ?? [];
    if (local === undefined) continue;
    masked += `${text.slice(reached, index - local.length)}[e-mail]`;
    reached = index + domain.length;
  }
  return masked + text.slice(reached);
}

/** Masks matches of the patterns, except for digits of an identifier such as `"order_id": 4111111111111111`. */
export function maskPatterns(text: string): string {
  const masked = patterns.reduce(
    (shown, [kind, pattern, isMeant = () => true]) =>
      shown.replace(pattern, (found: string, ...rest: unknown[]) => {
        const offset = Number(rest.find((part) => typeof part === 'number'));
        return isMeant(found) && !isIdentifier(fieldBefore(shown, offset)) ? `[${kind}]` : found;
      }),
    text,
  );
  return maskEmails(masked);
}

/** The name of the JSON member or parameter whose value begins at an offset. */
const fieldBefore = (text: string, offset: number): string =>
  /(\w+)\\*"\s*:\s*\\*"?$|(\w+)(?:[=:]|%3[AD])$/
    .exec(text.slice(Math.max(0, offset - 60), offset))
    ?.slice(1)
    .find(Boolean) ?? '';

/** Luhn's check digit. */
function isCardNumber(text: string): boolean {
  const digits = [...text.replaceAll(/\D/g, '')].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
