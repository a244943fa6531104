/** Mistakes of a team that is new to the contract, each with its own switch. */
export const mistakes = {
  'ids-as-text': 'The database’s driver gives every number of a product as a text',
  'total-as-text': 'SELECT COUNT(*) is sent as the text that the driver gave',
  'ones-for-booleans': 'Booleans are 1 and 0, as the columns hold them',
  'empty-array': 'Where there is no data, json_encode writes []',
  'money-as-number': 'Amounts are JSON numbers',
  'time-without-zone': 'Times look as the database prints them: 2026-11-20 10:00:00',
  'limit-not-capped': 'Any limit is taken, also 5000',
  'page-zero': 'Page 0 is taken for page 1',
  'refusal-as-404': 'What is not found is answered with HTTP 404 and {"error": …}, without the envelope',
  'html-for-bad-json': 'A body that is not JSON leads to the framework’s HTML page',
  'token-in-query': 'The token may stand in the address',
  'crash-on-emoji': 'The tables are utf8, not utf8mb4: an emoji is a server error that shows the SQL',
  'unknown-fields': 'Fields that nobody declared are taken',
  'validation-as-400': 'Wrong input is answered with 400',
  'foreign-addresses': 'Addresses are found by their id alone, also those of other customers',
  'key-ignored': 'The idempotency key is not looked at',
  'no-request-id': 'X-Request-Id is not sent back',
  'english-only': 'Accept-Language is not looked at: every answer is in English',
  'guessing-allowed': 'Passwords can be guessed without end',
} as const;

export type Mistake = keyof typeof mistakes;

/** Whether a mistake is switched on. */
export type Makes = (mistake: Mistake) => boolean;
