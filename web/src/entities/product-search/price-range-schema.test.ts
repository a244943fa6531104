import { i18n } from '@lingui/core';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PriceRangeSchema, parsePriceRange } from './price-range-schema.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const issuesOf = (min: string, max: string) =>
  (v.safeParse(PriceRangeSchema, { min, max }).issues ?? []).map((issue) => v.getDotPath(issue));

test('either bound may be empty', () => {
  expect(parsePriceRange({ min: '', max: '' })).toEqual({ min: undefined, max: undefined });
  expect(parsePriceRange({ min: ' 9,5 ', max: '' })).toEqual({ min: '9.50', max: undefined });
});

test('an invalid amount has an error at its own field', () => {
  expect(issuesOf('ten', '20')).toEqual(['min']);
  expect(issuesOf('10', '1,000')).toEqual(['max']);
  expect(issuesOf('-1', '1.234')).toEqual(['min', 'max']);
});

test('a highest price below the lowest has an error at the highest, compared as amounts and not as text', () => {
  expect(issuesOf('100', '20')).toEqual(['max']);
  expect(issuesOf('9', '10')).toEqual([]);
  expect(issuesOf('20', '20.00')).toEqual([]);
  expect(parsePriceRange({ min: '100', max: '20' })).toBeUndefined();
});

test('[B5.14] any price range that the form accepts, the contract accepts', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0129.,-+ ٣５e'), maxLength: 15 });
  fc.assert(
    fc.property(typed, typed, (min, max) => {
      const result = v.safeParse(PriceRangeSchema, { min, max });
      for (const end of result.success ? [result.output.min, result.output.max] : []) {
        if (end !== undefined) expect(end).toMatch(/^\d{1,12}\.\d{2}$/);
      }
    }),
  );
});
