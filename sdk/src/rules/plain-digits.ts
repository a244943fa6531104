/**
 * Returns the text with the decimal digits of every script, and full-width characters, as ASCII, and without invisible
 * copied marks, such as those of writing direction: "٤٩٫٩٠" becomes "49٫90". Validates nothing. Raised digits and the
 * like stay as they are: "5²" is not 52.
 */
export const plainDigits = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replace(/\p{Nd}/gu, asciiOf);

/** Unicode has the ten digits of a set in a row from zero, and some sets side by side. */
function asciiOf(digit: string): string {
  const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));
  const codePoint = digit.codePointAt(0) ?? 0;
  let place = 0;
  while (isDigit(codePoint - place - 1)) place += 1;
  return String(place % 10);
}
