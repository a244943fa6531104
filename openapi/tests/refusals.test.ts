import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { callsOf, componentOf, type Operation, type Schema } from '../scripts/contract.ts';
import { field } from './example-invariants/example-nodes.ts';
import { readContract } from './read-contract.ts';

const contract = await readContract();
const codes = contract['x-business-codes'] ?? [];
const operations = callsOf(contract).map(({ operation }) => operation);

// A validator without our x- keys, like that of a back end or a proxy.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'contract', components: contract.components });
const compiled = new Map<string, ValidateFunction>();

/** Whether a schema of the bundle accepts a value. */
function accepts(schema: Schema, value: unknown): boolean {
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(JSON.parse(key.replaceAll('"#/', '"contract#/')));
  compiled.set(key, validate);
  return validate(value);
}

function answerSchema({ operationId, responses: { '200': response } }: Operation): Schema {
  const schema = response && 'content' in response ? response.content?.['application/json']?.schema : undefined;
  if (schema === undefined) throw new Error(`${operationId} has no schema for 200`);
  return schema;
}

/** The envelope of each refusal, from its example. */
const envelopes = new Map(
  codes.map(({ code, name }) => {
    const examples = Object.values(contract.components.examples ?? {});
    return [name, examples.map(({ value }) => value).find((value) => field(value, 'code') === code)];
  }),
);
const withoutDetails = (name: string) => ({ ...Object(envelopes.get(name)), data: null });

describe('[B7.06] the answer of an operation, for a validator that knows only JSON Schema', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s matches each declared refusal with exactly one schema, and no other refusal',
    (_, operation) => {
      const schema = answerSchema(operation);
      const branches = schema.oneOf ?? [schema];
      for (const [name, envelope] of envelopes) {
        const declared = operation['x-errors'].includes(name);
        expect(accepts(schema, envelope), name).toBe(declared);
        expect(branches.filter((branch) => accepts(branch, envelope))).toHaveLength(declared ? 1 : 0);
      }
    },
  );

  test.each(operations.filter((one) => one['x-errors'].length > 0).map((one) => [one.operationId, one] as const))(
    '%s rejects a declared refusal without its details or with another name than its code',
    (_, operation) => {
      const schema = answerSchema(operation);
      for (const name of operation['x-errors']) {
        const hasDetails = codes.find((code) => code.name === name)?.data !== null;
        expect(accepts(schema, withoutDetails(name)), name).toBe(!hasDetails);
        expect(accepts(schema, { ...Object(envelopes.get(name)), data: {} }), name).toBe(false);
        expect(accepts(schema, { ...Object(envelopes.get(name)), reason: 'another' }), name).toBe(false);
      }
    },
  );

  test('a refusal without `reason` is accepted, since the specification shows only code and msg', () => {
    for (const operation of operations) {
      for (const name of operation['x-errors']) {
        const { reason, ...rest } = Object(envelopes.get(name));
        expect(reason).toBe(name);
        expect(accepts(answerSchema(operation), rest), `${operation.operationId} ${name}`).toBe(true);
      }
    }
  });
});

test('every schema of the bundle is referenced, and the building blocks of refusals are gone', () => {
  const text = JSON.stringify(contract);
  const referred = new Set(
    [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => componentOf(reference)),
  );
  expect(Object.keys(contract.components.schemas).filter((name) => !referred.has(name))).toEqual([]);
  expect(contract.components.schemas).not.toHaveProperty('Failure');
  expect(contract.components.schemas).not.toHaveProperty('BusinessCode');
});
