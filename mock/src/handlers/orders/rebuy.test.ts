import { expect, test } from 'vitest';
import { newKey, openSandbox } from '../../../tests/harness/open-sandbox.ts';

const again = (order_id: number) => ({ body: { order_id, idempotency_key: newKey() } });

test('the items of an order are added to the cart again, raising existing lines', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const { cart, skipped } = call('rebuyOrder', again(9002));
  expect(skipped).toEqual([]);
  const lines = cart.groups.flatMap((group) => group.lines).map(({ sku_id, quantity }) => [sku_id, quantity]);
  expect(lines).toContainEqual([1021, 2]);
  expect(lines).toContainEqual([1052, 1]);
  expect(call('rebuyOrder', again(9002)).cart.count).toBe(cart.count + 2);
});

test('items that cannot be bought are left out and named; without any other item the cart stays unchanged', () => {
  const { call, refusal, world } = openSandbox({ checkInvariants: true });
  const [berry] = world.products.get(102)?.skus ?? [];
  const boots = world.products.get(105);
  if (!berry || !boots) throw new Error('the example products are not as they were');
  berry.stock = 0;
  expect(call('rebuyOrder', again(9002)).skipped).toEqual([
    { name: 'Trail 24 L backpack, rain cover', reason: 'sold_out' },
  ]);
  boots.status = 'removed';
  const before = call('getCart', {});
  expect(refusal('rebuyOrder', again(9002)).name).toBe('nothing_to_rebuy');
  expect(call('getCart', {})).toEqual(before);
});

test('a quantity is raised to the stock or the limit at most', () => {
  const { call, refusal, world } = openSandbox({ checkInvariants: true });
  const [tent] = world.products.get(103)?.skus ?? [];
  if (!tent) throw new Error('the tent is not as it was');
  tent.limit = 1;
  expect(call('rebuyOrder', again(9005)).skipped).toEqual([]);
  expect(refusal('rebuyOrder', again(9005)).name).toBe('nothing_to_rebuy');
  const shop = world.shops.get(2);
  if (shop) shop.status = 'closed';
  expect(refusal('rebuyOrder', again(9005)).name).toBe('nothing_to_rebuy');
});

test('buying again is executed once per key', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const request = again(9002);
  const first = call('rebuyOrder', request);
  expect(call('rebuyOrder', request)).toEqual(first);
  expect(call('getCart', {}).count).toBe(first.cart.count);
});
