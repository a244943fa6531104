import { expect, test } from 'vitest';
import { createKnownIds } from './known-ids.ts';
import { contract, operationOf } from './probes/probe-context.testing.ts';

test('ids are known in the order of the requests that showed them, in whichever order the answers came', () => {
  const ids = createKnownIds(contract);
  const schema = operationOf('listAddresses').answers.get(1) ?? {};
  const answer = (...list: number[]) => ({ data: { list: list.map((id) => ({ id })) } });
  const [first, second] = [ids.turn(), ids.turn()];
  ids.learn(schema, answer(3, 1), second);
  expect(ids.of('address_id')).toEqual([3, 1]);
  ids.learn(schema, answer(1, 2), first);
  expect(ids.of('address_id')).toEqual([1, 2, 3]);
});
