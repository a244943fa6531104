import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import type { Exchange } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import type { RunContext } from '../run-context.ts';
import { probeRefusals } from './refusals.ts';

const contract = await readContract();

type Sent = { readonly sku_id?: number; readonly quantity?: number };

/** Probes the refusals of a call at a server with one product, where SKU 11 is in the cart; `stock` answers for a SKU. */
async function probed(id: string, body: object, stock: (sku: number) => number, accepts: (sent: Sent) => boolean) {
  const operation = contract.operations.get(id);
  if (operation === undefined) throw new Error(`There is no operation ${id}`);
  const [found, undone]: [Finding[], unknown[]] = [[], []];
  const answer = (code: number, data: unknown): Exchange => ({
    operation: id,
    request: { method: 'POST', url: 'http://server/', headers: {}, body: '' },
    response: { status: 200, headers: {}, body: JSON.stringify({ code, reason: 'refused', data }) },
    sentAt: 0,
    duration: 0,
  });
  const send = async (name: string, { body: sent = {} }: { body?: Sent }) => {
    if (name === 'getCart') return answer(1, { groups: [{ lines: [{ id: 1, product_id: 7, sku_id: 11, stock: 5 }] }] });
    if (name === 'getProduct') return answer(1, { skus: [11, 12].map((sku) => ({ id: sku, stock: stock(sku) })) });
    return accepts(sent) ? answer(1, sent) : answer(2003, null);
  };
  const recorder = { applied: () => {}, add: (one: Finding) => found.push(one) };
  const context = { driver: { contract, send }, recorder } as unknown as RunContext; // all that the function uses
  await probeRefusals(context, { operation, input: { body }, undo: async (data) => undone.push(data) });
  return { found, undone };
}

test('the quantity for another specification of a cart line is held against its own stock', async () => {
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
