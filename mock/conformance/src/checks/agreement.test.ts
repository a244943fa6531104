import { expect, test } from 'vitest';
import { changedExchange } from '../../tests/example-exchanges.ts';
import { type MistakeRow, testMistakes } from '../../tests/mistakes.ts';
import { readContract } from '../contract/contract.ts';
import { createExchangeChecker } from './check-exchange.ts';

const contract = await readContract();
const check = createExchangeChecker(contract);

const order = '/data/list/0';
const orderList = (query: string) => ({ url: `https://api.example.com/api/user/order_list?${query}` });
const headers = { token: 'demo-token-7f3a', 'accept-language': 'en' };
const mistakes: MistakeRow[] = [
  ['money-sum', 'listOrders', { body: { [`${order}/total_amount`]: '134.41' } }, `${order}/total_amount`],
  [
    'money-sum',
    'listOrders',
    { body: { [`${order}/items/0/quantity`]: 2, [`${order}/quantity`]: 2 } },
    `${order}/items/0/subtotal`,
  ],
  ['money-sum', 'listOrders', { body: { [`${order}/refunded_amount`]: '200.00' } }, `${order}/refunded_amount`],
  ['money-sum', 'quoteOrder', { body: { '/data/total_amount': '1.00' } }, '/data/total_amount'],
  ['money-sum', 'payOrders', { body: { '/data/amount': '1.00' } }, '/data/amount'],
  ['money-sum', 'createOrder', { body: { '/data/total_amount': '1.00' } }, '/data/total_amount'],
  ['money-sum', 'getUserInfo', { body: { '/data/balance_pending': '1.00' } }, '/data/balance'],
  ['money-sum', 'getWithdrawalInfo', { body: { '/data/pending': '1.00' } }, '/data/balance'],
  ['money-sum', 'quoteRefund', { body: { '/data/max_amount': '999.00' } }, '/data/max_amount'],
  ['money-sum', 'quoteWithdrawal', { body: { '/data/fee': '0.01' } }, '/data/arrival'],
  [
    'money-sum',
    'listRecharges',
    { body: { '/data/list/0/expected_arrival': '0.01' } },
    '/data/list/0/expected_arrival',
  ],
  ['money-sum', 'getProduct', { body: { '/data/price': '129.91' } }, '/data/price'],
  [
    'money-sum',
    'getCart',
    { body: { '/data/groups/0/free_freight/missing': '0.00' } },
    '/data/groups/0/free_freight/missing',
  ],
  [
    'money-sum',
    'getCart',
    { body: { '/data/groups/1/free_freight/missing': '4.00' } },
    '/data/groups/1/free_freight/missing',
  ],
  ['money-negative', 'getUserInfo', { body: { '/data/balance': '-5.00' } }, '/data/balance'],
  ['balance-chain', 'listBills', { body: { '/data/list/0/balance_after': '1.00' } }, '/data/list/0/balance_after'],
  [
    'paging-limit',
    'listOrders',
    { request: { url: orderList('limit=3').url, headers }, body: { '/data/limit': 3 }, good: {} },
    '/data/list',
  ],
  ['paging-total', 'listOrders', { body: { '/data/total': 3 } }, '/data/total'],
  ['paging-total', 'listOrders', { body: { '/data/total': 12 } }, '/data/total'],
  [
    'paging-echo',
    'listOrders',
    { body: { '/data/page': 2 }, request: { url: orderList('page=1').url, headers } },
    '/data/page',
  ],
  [
    'paging-beyond',
    'listOrders',
    {
      body: { '/data/page': 7, '/data/limit': 20 },
      request: { url: orderList('page=7&limit=20').url, headers },
      good: {
        body: { '/data/page': 7, '/data/list': [], '/data/limit': 20 },
        request: { url: orderList('page=7&limit=20').url, headers },
      },
    },
    '/data/list',
  ],
  [
    'paging-as-of',
    'listOrders',
    {
      body: { '/data/as_of': 'other' },
      request: { url: orderList('as_of=mine').url, headers },
      good: { body: { '/data/as_of': 'mine' }, request: { url: orderList('as_of=mine').url, headers } },
    },
    '/data/as_of',
  ],
  ['list-id-repeat', 'listOrders', { body: { '/data/list/1/id': 9001 } }, '/data/list'],
  ['list-id-repeat', 'addCartLine', { body: { '/data/groups/0/lines/1/sku_id': 1052 } }, '/data/groups/0/lines'],
  ['list-order', 'listNotifications', { body: { '/data/list/0/created_at': '2026-11-01T09:54:18Z' } }, '/data/list/1'],
  ['list-order', 'listSuggestions', { body: { '/data/list/0/kind': 'product' } }, '/data/list/1'],
  ['list-order', 'listLikedProducts', { body: { '/data/list/0/liked_at': '2026-01-01T09:54:18Z' } }, '/data/list/1'],
  [
    'list-order',
    'listSessions',
    { body: { '/data/list/0/current': false, '/data/list/1/current': true } },
    '/data/list/1',
  ],
  ['text-parts', 'getAddress', { body: { '/data/area_text': 'Kyoto, Kyoto Prefecture' } }, '/data/area_text'],
  [
    'term-differs',
    'loginUser',
    { body: { '/data/userinfo/expires_at': '2026-12-20T10:00:00Z' } },
    '/data/userinfo/expires_at',
  ],
  ['term-differs', 'getOrder', { body: { '/data/receipt_extended': true } }, '/data/receipt_by'],
  ['term-differs', 'quoteOrder', { body: { '/data/valid_until': '2026-11-20T11:00:00Z' } }, '/data/valid_until'],
  ['list-count', 'listOrders', { body: { [`${order}/quantity`]: 3 } }, `${order}/quantity`],
  ['list-count', 'getCart', { body: { '/data/count': 77 } }, '/data/count'],
  ['list-count', 'getProduct', { body: { '/data/sku_count': 77 } }, '/data/sku_count'],
  [
    'actions-mismatch',
    'listOrders',
    { body: { [`${order}/allowed_actions`]: ['pay', 'cancel', 'edit_address', 'confirm'] } },
    `${order}/allowed_actions`,
  ],
  [
    'actions-mismatch',
    'listOrders',
    { body: { [`${order}/allowed_actions`]: ['cancel', 'edit_address'] } },
    `${order}/allowed_actions`,
  ],
  ['status-fields', 'listOrders', { body: { [`${order}/pay_deadline`]: null } }, `${order}/pay_deadline`],
  ['status-fields', 'listOrders', { body: { [`${order}/status`]: 3 } }, `${order}/status`],
  ['status-fields', 'getOrder', { body: { '/data/status': -2 } }, '/data/status'],
  ['status-fields', 'listOrders', { body: { '/data/list/8/fulfilment': 3 } }, '/data/list/8/fulfilment'],
  ['status-fields', 'getOrder', { body: { '/data/cancelled_at': '2026-11-19T09:00:00Z' } }, '/data/cancelled_at'],
  ['status-fields', 'listWithdrawals', { body: { '/data/list/1/refuse_reason': 'No' } }, '/data/list/1/refuse_reason'],
  ['status-fields', 'getRefund', { body: { '/data/reason': null } }, '/data/reason'],
  ['status-fields', 'getRefund', { body: { '/data/explanation': null } }, '/data/explanation'],
  ['status-fields', 'getRefund', { body: { '/data/proofs': [] } }, '/data/proofs'],
  ['status-fields', 'declareChangeOfMind', { body: { '/data/explanation': 'Too big' } }, '/data/explanation'],
  ['deadline-passed', 'quoteOrder', { body: { '/data/valid_until': '2026-11-20T09:00:00Z' } }, '/data/valid_until'],
  ['server-time', 'getOrder', { body: { '/data/server_time': '2026-11-20T18:00:00Z' } }, '/data/server_time'],
  ['time-order', 'getOrder', { body: { '/data/paid_at': '2026-11-01T18:00:00Z' } }, '/data/paid_at'],
];

