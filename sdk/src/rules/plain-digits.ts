/**
 * Returns the text with the decimal digits of every script, and full-width characters, as ASCII, and without invisible
 * copied marks, such as those of writing direction: "٤٩٫٩٠" becomes "49٫90". Validates nothing.
 */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, asciiOf);

/** Unicode has the digits of a script in a row, from zero to nine. */
function asciiOf(digit: string): string {
  const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(codePoint - value - 1)) value += 1;
  return String(value);
}
