import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { postcodeCases } from './postcode-cases.ts';

const { example } = contract.operations.get('saveAddress')?.body ?? {};

/** What breaks the rule for the postcode of the example, at a server with this rule for its country. */
async function sentFor(rule: unknown) {
  const areas = (id: string) =>
    changedExchange(contract, id, { body: { '/data/list': [{ country_code: 'JP', postcode: rule }] } });
  const { context } = probeContext(areas);
  const cases = await postcodeCases(context, { ...targetOf('saveAddress'), input: { body: example } });
  return cases.map(({ body }) => (body as { postcode?: string }).postcode);
}

test('a postcode of another form, and a missing one where it is required, break the rule of the country', async () => {
  expect(await sentFor({ pattern: '^[0-9]{7}$', required: true })).toEqual(['ZZ', undefined]);
  expect(await sentFor({ pattern: '^[A-Z]{2}$', required: false })).toEqual(['00']);
});

test('where the country has no postcodes, any breaks the rule', async () => {
  expect(await sentFor(null)).toEqual(['ZZ']);
});

test('a rule that nothing tried breaks, that cannot be read, or that is not there is left alone', async () => {
  expect(await sentFor({ pattern: '^[A-Z0-9]{2}$', required: false })).toEqual([]);
  expect(await sentFor({ pattern: '(', required: false })).toEqual([]);
  expect(await sentFor(undefined)).toEqual([]);
});