testMistakes(contract, check, mistakes);

test('a term is reported in a unit in which it differs', () => {
  const until = (at: string) =>
    check(changedExchange(contract, 'loginUser', { body: { '/data/userinfo/expires_at': at } }));
  expect(until('2026-11-23T10:01:00Z')).toEqual([]);
  expect(until('2026-11-23T10:05:00Z')).toMatchObject([
    { message: expect.stringContaining('is 4325 minutes after the answer, not 4320 minutes') },
  ]);
});

test('an answer repeated under its key has the clock of the first one', () => {
  const answered = (server_time: string) =>
    check(changedExchange(contract, 'createCardPayment', { body: { '/data/server_time': server_time } }));
  expect(answered('2026-11-20T09:59:30Z')).toEqual([]);
  expect(answered('2026-11-20T10:00:30Z')).toMatchObject([{ check: 'server-time' }]);
  expect(answered('2026-11-18T09:59:30Z')).toMatchObject([{ check: 'server-time' }]);
});

test('a wrong shape is the only finding: a sum with an invalid amount is not checked', () => {
  const found = check(changedExchange(contract, 'listOrders', { body: { [`${order}/items/0/subtotal`]: '129.9' } }));
  expect(found.map(({ check: name }) => name)).toEqual(['money-format']);
});

