import { expect, test } from 'vitest';
import { changedExchange } from '../../../tests/example-exchanges.ts';
import { readContract } from '../../contract/contract.ts';
import type { Finding } from '../../finding.ts';
import type { RunContext } from '../run-context.ts';
import { probeSameElsewhere } from './same-elsewhere.ts';

const contract = await readContract();

/** The checks that fail on an operation whose products cost something else in getProduct. */
async function probed(id: string): Promise<string[]> {
  const operation = contract.operations.get(id);
  if (operation === undefined) throw new Error(`There is no operation ${id}`);
  const send = async (name: string) =>
    changedExchange(contract, name, name === 'getProduct' ? { body: { '/data/price': '0.07' } } : {});
  const found: Finding[] = [];
  const recorder = { applied: () => {}, add: (one: Finding) => found.push(one) };
  const context = { driver: { contract, send }, recorder } as unknown as RunContext; // all that the function uses
  const target = { operation, effect: 'none', input: {}, exchange: await send(id), isTarget: true } as const;
  await probeSameElsewhere(context, target);
  return [...new Set(found.map(({ check }) => check))];
}

test('another price than that of the product is found, except on the home page, which may be behind', async () => {
  expect(await probed('listHotProducts')).toEqual(['same-elsewhere']);
  expect(await probed('getHome')).toEqual([]);
});
