import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { EXTENSIONS } from '../rules/extension-schemas.ts';
import type { Schema } from '../scripts/contract.ts';
import { isFields } from './example-invariants/example-nodes.ts';
import { readContract } from './read-contract.ts';

const contract = await readContract();
const { description } = contract.info;

/** Every mapping of the bundle except those in examples. */
function mappings(node: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(mappings);
  if (!isFields(node)) return [];
  const inner = Object.entries(node).filter(([key]) => !['example', 'examples', 'value'].includes(key));
  return [node, ...inner.flatMap(([, value]) => mappings(value))];
}

const all = mappings(contract);

describe('the x- keys', () => {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  const used = all.flatMap((node) => Object.entries(node).filter(([key]) => key.startsWith('x-')));

  test.each(Object.keys(EXTENSIONS))('%s is explained in the contract’s description', (key) => {
    expect(description).toContain(`\`${key}\``);
  });

  test('each x- key in the bundle is in the table and matches its JSON Schema', () => {
    expect([...new Set(used.map(([key]) => key))].filter((key) => EXTENSIONS[key] === undefined)).toEqual([]);
    for (const [key, { schema }] of Object.entries(EXTENSIONS)) {
      const isWellFormed = ajv.compile(schema);
      expect(used.filter(([name, value]) => name === key && !isWellFormed(value))).toEqual([]);
    }
  });
});

describe('one word means one thing', () => {
  const properties = all.flatMap(({ properties }) => (isFields(properties) ? Object.entries(properties) : []));
  const named = (name: string) => properties.flatMap(([key, schema]) => (key === name ? [schema as Schema] : []));

  test('`code` is only in the envelope: 1, a business code or the HTTP status', () => {
    const business = (contract['x-business-codes'] ?? []).map(({ code }) => code);
    const others = named('code').filter(
      ({ const: only, minimum }) => ![1, ...business].includes(Number(only)) && minimum !== 400,
    );
    expect(others).toEqual([]);
  });

  test('`total` counts the entries of a list, and money has other names', () => {
    expect(named('total').filter(({ type }) => type !== 'integer')).toEqual([]);
    expect(named('total_amount').filter(({ $ref }) => $ref !== '#/components/schemas/Money')).toEqual([]);
  });

  test('a text that is `not blank` has the pattern that refuses the same in all regex engines', () => {
    const texts = properties.map(([, schema]) => schema as Schema);
    const named = texts.filter(
      ({ description = '' }) => /blank/i.test(description) && !/without blanks/.test(description),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(
      named.filter(({ pattern, description }) => pattern !== '[^ \\t\\r\\n]' || !/not blank/i.test(description ?? '')),
    ).toEqual([]);
  });

  test('each of these words is explained', () => {
    for (const word of ['id', 'code', 'total', 'total_amount', 'time', 'server_time', 'link', 'not blank']) {
      expect(description).toContain(`\`${word}\``);
    }
  });
});
