import { byId } from './by-id.ts';

/** Checks of a single answer: that it arrived, its envelope, its shape, and what it must not contain. */
export const answerChecks = byId({
  http: {
    'no-answer': {
      asks: 'Every request is answered within ten seconds',
      hint: 'A worker died, or a query without an index ran on: read the error log at this moment, and set time limits below 10 s on database and upstream calls.',
    },
    'http-status': {
      asks: 'The HTTP status is one that the operation declares',
      hint: 'The framework answers by its own defaults (Laravel redirects with 302 and says 419, Spring says 400 for every input, Express 500): map its exceptions to the declared statuses in one handler.',
    },
    'content-type': {
      asks: 'An answer says that it is application/json',
      hint: 'PHP sends text/html unless header("Content-Type: application/json") is called before the output; let the framework’s JSON response do it, in the error handler too.',
    },
    'body-json': {
      asks: 'The body of an answer is JSON',
      hint: 'A notice, a byte-order mark or a var_dump before the JSON: turn display_errors off, and let nothing but the JSON encoder write.',
    },
    'member-twice': {
      asks: 'No object of an answer has a member twice',
      hint: 'The JSON is put together as text, or two properties are serialized under one name (@JsonProperty, a naming strategy): let one encoder write one object.',
    },
    'html-page': {
      asks: 'No answer is an HTML page',
      hint: 'The web server’s or the framework’s error page: configure JSON error pages in nginx or Apache, and a JSON exception handler for the whole of /api.',
    },
    'header-missing': {
      asks: 'The headers that the contract requires of an answer are there',
      hint: 'Set X-Request-Id, Content-Language and Vary in one middleware that error answers pass as well, and let the proxy before it keep them.',
    },
    'header-value': {
      asks: 'The headers of an answer have values that the contract allows',
      hint: 'A default of the framework or of the proxy overwrites the value (Cache-Control: private, must-revalidate; Vary: Accept-Encoding): set it last, and look at what leaves the proxy.',
    },
    'request-id-not-echoed': {
      asks: 'An answer carries the X-Request-Id of its request',
      hint: 'The gateway or the logger makes an id of its own: take the one of the request where there is one.',
    },
    'request-id-malformed': {
      asks: 'An X-Request-Id whose form the contract does not allow is not sent back',
      hint: 'The header is copied as it comes, and with it whatever a stranger wants in the logs: match it against the pattern, and make one where it does not.',
    },
    'language-ignored': {
      asks: 'Content-Language is the language asked for by Accept-Language, or the nearest the server has, and texts are in the language that is said of them',
      hint: 'The locale is set from the session or the configuration alone: choose it from Accept-Language for each request, before the first text is made.',
    },
  },
  envelope: {
    'envelope-missing': {
      asks: 'Every answer is an object with code, msg, time and data',
      hint: 'A controller returns its model, or an exception handler its own shape: let one response class wrap every answer, successes and errors.',
    },
    'envelope-code': {
      asks: 'code is a number: 1, a business code, or the HTTP status',
      hint: 'Another convention (0 or 200 for success, "1" as text, a boolean) is left over: map it in the response class.',
    },
    'envelope-success-shape': {
      asks: 'code 1 comes with the data of a success, and with nothing of a refusal',
      hint: 'A failure is reported in msg beside code 1: answer the business code whose meaning it has.',
    },
    'envelope-time': {
      asks: 'time is a text of Unix seconds close to now',
      hint: 'Date.now() and System.currentTimeMillis() are milliseconds, and time() is a number: write the whole seconds as a string.',
    },
    'envelope-msg': {
      asks: 'msg is a text for the customer, and never empty',
      hint: 'null or an array of validation errors is passed through: give each refusal its text, and field errors their place in data.',
    },
    'code-undeclared': {
      asks: 'A refusal has a code that the operation declares in x-errors',
      hint: 'A general code of an older list (0, -1, 500) is used: find the refusal of the operation in the contract, or ask for a new one.',
    },
    'code-foreign': {
      asks: 'A business code of the contract is used only by the operations that declare it',
      hint: 'A service shared by several controllers throws it: map it to a refusal of this operation, or ask to have it added to x-errors.',
    },
    'reason-mismatch': {
      asks: 'reason is the name that belongs to the code',
      hint: 'Code and name are written apart in the source: keep them in one enum.',
    },
    'failure-code': {
      asks: 'An HTTP failure repeats its status in code',
      hint: 'The exception handler writes its own code or 0: take the status that it sends.',
    },
    'status-for-refusal': {
      asks: 'What the business refuses is answered with HTTP 200 and its code',
      hint: 'The refusal is thrown as an HTTP exception (400, 404, 409): catch it and answer 200 with the business code.',
    },
    'failure-as-ok': {
      asks: 'An HTTP failure is not answered as HTTP 200',
      hint: 'The response class always sends 200 and writes 401 or 422 in code: send the status as well.',
    },
    'field-errors': {
      asks: 'A 422 names each wrong field',
      hint: 'Only the first rule’s text is answered: fill errors with the place of each wrong field.',
    },
  },
  shape: {
    'schema-required': {
      asks: 'Every field that the contract requires is there',
      hint: 'Null fields are dropped by the serializer (Jackson’s NON_NULL, undefined in JSON.stringify), or a join brings none: write null where the contract allows it, else load the value.',
    },
    'schema-type': {
      asks: 'Every field has its declared type',
      hint: 'The column’s type goes to the wire as it is: convert in the serializer.',
    },
    'schema-value': {
      asks: 'Every value fits what the contract allows: pattern, enum, limits, format',
      hint: 'Older data or another service knows more than the contract: map it in the serializer, or ask to have the value added.',
    },
    'field-undeclared': {
      asks: 'An answer has no fields that the contract does not declare',
      hint: 'The whole row is serialized (toArray(), SELECT *): list the fields that leave the server; what is needed should be added to the contract.',
    },
  },
  mistakes: {
    'array-for-object': {
      asks: 'An empty object is {}, not []',
      hint: 'PHP’s json_encode makes [] of an empty array: cast it with (object) or use new stdClass().',
    },
    'object-for-array': {
      asks: 'A list is an array, not an object with numbers as keys',
      hint: 'array_filter and unset leave gaps in the keys, and json_encode makes an object of it: pass it through array_values().',
    },
    'number-as-string': {
      asks: 'A number is not sent as a text',
      hint: 'PDO and MySQL drivers give numbers as strings: turn ATTR_EMULATE_PREPARES and ATTR_STRINGIFY_FETCHES off, or cast in the model ($casts).',
    },
    'string-as-number': {
      asks: 'A text of digits is not sent as a number',
      hint: 'JSON_NUMERIC_CHECK, a numeric column or a loose cast: store and send it as text; leading zeros are lost otherwise.',
    },
    'id-as-string': {
      asks: 'An id is an integer',
      hint: 'Ids are made strings for JavaScript’s sake (ToStringSerializer, BigInt) or come so from the driver: they stay below 2^53 and are sent as numbers.',
    },
    'null-for-missing': {
      asks: 'A field is null only where the contract allows null',
      hint: 'The column is NULL, or a left join found nothing: give it its default, or leave out a field that is optional.',
    },
    'missing-for-null': {
      asks: 'A field without a value is sent as null, not left out',
      hint: 'Jackson’s Include.NON_NULL, omitempty or undefined drops it: send null.',
    },
    'empty-for-null': {
      asks: 'What is not known is null, not an empty text',
      hint: "The column is NOT NULL DEFAULT '': send null for the empty text.",
    },
    'zero-for-null': {
      asks: 'What does not exist is null, not 0',
      hint: 'The column is NOT NULL DEFAULT 0: send null for 0 where the contract has an id or a time.',
    },
    'number-for-boolean': {
      asks: 'A boolean is true or false, not 1 or 0',
      hint: 'MySQL’s TINYINT(1) comes as a number: cast it to bool in the model.',
    },
    'string-for-boolean': {
      asks: 'A boolean is true or false, not a text',
      hint: 'A form value or a setting is passed on as text: parse it ("false" is truthy).',
    },
    'time-as-number': {
      asks: 'A time is RFC 3339, not seconds or milliseconds',
      hint: 'time(), Date.now() or Jackson’s WRITE_DATES_AS_TIMESTAMPS: format it as RFC 3339 (DATE_ATOM, toISOString()).',
    },
    'time-without-zone': {
      asks: 'A time says its zone',
      hint: 'LocalDateTime or Y-m-d H:i:s: send an instant with Z or an offset.',
    },
    'date-with-time': {
      asks: 'A day has no time of day',
      hint: 'A DATETIME column or a Date object is serialized: format it as Y-m-d.',
    },
    'money-as-number': {
      asks: 'Money is a decimal text, not a number',
      hint: 'DECIMAL is cast to float or BigDecimal written as number: send a text with two places; floats lose cents.',
    },
    'money-format': {
      asks: 'Money has exactly two decimal places and no separators or signs of a currency',
      hint: 'number_format without its arguments adds commas, casting drops zeros: number_format($amount, 2, ".", "") or toPlainString() with scale 2.',
    },
    'money-in-cents': {
      asks: 'Money is in dollars with two places, not in whole cents',
      hint: 'The stored cents go out as they are: divide by 100 with integer or decimal arithmetic. Or a number has lost the zeros of its cents: write two places.',
    },
    'enum-case': {
      asks: 'A value of a list is written as the contract writes it',
      hint: 'An enum’s name() or a label is sent (WAITING_PAY, Pending): send the wire value.',
    },
    'enum-as-other-type': {
      asks: 'A value of a list has the type that the contract gives it',
      hint: 'The column holds the same value as text, or the index in place of the name: convert in the serializer.',
    },
    'list-as-string': {
      asks: 'A list or an object is JSON, not a text that holds JSON or commas',
      hint: 'A JSON column or a comma-separated one is passed on as text: decode it (Laravel: $casts = ["x" => "array"]).',
    },
    'single-for-list': {
      asks: 'A list with one entry is still a list',
      hint: 'Converted from XML, or pluck()->first(): always send an array.',
    },
  },
  security: {
    'debug-page': {
      asks: 'No answer shows the framework’s debug page',
      hint: 'APP_DEBUG, NODE_ENV=development or Spring’s server.error.include-stacktrace is on: switch it off wherever customers come.',
    },
    'stack-trace': {
      asks: 'No answer shows a stack trace',
      hint: 'The exception’s text is put into msg or data: log it, and answer one sentence and the X-Request-Id.',
    },
    'sql-shown': {
      asks: 'No answer shows SQL or an error of the database',
      hint: 'The driver’s exception is put into msg: log it, and answer one sentence.',
    },
    'path-shown': {
      asks: 'No answer shows the server’s files or classes',
      hint: 'A warning or an exception’s message is passed on: log it, and answer one sentence.',
    },
    'secret-echoed': {
      asks: 'No password, payment code or code of a message comes back in an answer',
      hint: 'The request’s input or the whole user row is put into the answer: list the fields, and keep these out of debug output.',
    },
    'secret-field': {
      asks: 'No answer has a field for a password, a hash or a payment code',
      hint: 'The whole row is serialized: hide the column ($hidden, @JsonIgnore), and list the fields that leave.',
    },
    'card-unmasked': {
      asks: 'A bank card’s number is masked but for its last four digits',
      hint: 'The stored number is sent: send the mask, and keep the number where only the payout reads it.',
    },
    'token-in-answer': {
      asks: 'Tokens come only from the operations that give one',
      hint: 'The user row with its token column is serialized: list the fields that leave.',
    },
    'html-script': {
      asks: 'Text that is shown as HTML holds no script, and only the elements and attributes that the contract names',
      hint: 'What somebody typed is stored and sent as HTML: sanitize it with a list of allowed elements, without attributes.',
    },
    'cacheable-private': {
      asks: 'What is one customer’s alone says Cache-Control: no-store',
      hint: 'The framework’s default is "no-cache, private", which proxies and browsers may keep: set no-store where the contract requires it.',
    },
    'cookie-set': {
      asks: 'No answer sets a cookie: the token travels in the header',
      hint: 'The web middleware group or a session starter runs for /api: use the stateless one.',
    },
    'server-banner': {
      asks: 'No header names the server’s software and version',
      hint: 'Turn off expose_php, server_tokens and X-Powered-By.',
    },
  },
});