test('a list is checked against the requested order', () => {
  const request = { url: 'https://api.example.com/api/product/list?sort=price_asc', headers };
  const prices = (first: string, second: string) =>
    check(
      changedExchange(contract, 'listProducts', {
        body: { '/data/list/0/price': first, '/data/list/1/price': second, '/data/list/6/price': '999.00' },
        request,
      }),
    ).filter((finding) => finding.check === 'sort-ignored');
  expect(prices('1.00', '2.00')).toEqual([]);
  expect(prices('10.00', '9.00')).toMatchObject([
    { at: '/data/list/1', expected: 'price, then id, highest or latest first' },
  ]);
});

test('names are compared as the answer’s language sorts them, and never in Chinese', () => {
  const namesIn = (language: string, ...names: string[]) => {
    const areas = names.map((name, index) => ({ id: index + 1, name }));
    const body = { '/data/list': areas };
    const answer = changedExchange(contract, 'listAreas', { body, headers: { 'content-language': language } });
    return check(answer).filter((finding) => finding.check === 'list-order');
  };
  expect(namesIn('en', 'Åland', 'Japan')).toEqual([]);
  expect(namesIn('sv', 'Åland', 'Japan')).toMatchObject([{ at: '/data/list/1', expected: 'name', got: '"Japan"' }]);
  // Libraries sort spaces and hyphens before letters, or leave them out.
  expect(namesIn('en', 'Newark', 'New York')).toEqual([]);
  expect(namesIn('zh-CN', '日本', '中国')).toEqual([]);
  expect(namesIn('zh-CN', 'X光机', 'DVD')).toEqual([]);
  expect(namesIn('zh-CN', 'Japan', 'China')).toEqual([]);
  expect(namesIn('ja', 'テント', 'カメラ')).toEqual([]);
  // Unknown languages, and what is no tag of a language.
  for (const language of ['tlh', 'zh-cn-hans', 'en-abc-abc']) expect(namesIn(language, 'Japan', 'China')).toEqual([]);
});

test('a list that is asked for by ids comes in their order', () => {
  const askFor = (...ids: number[]) => {
    const query = ids.map((id) => `product_ids=${id}`).join('&');
    const request = { url: `https://api.example.com/api/product/list?${query}`, headers };
    return check(changedExchange(contract, 'listProducts', { request })).filter((one) => one.check === 'sort-ignored');
  };
  expect(askFor(106, 101, 102, 105, 103, 104, 107)).toEqual([]);
  expect(askFor(101, 106, 102, 105, 103, 104, 107)).toMatchObject([
    { at: '/data/list/1', expected: 'id', message: expect.stringContaining('it was asked for before it') },
  ]);
});

test('the same disagreement in several entries is one finding', () => {
  const body = { '/data/list/0/total_amount': '1.00', '/data/list/1/total_amount': '1.00' };
  const found = check(changedExchange(contract, 'listOrders', { body }));
  expect(found).toMatchObject([
    {
      check: 'money-sum',
      expected: '134.40',
      got: '"1.00"',
      contract: '/components/schemas/OrderCard/properties/total_amount',
    },
  ]);
});
