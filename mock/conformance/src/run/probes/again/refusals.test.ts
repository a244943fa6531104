import { expect, test } from 'vitest';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import type { Prepared } from '../../recipes/recipe.ts';
import { contract, operationOf, probeContext } from '../probe-context.testing.ts';
import { probeFreedKey, probeRefusals } from './refusals.ts';

type Sent = { readonly sku_id?: number; readonly quantity?: number; readonly line_ids?: readonly number[] };

const nameOf: Readonly<Record<string, string>> = {
  product_id: 'product_not_found',
  sku_id: 'sku_not_found',
  line_id: 'cart_line_not_found',
  line_ids: 'cart_line_not_found',
};

/** Probes the refusals of a call at a server with one product, where SKU 11 is in the cart; `stock` answers for a SKU. */
async function probed(id: string, body: object, stock: (sku: number) => number, accepts: (sent: Sent) => boolean) {
  const answer = (code: number, data: unknown, reason = 'refused') =>
    changedExchange(contract, id, { text: JSON.stringify({ code, reason, data }) });
  const { context, found } = probeContext((name, input) => {
    if (name === 'getCart') return answer(1, { groups: [{ lines: [{ id: 1, product_id: 7, sku_id: 11, stock: 5 }] }] });
    if (name === 'getProduct') return answer(1, { skus: [11, 12].map((sku) => ({ id: sku, stock: stock(sku) })) });
    const sent = bodyFields(input);
    const [unknown = ''] = Object.keys(sent).filter((name) => [sent[name]].flat().some((one) => Number(one) > 2 ** 32));
    return accepts(sent) ? answer(1, sent) : answer(2003, null, nameOf[unknown] ?? 'refused');
  });
  const undone: unknown[] = [];
  await probeRefusals(context, {
    operation: operationOf(id),
    input: { body },
    undo: async (data) => undone.push(data),
  });
  return { found, undone };
}

test('the quantity for another SKU of a cart line is checked against its own stock', async () => {
  const stock = (sku: number) => (sku === 11 ? 5 : 90);
  const body = { line_id: 1, sku_id: 12, quantity: 2 };
  const isThere = ({ sku_id = 11, quantity = 0 }: Sent) => [11, 12].includes(sku_id) && quantity <= stock(sku_id);
  const known = (sent: Sent & { line_id?: number }) => sent.line_id === 1 && isThere(sent);
  expect((await probed('updateCartLine', body, stock, known)).found).toEqual([]);
  expect((await probed('updateCartLine', body, stock, ({ quantity = 0 }) => quantity === 91)).found).toMatchObject([
    { check: 'refusal-missing', at: 'quantity' },
  ]);
});

test('a quantity that has come into stock since is no fault, and what was added is taken back', async () => {
  const body = { product_id: 7, sku_id: 11, quantity: 1, idempotency_key: 'one' };
  const isMore = ({ quantity = 0 }: Sent) => quantity > 1;
  const stocks = [5, 9];
  const rising = await probed('addCartLine', body, (sku) => (sku === 11 ? (stocks.shift() ?? 9) : 0), isMore);
  expect(rising.found).toEqual([]);
  expect(rising.undone).toMatchObject([{ quantity: 6 }]);
  expect((await probed('addCartLine', body, () => 5, isMore)).found).toMatchObject([{ check: 'refusal-missing' }]);
});

test('an unknown one of all or none is named beside a known one', async () => {
  const isAnyKnown = ({ line_ids = [] }: Sent) => line_ids.includes(1);
  const restored = await probed('restoreCartLines', { line_ids: [1] }, () => 0, isAnyKnown);
  expect(restored.found).toMatchObject([{ check: 'refusal-missing', at: 'line_ids' }]);
  expect((await probed('deleteCartLines', { line_ids: [1] }, () => 0, isAnyKnown)).found).toEqual([]);
});

test('a key that stays refused is a fault, unless a key of its own is refused by now, too', async () => {
  const recharged = async (isRefused: (key: unknown, sent: number) => boolean) => {
    let sent = 0;
    const { context, found } = probeContext((id, input) => {
      sent += 1;
      const text = isRefused(bodyFields(input)['idempotency_key'], sent)
        ? { code: 4001, reason: 'amount_out_of_range', data: null }
        : { code: 1, data: {} };
      return changedExchange(contract, id, { text: JSON.stringify(text) });
    });
    const input = { body: { amount: '10.00', idempotency_key: 'one' } };
    const prepare = async () => input as unknown as Prepared; // of this very operation
    await probeFreedKey(context, { operation: operationOf('createRecharge'), input }, prepare);
    return found.map(({ check }) => check);
  };
  expect(await recharged((key) => key === 'one')).toEqual(['idempotency-key-kept']);
  expect(await recharged(() => true)).toEqual([]);
  expect(await recharged((_, sent) => sent === 1)).toEqual([]);
});

test('an id that is not there is far from a known one, and refused by the name of its kind', async () => {
  const refused = async (reason: string) => {
    const sent: unknown[] = [];
    const { context, found } = probeContext((id, input) => {
      sent.push(...Object.values({ ...input.query, ...bodyFields(input) }));
      return changedExchange(contract, id, { text: JSON.stringify({ code: 3001, reason, data: null }) });
    });
    await probeRefusals(context, { operation: operationOf('confirmOrder'), input: { body: { order_id: 9003 } } });
    return { sent, checks: found.map(({ check }) => check) };
  };
  expect(await refused('order_not_found')).toEqual({ sent: [9003 + 2 ** 32], checks: [] });
  expect(await refused('order_state_changed')).toMatchObject({ checks: ['not-found-otherwise'] });
});

test('an unknown id is tried in a parameter that may be left out, too, and a chain without its beginning', async () => {
  const succeeding = async (id: string, body?: object) => {
    const { context, found } = probeContext(() => changedExchange(contract, id));
    await probeRefusals(context, { operation: operationOf(id), input: body === undefined ? {} : { body } });
    return found.map(({ at }) => at);
  };
  expect(await succeeding('listAreas')).toEqual(['parent']);
  expect(await succeeding('saveAddress', { area_ids: [3927, 39271] })).toEqual(['area_ids', 'area_ids']);
  expect(await succeeding('saveAddress', { area_ids: [3927] })).toEqual(['area_ids']);
});

test('stock and limit bound what a line then has, not what is added to it', async () => {
  const asked: unknown[] = [];
  const add = async (bounds: { readonly stock: number; readonly limit: number | null }) => {
    asked.length = 0;
    const { context } = probeContext((id, input) => {
      const data = { groups: [{ lines: [{ id: 1, sku_id: 11, quantity: 2 }] }], skus: [{ id: 11, ...bounds }] };
      if (id === 'addCartLine') asked.push(bodyFields(input)['quantity']);
      return changedExchange(contract, id, { text: JSON.stringify({ code: id === 'addCartLine' ? 2003 : 1, data }) });
    });
    const input = { body: { product_id: 7, sku_id: 11, quantity: 1, idempotency_key: 'one' } };
    await probeRefusals(context, { operation: operationOf('addCartLine'), input });
    return asked.filter((quantity) => quantity !== 1);
  };
  expect(await add({ stock: 9, limit: null })).toEqual([8]);
  expect(await add({ stock: 9, limit: 5 })).toEqual([8, 4]);
  expect(await add({ stock: 5, limit: 9 })).toEqual([4]);
});
