import { expect, test } from 'vitest';
import { changedExchange } from '../../../tests/example-exchanges.ts';
import { contract, probeContext, targetOf } from './probe-context.testing.ts';
import { probeSameElsewhere } from './same-elsewhere.ts';

/** The checks that fail on an operation whose products cost something else in getProduct. */
async function probed(id: string): Promise<string[]> {
  const { context, found } = probeContext((name) =>
    changedExchange(contract, name, name === 'getProduct' ? { body: { '/data/price': '0.07' } } : {}),
  );
  await probeSameElsewhere(context, targetOf(id));
  return [...new Set(found.map(({ check }) => check))];
}

test('another price than that of the product is found, except on the home page, which may lag', async () => {
  expect(await probed('listHotProducts')).toEqual(['same-elsewhere']);
  expect(await probed('getHome')).toEqual([]);
});
