import type { OperationId } from '@meridian/sdk';
import { expect, test } from 'vitest';
import { changedExchange } from '../../../tests/example-exchanges.ts';
import { readContract } from '../../contract/contract.ts';
import type { Finding } from '../../finding.ts';
import type { Prepared } from '../recipes/recipe.ts';
import type { RunContext, Target } from '../run-context.ts';
import { probeLeftOut } from './left-out.ts';

const contract = await readContract();

/** The checks that fail at a server that answers likeProducts with this HTTP status, and leaves out nothing. */
async function probed(status: number): Promise<string[]> {
  const operation = contract.operations.get('likeProducts');
  if (operation === undefined) throw new Error('There is no operation likeProducts');
  const exchange = changedExchange(contract, operation.id, { status, body: { '/data/skipped': [] } });
  const found: Finding[] = [];
  const recorder = { applied: () => {}, add: (one: Finding) => found.push(one) };
  const context = { driver: { contract, send: async () => exchange }, recorder } as unknown as RunContext; // all that the function uses
  const target: Target = { operation, effect: 'undone', input: {}, exchange, isTarget: true };
  const prepare = async (): Promise<unknown> => ({ body: { product_ids: [101], liked: true } });
  await probeLeftOut(context, target, prepare as () => Promise<Prepared<OperationId>>);
  return found.map(({ check }) => check);
}

test('a server that does not name an unknown id is found, a server that is too busy is not', async () => {
  expect(await probed(200)).toEqual(['left-out-untold']);
  expect(await probed(429)).toEqual([]);
  expect(await probed(503)).toEqual([]);
});
