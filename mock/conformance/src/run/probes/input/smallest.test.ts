import { expect, test } from 'vitest';
import { nodeAt } from '../../../../../shared/json-pointer.ts';
import type { Exchange } from '../../../exchange.ts';
import type { Target } from '../../run-context.ts';
import { contract, operationOf, probeContext, targetOf } from '../probe-context.testing.ts';
import { smallestExchange } from './smallest.ts';

/** Shrinks an input of an operation against a server that has the fault whenever `shows` returns true. */
function shrinking(id: string, effect: Target['effect'] = 'undone', shows: (body: Body) => boolean = () => true) {
  const sent: { query?: unknown; body?: unknown }[] = [];
  const exchangeOf = ({ query, body }: { query?: unknown; body?: unknown }): Exchange => ({
    operation: id,
    request: { method: 'POST', url: 'http://server/', headers: {}, body: JSON.stringify({ query, body }) },
    response: { status: 200, headers: {}, body: '' },
    sentAt: 0,
    duration: 0,
  });
  const { context } = probeContext((_, input) => {
    sent.push(input);
    return exchangeOf(input);
  });
  const target = { ...targetOf(id), effect };
  const inputOf = ({ request }: Exchange) => JSON.parse(request.body ?? '');
  return {
    sent,
    shrink: async (field: string, input: { query?: Record<string, unknown>; body?: unknown }) => {
      const found = {
        name: 'it',
        expect: 'refused',
        field,
        contract: '',
        query: {},
        body: undefined,
        ...input,
      } as const;
      const exchange = exchangeOf(found);
      const smallest = await smallestExchange(context, target, { ...found, exchange }, (one) =>
        shows(inputOf(one).body),
      );
      return inputOf(smallest);
    },
  };
}

type Body = Record<string, unknown> | undefined;

const address = operationOf('saveAddress').body?.example as Record<string, unknown>;

const longest = Number(nodeAt(contract.document, '/components/schemas/SaveAddressBody/properties/detail/maxLength'));

test('optional members are removed, texts are shortened, and the violation stays the same', async () => {
  const { shrink } = shrinking('saveAddress');
  const { body } = await shrink('body.detail', { body: { ...address, detail: 'x'.repeat(4_000) } });
  expect(Object.keys(body)).not.toContain('postcode');
  expect(body.detail).toBe('x'.repeat(longest + 1));
  expect(body.area_ids).toHaveLength(1);
});

test('a member that the fault depends on stays', async () => {
  const { shrink } = shrinking('saveAddress', 'undone', (body) => body?.['postcode'] === address['postcode']);
  const { body } = await shrink('body.detail', { body: { ...address, detail: '' } });
  expect(body.postcode).toBe(address['postcode']);
});

test('parameters that the fault does not depend on are removed', async () => {
  const { shrink } = shrinking('listProducts', 'none');
  const query = { keyword: 'tent', limit: 0, sort: 'newest', filter: { price_min: '1.00' } };
  expect((await shrink('query.limit', { query })).query).toEqual({ limit: 0 });
});

test('all findings of an operation share a bounded number of calls', async () => {
  const { shrink, sent } = shrinking('saveAddress');
  for (const detail of ['', 'y'.repeat(5_000), 'z'.repeat(4_000)]) {
    await shrink('body.detail', { body: { ...address, detail } });
  }
  expect(sent).toHaveLength(16);
});

test('a call that moves money or has a lasting effect is not repeated', async () => {
  const money = shrinking('createRecharge');
  const body = { method: 'manual', amount: 'a lot', quote_id: 'none' };
  expect((await money.shrink('body.amount', { body })).body).toEqual(body);
  const stays = shrinking('sendMessage', 'lasting');
  await stays.shrink('body.text', { body: { shop_id: 0, kind: 'text', text: '' } });
  expect([...money.sent, ...stays.sent]).toEqual([]);
});
