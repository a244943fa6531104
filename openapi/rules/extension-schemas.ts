import { RISKS } from '../scripts/agenda/entry.ts';
import { PROVENANCE, PROVENANCE_FORMS } from '../scripts/provenance.ts';

/** An x- key of the contract. `info.description` of openapi.yaml says what it means. */
type Extension = {
  /** Redocly's node types that may carry it in the sources; none if only the build writes it. */
  on: readonly string[];
  /** JSON Schema of its value. */
  schema: object;
  /** The schema in words, for messages. */
  form: string;
};

const CODE_NAME = { type: 'string', pattern: '^[a-z]+(_[a-z]+)*$' };
const OPERATION_ID = { type: 'string', pattern: '^[a-z]+([A-Z][a-z]+)+$' };
const NAME = '^[a-z]+(_[a-z]+)*$';
const FIELD = { type: 'string', pattern: NAME };
const PATH = { type: 'string', pattern: '^[a-z_]+(\\.[a-z_]+)*$' };
const PATHS = { type: 'array', items: PATH, minItems: 1 };
const TERM = { type: 'string', pattern: '^[a-z_]+(\\.[a-z_]+)*( \\* [a-z_]+(\\.[a-z_]+)*)?$' };
const TERMS = { type: 'array', items: TERM, minItems: 1 };
const ORDER = { type: 'array', items: { type: 'string', pattern: '^-?[a-z_]+(\\.[a-z_]+)*$' }, minItems: 1 };
const form = (required: string, properties: object) => ({
  type: 'object',
  required: [required],
  properties,
  additionalProperties: false,
});
const MATCH = {
  type: 'object',
  propertyNames: { pattern: PATH.pattern },
  additionalProperties: { type: 'string', minLength: 1 },
};
const EQUALS = {
  oneOf: [
    form('plus', {
      plus: TERMS,
      minus: TERMS,
      where: MATCH,
      at: PATH,
      atLeast: { type: 'string', pattern: '^\\d+\\.\\d\\d$' },
    }),
    form('times', { times: PATHS }),
    form('count', { count: PATH }),
    form('join', { join: PATH }),
    form('lowest', { lowest: PATH, among: PATH }),
  ],
};
const EQUALS_FORM =
  '{ plus, minus, where, at, atLeast } or { times } of paths, { count } of a list, { join } of texts, or { lowest, among } of a list';
const DURATION = { type: 'string', pattern: '^P(\\d+D|T\\d+[HMS])$' };
const READ_PATH = { type: 'string', pattern: '^[a-z]+([A-Z][a-z]+)+(\\.[a-z_]+)+$' };
const FIELDS = {
  type: 'array',
  items: { type: 'string', pattern: '^[a-z]+(_[a-z]+)*$' },
  minItems: 1,
  uniqueItems: true,
};
const SETTLED_BY = {
  type: 'object',
  required: ['read'],
  additionalProperties: false,
  oneOf: [{ required: ['entry'] }, { required: ['many'] }, { required: ['shows'] }, { required: ['none'] }],
  properties: {
    read: OPERATION_ID,
    with: { type: 'object', additionalProperties: { type: 'string' } },
    entry: FIELDS,
    many: { const: true },
    none: { type: 'string', minLength: 1 },
    shows: { type: 'object', minProperties: 1, additionalProperties: { type: ['string', 'array'] } },
  },
};
const TEXT = { type: 'string', minLength: 1 };

const CODES = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'name', 'meaning', 'msg', 'data'],
    additionalProperties: false,
    properties: {
      code: { type: 'integer', minimum: 1000, maximum: 9999 },
      name: CODE_NAME,
      meaning: TEXT,
      msg: { type: 'object', additionalProperties: TEXT },
      data: { type: ['string', 'null'], pattern: '^[A-Z][A-Za-z]+$' },
      example: { type: 'object' },
    },
  },
};
const CODES_FORM =
  'a list of { code, name, meaning, msg: { <language>: <text> }, data: <schema> or null, example: <details> }';

