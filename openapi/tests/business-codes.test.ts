import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { callsOf } from '../scripts/contract.ts';
import { field } from './example-invariants/example-nodes.ts';
import { readContract } from './read-contract.ts';

const contract = await readContract();
const codes = contract['x-business-codes'] ?? [];

// Redocly checks formats; this test checks the shape.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'contract', components: contract.components });

describe('business codes', () => {
  test('codes and names are unique', () => {
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
    expect(new Set(codes.map(({ name }) => name)).size).toBe(codes.length);
  });

  test('every code is declared by an operation', () => {
    const declared = new Set(callsOf(contract).flatMap(({ operation }) => operation['x-errors']));
    expect(codes.map(({ name }) => name).filter((name) => !declared.has(name))).toEqual([]);
  });

  test.each(codes)('$name has one example, with details that match its schema', ({ code, name, data }) => {
    const examples = Object.values(contract.components.examples ?? {}).map(({ value }) => value);
    const [example, ...others] = examples.filter((value) => field(value, 'code') === code);
    expect(others).toEqual([]);
    const details = field(example, 'data');
    if (data === null) {
      expect(details).toBeNull();
    } else {
      const validate = ajv.compile({ $ref: `contract#/components/schemas/${data}` });
      expect(validate(details), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  });
});
