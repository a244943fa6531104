/** Texts that customers write: every server that stores text must keep them. */
export const SCRIPTS: readonly (readonly [name: string, text: string])[] = [
  ['Arabic', 'مرحبا بالعالم'],
  ['Chinese', '你好，世界'],
  ['Greek and accents', 'Ωμέγα naïve Łódź'],
  ['Devanagari', 'नमस्ते दुनिया'],
  ['emoji', 'Great 👍🏽 👨‍👩‍👧'],
  ['a letter outside the basic plane', '𠮷野家'],
  ['combining marks', 'Zu\u0308rich'],
  ['quotation marks', `O'Brien "the" \\ one`],
];

/** Texts that are often changed on the way: by a conversion to a number, to other letters, or of blanks. */
export const CHANGED: readonly (readonly [name: string, text: string])[] = [
  ['leading zeros', '0071'],
  ['capitals, wide letters and two blanks', 'McKAY  ＡＢ１２'],
];

/** Texts that nobody types but that may arrive: a server must answer them, whatever it decides. */
export const ODDITIES: readonly (readonly [name: string, text: string])[] = [
  ['marks that turn the direction', 'abc\u202Ecba\u202C'],
  ['zero-width characters', 'a\u200Bb\u200Dc\uFEFF'],
  ['NUL', 'a\u0000b'],
  ['control characters', 'a\u0007b\u001B[31mc'],
  ['line breaks', 'a\r\nb\nc'],
  ['half of a surrogate pair', 'a\uD800b'],
  ['SQL', `'; DROP TABLE users; --`],
  ['SQL that is always true', `' OR '1'='1`],
  ['a script', '<script>alert(1)</script>'],
  ['an image with a handler', '<img src=x onerror=alert(1)>'],
  ['a path', '../../../../etc/passwd'],
  ['a template', '{{7*7}}#{7*7}<%= 7*7 %>'],
  ['a header', 'a\r\nSet-Cookie: a=b'],
  ['a shell command', '$(sleep 1);`id`'],
  ['percent signs', '%00%n%s%d 100 %'],
  ['a formula', '=HYPERLINK("http://example.com")'],
  ['JSON', '{"a":[1,null]}'],
];
