import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeSameElsewhere } from './same-elsewhere.ts';

/** The checks that fail on an operation where another read has another value. */
async function probed(id: string, read = 'getProduct', body: object = { '/data/price': '0.07' }): Promise<string[]> {
  const { context, found } = probeContext((name) =>
    changedExchange(contract, name, name === read ? { body: { ...body } } : {}),
  );
  await probeSameElsewhere(context, targetOf(id));
  return [...new Set(found.map(({ check }) => check))];
}

test('another price than that of the product is found, except on the home page, which may lag', async () => {
  expect(await probed('listHotProducts')).toEqual(['same-elsewhere']);
  expect(await probed('getHome')).toEqual([]);
});

test('a read is not compared with itself', async () => {
  const sent: string[] = [];
  const { context } = probeContext((name) => {
    sent.push(name);
    return changedExchange(contract, name);
  });
  await probeSameElsewhere(context, targetOf('getHelp'));
  expect(sent).toEqual([]);
});

test('the entry is the one that the record is, at any depth, and its number that of the list it asks for', async () => {
  const other = { '/data/groups/0/items/0/answer': '<p>Another</p>' };
  expect(await probed('getHelpItem', 'getHelp', other)).toEqual(['same-elsewhere']);
  expect(await probed('getHelpItem', 'getHelp', {})).toEqual([]);
  expect(await probed('getOrderCounts', 'listOrders', { '/data/total': 77 })).toEqual(['same-elsewhere']);
});

test('a bill names the shop and the picture of its order', async () => {
  expect(await probed('listBills', 'getOrder', {})).toEqual([]);
  expect(await probed('listBills', 'getOrder', { '/data/shop/name': 'Another' })).toEqual(['same-elsewhere']);
  expect(await probed('listBills', 'getOrder', { '/data/items/0/picture': '/pictures/2.webp' })).toEqual([
    'same-elsewhere',
  ]);
});