/** Every x- key that the contract may carry. */
export const EXTENSIONS: Readonly<Record<string, Extension>> = {
  'x-provenance': {
    on: ['Operation', 'Parameter', 'Header', 'Schema'],
    schema: { type: 'string', pattern: PROVENANCE.source },
    form: PROVENANCE_FORMS,
  },
  'x-risk': {
    on: ['Operation', 'Parameter', 'Schema'],
    schema: { enum: RISKS },
    form: RISKS.join(', '),
  },
  'x-errors': {
    on: ['Operation'],
    schema: { type: 'array', items: CODE_NAME, uniqueItems: true },
    form: 'a list of names of business codes, each once',
  },
  'x-invalidates': {
    on: ['Operation'],
    schema: { type: 'array', items: OPERATION_ID, uniqueItems: true },
    form: 'a list of operationIds, each once',
  },
  'x-idempotent': {
    on: ['Operation'],
    schema: { type: 'boolean' },
    form: 'true or false',
  },
  'x-equals': { on: ['Schema'], schema: EQUALS, form: EQUALS_FORM },
  'x-after': {
    on: ['Schema'],
    schema: {
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      propertyNames: { pattern: NAME },
      additionalProperties: {
        oneOf: [
          DURATION,
          { type: 'object', required: ['else'], minProperties: 2, maxProperties: 2, additionalProperties: DURATION },
        ],
      },
    },
    form: '{ <the moment before it: a property, or answer>: <a duration such as P3D or PT10M> }, or { <a boolean>, else } of durations',
  },
  'x-effect': {
    on: ['Parameter', 'Schema'],
    schema: {
      oneOf: [
        { const: 'by hand' },
        form('words', { words: PATHS }),
        form('equals', { equals: PATHS }),
        form('some', { some: PATHS }),
        form('matches', { matches: { type: 'object', additionalProperties: MATCH } }),
        ...['least', 'most', 'above', 'below', 'begins', 'opens'].map((key) => form(key, { [key]: PATH })),
      ],
    },
    form: 'by hand, or one of { words, equals, some, matches, least, most, above, below, begins, opens } with paths of an entry',
  },
  'x-sorted-by': {
    on: ['Schema', 'Parameter'],
    schema: { oneOf: [ORDER, { type: 'object', minProperties: 1, additionalProperties: ORDER }, PATH] },
    form: 'a list of properties of the entries, "-" before what falls; of a parameter, one such list for each value, or the property that its values list',
  },
  'x-over-time': {
    on: ['Schema'],
    schema: { enum: ['fixed', 'rises', 'falls'] },
    form: 'fixed, rises or falls',
  },
  'x-undone-by': {
    on: ['Operation'],
    schema: {
      type: 'object',
      required: ['operation', 'minutes'],
      additionalProperties: false,
      properties: { operation: OPERATION_ID, minutes: { type: 'integer', minimum: 1 } },
    },
    form: '{ operation: <the operationId that undoes it>, minutes: <for how long> }',
  },
  'x-listed-by': {
    on: ['Schema'],
    schema: {
      type: 'object',
      required: ['read', 'as', 'when'],
      additionalProperties: false,
      properties: {
        read: OPERATION_ID,
        as: PATH,
        by: FIELD,
        when: { type: 'array', items: { type: ['string', 'boolean'] }, minItems: 1, uniqueItems: true },
      },
    },
    form: '{ read: <the operationId of a list>, as: <the path of the id in its entries>, by: <its parameter that lists ids>, when: <values> }',
  },
  'x-all-or-none': { on: ['Schema'], schema: { type: 'boolean' }, form: 'true or false' },
  'x-translated': { on: ['Schema'], schema: { const: true }, form: 'true' },
  'x-same-as': {
    on: ['Schema'],
    schema: READ_PATH,
    form: 'the operationId of a read and a path in its data, such as getCart.count',
  },
  'x-moves': {
    on: ['Operation'],
    schema: {
      type: 'object',
      minProperties: 1,
      propertyNames: READ_PATH,
      additionalProperties: { type: 'string', pattern: '^-?[a-z_]+(\\.[a-z_]+)*$' },
    },
    form: '{ <a read and a path in its data>: <a path in the answer or the body, "-" before it if it falls> }',
  },
  'x-once': {
    on: ['Schema'],
    schema: {
      oneOf: [
        CODE_NAME,
        {
          type: 'object',
          required: ['refusal', 'unless'],
          additionalProperties: false,
          properties: { refusal: CODE_NAME, unless: FIELD },
        },
      ],
    },
    form: 'the name of a refusal that the call declares, or { refusal: <that name>, unless: <a field of the body> }',
  },
  'x-ignores': {
    on: ['Schema'],
    schema: {
      type: 'array',
      items: { type: 'string', pattern: '^[a-z_]+(\\[[a-z_]+\\])?$' },
      minItems: 1,
      uniqueItems: true,
    },
    form: 'a list of parameters that do not change this part of an answer',
  },
  'x-echo': {
    on: ['Parameter', 'Schema'],
    schema: {
      oneOf: [
        { type: 'string', pattern: '^[A-Z][A-Za-z]*(-[A-Z][a-z]+)*$' },
        { const: false },
        form('as', { as: PATH, of: FIELD, by: FIELD, ignoring: TEXT }),
      ],
    },
    form: 'the name of a header of the answer; of a property { as: <path in the data>, of: <the field with the id of its record>, by: <the property that names an entry>, ignoring: <characters> }, or false',
  },
  'x-attempt': {
    on: ['Operation'],
    schema: {
      type: 'object',
      additionalProperties: false,
      anyOf: [{ required: ['key', 'minutes'] }, { required: ['settledBy'], not: { required: ['key'] } }],
      properties: {
        key: { enum: ['idempotency_key', 'client_id'] },
        minutes: { type: 'integer', minimum: 1, maximum: 1440 },
        secrets: FIELDS,
        pinned: FIELDS,
        renewedBy: FIELDS,
        settledBy: SETTLED_BY,
      },
    },
    form: '{ key, minutes, secrets, pinned, renewedBy, settledBy: { read, with, entry or shows } }, or settledBy alone',
  },
  'x-extensible-enum': {
    on: ['Schema'],
    schema: { type: 'array', items: { type: ['string', 'integer'] }, minItems: 1, uniqueItems: true },
    form: 'a list of values, each once',
  },
  'x-enum-varnames': {
    on: ['Schema'],
    schema: { type: 'array', items: { type: 'string', pattern: '^[A-Z][A-Za-z]+$' }, uniqueItems: true },
    form: 'a list of names such as WaitingPayment, each once',
  },
  'x-sunset': {
    on: ['Operation', 'Parameter', 'Schema'],
    schema: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
    form: 'a date such as 2027-01-31',
  },
  'x-codes': { on: ['Schema'], schema: CODES, form: CODES_FORM },
  'x-business-codes': { on: [], schema: CODES, form: CODES_FORM },
};
