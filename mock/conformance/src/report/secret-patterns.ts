import { isIdentifier, type SecretKind } from './sensitive-fields.ts';

/** Secrets that are recognisable by their form alone. */
const patterns: readonly [SecretKind, RegExp, ((found: string) => boolean)?][] = [
  ['token', /\beyJ[\w-]{6,}\.[\w-]{4,}\.[\w-]*/g],
  ['token', /(?<=\b(?:Bearer|Basic)\s+)[\w.~+/=-]{6,}/gi],
  ['secret', /(?<=\/\/)[^\s/@"'<>[\]]+:[^\s/@"'<>[\]]+(?=@)/g],
  ['onchain-address', /\b0x[0-9a-f]{40}(?:[0-9a-f]{24})?\b/gi],
  ['onchain-address', /\bT[1-9A-HJ-NP-Za-km-z]{33}\b/g],
  ['onchain-address', /\b(?:bc1|tb1|ltc1)[0-9a-z]{25,87}\b/g],
  ['onchain-address', /\b[13][1-9A-HJ-NP-Za-km-z]{25,33}\b/g, (found) => /[a-z]/.test(found) && /[A-Z]/.test(found)],
  ['card-number', /(?<![\w.-])[2-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{2,7}(?![\w.-]*\d)/g, isCardNumber],
  ['mobile', /(?:\+|%2B)[1-9]\d(?:[ -]?\d){6,13}(?!\d)/gi],
];

const address = /(?:@|%40)[^\s"'`<>()[\],;:@\\/=&?%]+\.[^\s"'`<>()[\],;:@\\/=&?%.]{2,}/g;
const localPart = /[^\s"'`<>()[\],;:@\\/=&?%]{1,64}$/;

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
  /(\w+)\\*"\s*:\s*\\*"?$|(\w+)=$/
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
