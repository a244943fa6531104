/**
 * The text with the decimal digits of every script, and full-width characters, as ASCII, without the invisible marks
 * that are copied along (of the direction of writing, say): "٤٩٫٩٠" is "49٫90". Nothing else of it is read or judged.
 */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, asciiOf);

/** The digits of a script stand ten in a row in Unicode, from zero to nine. */
function asciiOf(digit: string): string {
  const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(codePoint - value - 1)) value += 1;
  return String(value);
}
