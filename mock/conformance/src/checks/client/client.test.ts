import { expect, test } from 'vitest';
import { changedExchange, exampleExchanges } from '../../../tests/example-exchanges.ts';
import { type MistakeRow, testMistakes } from '../../../tests/mistakes.ts';
import { readContract } from '../../contract/contract.ts';
import { createExchangeChecker } from '../check-exchange.ts';

const contract = await readContract();
const check = createExchangeChecker(contract, { client: true, secrets: ['hunter-2-hunter'] });

const headers = { token: 'demo-token-7f3a', 'accept-language': 'en', 'content-type': 'application/json' };
const at = (path: string) => ({ url: `https://api.example.com${path}`, headers });
const json = (body: unknown) => ({ body: JSON.stringify(body), headers });
const login = { account: 'demo@meridian.shop', password: 'demo123456' };
const mistakes: MistakeRow[] = [
  ['method-undeclared', 'getOrderCounts', { request: { method: 'POST' } }, ''],
  ['request-token-missing', 'getOrderCounts', { request: { headers: {} } }, 'headers.token'],
  ['token-in-url', 'getHome', { request: at('/api/index/home?token=demo-token-7f3a') }, 'query.token'],
  ['secret-in-url', 'listProducts', { request: at('/api/product/list?keyword=hunter-2-hunter') }, 'query.keyword'],
  [
    'request-content-type',
    'loginUser',
    { request: { headers: { 'content-type': 'application/x-www-form-urlencoded' } } },
    'headers.content-type',
  ],
  ['request-body-json', 'loginUser', { request: { body: '[object Object]' } }, 'body'],
  ['request-field-missing', 'loginUser', { request: json({ account: 'a@b.example' }) }, 'body.password'],
  ['request-field-unknown', 'loginUser', { request: json({ ...login, remember: true }) }, 'body.remember'],
  ['request-field-wrong', 'loginUser', { request: json({ ...login, password: 123_456 }) }, 'body.password'],
  [
    'request-field-wrong',
    'quoteOrder',
    { request: json({ source: { from: 'wish', line_ids: [1] } }) },
    'body.source.from',
  ],
  [
    'request-field-wrong',
    'quoteOrder',
    { request: json({ source: { from: 'cart', line_ids: [] } }) },
    'body.source.line_ids',
  ],
  ['request-query-missing', 'getOrder', { request: at('/api/order/detail') }, 'query.order_id'],
  ['request-query-unknown', 'getHome', { request: at('/api/index/home?utm_source=mail') }, 'query.utm_source'],
  ['request-query-wrong', 'getOrder', { request: at('/api/order/detail?order_id=abc') }, 'query.order_id'],
  ['request-query-wrong', 'getOrder', { request: at('/api/order/detail?order_id=1&order_id=2') }, 'query.order_id'],
  [
    'request-query-wrong',
    'listProducts',
    { request: at('/api/product/list?filter[rate_min]=101') },
    'query.filter.rate_min',
  ],
  ['request-query-wrong', 'listProducts', { request: at('/api/product/list?product_ids=1,2') }, 'query.product_ids.0'],
];

testMistakes(contract, check, mistakes);

test('no ordinary request of the contract has a finding', () => {
  const found = exampleExchanges(contract).flatMap(({ title, exchange }) =>
    check(exchange).map(({ check: name, at: place, message }) => ({ title, name, place, message })),
  );
  expect(found).toEqual([]);
});

test('a list as repeated keys and a filter in brackets are valid', () => {
  const ids = [106, 101, 102, 105, 103, 104, 107].map((id) => `product_ids=${id}`).join('&');
  const url = `/api/product/list?${ids}&filter[price_max]=900.00&filter[price_min]=10.00`;
  expect(check(changedExchange(contract, 'listProducts', { request: at(url) }))).toEqual([]);
});

test('an undeclared route is found', () => {
  const unknown = changedExchange(contract, 'getOrderCounts', {
    example: 'unknown_call',
    request: at('/api/order/all'),
  });
  const found = check({ ...unknown, operation: undefined });
  expect(found).toMatchObject([{ check: 'route-undeclared', operation: 'GET /api/order/all' }]);
});

test('requests are checked only in recordings of a client', () => {
  const wrong = changedExchange(contract, 'getOrder', { request: at('/api/order/detail?order_id=abc') });
  expect(createExchangeChecker(contract)(wrong)).toEqual([]);
});
