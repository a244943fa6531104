// B5.14, for every form: whatever it accepts the contract accepts, and so whatever the contract refuses it refuses.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { i18n } from '@lingui/core';
import type { OperationId } from '@meridian/sdk';
import { operations } from '@meridian/sdk';
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

// The contract's own validator, and its formats as the mock's engine understands them: both stand behind their
// workspaces, which web/ does not depend on. What they export is their documented face, typed here as far as it is used.
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

// The rules word their refusals in the language in use; a language without texts is enough here.
i18n.loadAndActivate({ locale: 'en', messages: {} });

/** What the contract holds against the JSON body of an operation; null when it accepts it. */
function refusalOf(operation: OperationId): (body: unknown) => unknown {
  const { path, method } = operations[operation];
  const schema = contract.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'].schema;
  if (schema === undefined) throw new Error(`${operation} has no JSON body`);
  const validate = ajv.compile(localised(schema));
  return (body) => (validate(body) ? null : validate.errors);
}

/** References of the bundle lead to its own components; here they are the schema "contract". */
function localised(schema: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  return JSON.parse(text);
}

/** Texts of every kind that people and programs put into fields. */
export const anyText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.stringMatching(/^[+ ]?[0-9 -]{0,24}$/),
  fc.emailAddress(),
  fc.stringMatching(/^[a-z'.+-]{1,8}@[a-z0-9.-]{1,12}$/),
  fc.constantFrom('', ' ', '\t\n', '\u00a0', '\u3000', '👍👍👍', '\ud800', 'a'.repeat(129), 'ä'.repeat(254), '000000'),
);

interface Check<Schema extends GenericSchema> {
  form: Schema;
  operation: OperationId;
  /** What is sent of what the form has accepted. */
  body: (output: InferOutput<Schema>) => unknown;
  /** A form filled in as it should be; it must be accepted. */
  ordinary: InferInput<Schema>;
  /** What else may stand in fields that take no text. Every other field gets `anyText`. */
  /** Makes the fields agree that the form compares; done every other time, because chance would never do it. */
  agree?: (values: InferInput<Schema>) => InferInput<Schema>;
  fields?: { [Field in keyof InferInput<Schema>]?: fc.Arbitrary<InferInput<Schema>[Field]> };
}

/**
 * Fills the form in with anything, in one field, in some, or in all of them, and holds what it accepts against the
 * contract. Throws an AssertionError with the smallest input that breaks the rule.
 */
export function holdsToContract<Schema extends GenericSchema>(check: Check<Schema>): void {
  const { form, operation, body, ordinary, agree = (values) => values, fields = {} } = check;
  const refusal = refusalOf(operation);
  const send = (values: unknown): boolean => {
    const result = safeParse(form, values);
    if (result.success) expect({ values, refusal: refusal(body(result.output)) }).toEqual({ values, refusal: null });
    return result.success;
  };
  expect(send(ordinary), 'the ordinary input').toBe(true);

  const kinds: Record<string, fc.Arbitrary<unknown>> = { ...fields };
  const names = Object.keys(Object(ordinary));
  const anyField = fc.record(Object.fromEntries(names.map((name) => [name, kinds[name] ?? anyText])));
  const changed = fc.tuple(fc.subarray(names, { minLength: 1 }), anyField, fc.boolean());
  let [accepted, refused] = [0, 0];
  fc.assert(
    fc.property(changed, ([which, values, agreeing]) => {
      const change = Object.fromEntries(which.map((name) => [name, values[name]]));
      const filled = { ...Object(ordinary), ...change };
      if (send(agreeing ? agree(filled) : filled)) accepted += 1;
      else refused += 1;
    }),
    { numRuns: 2000 },
  );
  // A rule that accepts nothing, or everything, has not been looked at.
  expect(refused).toBeGreaterThan(100);
  expect(accepted).toBeGreaterThan(10);
}
