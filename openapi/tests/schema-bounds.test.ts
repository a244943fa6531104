import { expect, test } from 'vitest';
import type { Schema } from '../scripts/contract.ts';
import { longestMatch } from '../scripts/longest-match.ts';
import { addBounds } from '../scripts/schema-bounds.ts';
import { contract as small } from './fixtures/agenda-contract.ts';

function bounded(schema: Schema): Schema {
  const contract = { ...small, paths: {}, components: { schemas: { Subject: structuredClone(schema) } } };
  addBounds(contract);
  return contract.components.schemas.Subject;
}

test('an integer has limits that every reader can represent, and the matching format', () => {
  const most = 9007199254740991;
  expect(bounded({ type: 'integer', minimum: 1 })).toMatchObject({ minimum: 1, maximum: most, format: 'int64' });
  expect(bounded({ type: ['integer', 'null'] })).toMatchObject({ minimum: -most, maximum: most, format: 'int64' });
  expect(bounded({ type: 'integer', minimum: 0, maximum: 50 })).toMatchObject({ maximum: 50, format: 'int32' });
  expect(bounded({ type: 'integer', enum: [2, 0, 1] })).toMatchObject({ minimum: 0, maximum: 2, format: 'int32' });
  expect(bounded({ type: 'integer', const: 1 })).toEqual({ type: 'integer', const: 1, format: 'int32' });
});

test('a string has a maximum length unless its values are listed', () => {
  expect(bounded({ type: ['string', 'null'], format: 'date-time' })).toMatchObject({ maxLength: 40 });
  expect(bounded({ type: 'string', pattern: String.raw`^-?\d{1,12}\.\d{2}$` })).toMatchObject({ maxLength: 16 });
  expect(bounded({ type: 'string', maxLength: 9, pattern: '^a{2}$' })).toMatchObject({ maxLength: 9 });
  expect(bounded({ type: 'string', const: 'a' })).not.toHaveProperty('maxLength');
});

test('nested schemas get limits too', () => {
  const list: Schema = {
    type: 'object',
    properties: { list: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 9 } } },
  };
  expect(bounded({ oneOf: [list] })).toMatchObject({
    oneOf: [{ properties: { list: { maxItems: 1000, items: { maximum: 9, format: 'int32' } } } }],
  });
});

test.each([
  [String.raw`^\d{4}-(0[1-9]|1[0-2])$`, 7],
  ['^[A-Z]{2}$', 2],
  ['^(?:ab|c){3}d?$', 7],
  ['^a+$', undefined],
  ['a{2}', undefined],
  ['^(?!b)a$', undefined],
  ['^a|b$', undefined],
])('the longest match of %s has the length %s', (pattern, length) => {
  expect(longestMatch(pattern)).toBe(length);
});
