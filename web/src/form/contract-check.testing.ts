// B5.14, for every form: whatever a form accepts, the contract accepts too.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { i18n } from '@lingui/core';
import { type OperationId, operations } from '@meridian/sdk';
import fc from 'fast-check';
import { type GenericSchema, type InferInput, type InferOutput, safeParse } from 'valibot';
import { expect } from 'vitest';

interface Validator {
  (body: unknown): boolean;
  errors?: unknown;
}

interface Ajv {
  addSchema: (schema: unknown) => void;
  compile: (schema: unknown) => Validator;
}

const at = (path: string) => new URL(`../../../${path}`, import.meta.url);

// The contract's own validator, with the formats of the mock's engine. Both are dependencies of other workspaces and
// not of web/, so their documented exports are typed here as far as they are used.
const fromContract = createRequire(at('openapi/package.json'));
const fromMock = createRequire(at('mock/package.json'));
const { Ajv2020 }: { Ajv2020: new (options: object) => Ajv } = fromContract('ajv/dist/2020.js');
const addFormats: { default: (ajv: Ajv) => void } = createRequire(fromMock.resolve('@stoplight/prism-http'))(
  'ajv-formats',
);

interface Contract {
  components: unknown;
  paths: Record<string, Record<string, { requestBody?: { content: { 'application/json': { schema: unknown } } } }>>;
}

const contract: Contract = JSON.parse(readFileSync(at('openapi/dist/openapi.json'), 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

// Error messages are translated; a catalogue without texts is enough here.
i18n.loadAndActivate({ locale: 'en', messages: {} });

/** Validates JSON bodies of an operation against the contract: returns the errors, or null. */
function contractErrors(operation: OperationId): (body: unknown) => unknown {
  const { path, method } = operations[operation];
  const schema = contract.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'].schema;
  if (schema === undefined) throw new Error(`${operation} has no JSON body`);
  const validate = ajv.compile(inContractSchema(schema));
  return (body) => (validate(body) ? null : validate.errors);
}

/** Points the bundle's references to the components, which are registered as the schema "contract". */
function inContractSchema(schema: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  return JSON.parse(text);
}

/** Any text that people or programs may enter. */
export const anyText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.stringMatching(/^[+ ]?[0-9 -]{0,24}$/),
  fc.emailAddress(),
  fc.stringMatching(/^[a-z'.+-]{1,8}@[a-z0-9.-]{1,12}$/),
  fc.constantFrom('', ' ', '\t\n', '\u00a0', '\u3000', '👍👍👍', '\ud800', 'a'.repeat(129), 'ä'.repeat(254), '000000'),
);

/** What stands around a text that is pasted: blanks, and marks without width, as telephones and chats write them. */
const AROUND_TEXT = [
  [' ', '\n'],
  ['\u00a0', '\t'],
  ['\u3000', '\u3000'],
  ['\u200b', '\u2060'],
  ['\ufeff', '\u200e'],
  ['\u202d', '\u202c'],
  ['\u2066', '\u2069'],
] as const;
/** And around numbers, codes and addresses: quotation marks of the ten languages (CLDR 48, delimiters), and a label. */
const AROUND_NUMBER = [
  ...AROUND_TEXT,
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«\u00a0', '\u00a0»'],
  ['「', '」'],
  ['Nr.: ', ' '],
  ['番号：', ''],
] as const;
const TEXTS = /name$|holder|addressee|detail|carrier|reference|remark|explanation|note|content|text|^own_tag/;
const NUMBERS = /number|account|email|^to$|mobile|^code$|postcode|sum|amount|_pay_code|tx_hash/;

interface ContractCheck<Schema extends GenericSchema> {
  form: Schema;
  operation: OperationId;
  /** The request body for the form's output. */
  body: (output: InferOutput<Schema>) => unknown;
  /** Input that must be accepted. */
  validInput: InferInput<Schema>;
  /** Makes fields equal that the form compares. Applied every other time, because random values never match. */
  makeConsistent?: (values: InferInput<Schema>) => InferInput<Schema>;
  /** Arbitraries of fields that are not text. Every other field gets `anyText`. */
  fields?: { [Field in keyof InferInput<Schema>]?: fc.Arbitrary<InferInput<Schema>[Field]> };
}

/**
 * Fills one, some or all fields of the form with arbitrary values, and validates whatever it accepts against the
 * contract. Throws an AssertionError with the smallest input that the contract refuses.
 */
export function expectFormMatchesContract<Schema extends GenericSchema>(check: ContractCheck<Schema>): void {
  const { form, operation, body, validInput, makeConsistent = (values) => values, fields = {} } = check;
  const errorsOf = contractErrors(operation);
  const submit = (values: unknown): boolean => {
    const result = safeParse(form, values);
    if (result.success) expect({ values, errors: errorsOf(body(result.output)) }).toEqual({ values, errors: null });
    return result.success;
  };
  expect(submit(validInput), 'the ordinary input').toBe(true);

  const plain = safeParse(form, validInput).output;
  for (const [name, value] of Object.entries(Object(validInput))) {
    if (typeof value !== 'string' || value === '') continue;
    // A blank or a mark may be a part of a password.
    const around = NUMBERS.test(name) ? AROUND_NUMBER : TEXTS.test(name) ? AROUND_TEXT : [];
    for (const [before, after] of around) {
      const pasted = { [name]: `${before}${value}${after}` };
      const { output } = safeParse(form, { ...Object(validInput), ...pasted });
      expect({ pasted, output }, '[B5.18] pasted').toEqual({ pasted, output: plain });
    }
  }

  const kinds: Record<string, fc.Arbitrary<unknown>> = { ...fields };
  const names = Object.keys(Object(validInput));
  const anyField = fc.record(Object.fromEntries(names.map((name) => [name, kinds[name] ?? anyText])));
  const changed = fc.tuple(fc.subarray(names, { minLength: 1 }), anyField, fc.boolean());
  let [accepted, refused] = [0, 0];
  fc.assert(
    fc.property(changed, ([which, values, isConsistent]) => {
      const change = Object.fromEntries(which.map((name) => [name, values[name]]));
      const filled = { ...Object(validInput), ...change };
      if (submit(isConsistent ? makeConsistent(filled) : filled)) accepted += 1;
      else refused += 1;
    }),
    { numRuns: 2000 },
  );
  // A form that accepts nothing, or everything, would not be tested.
  expect(refused).toBeGreaterThan(100);
  expect(accepted).toBeGreaterThan(0);
  process.stdout.write(`B5.14 ${operation}: ${accepted + refused} cases, ${accepted} accepted, 0 disagreements\n`);
}
