import { expect, test } from 'vitest';
import { changedExchange, GONE } from '../../../tests/example-exchanges.ts';
import { type MistakeRow, testMistakes } from '../../../tests/mistakes.ts';
import { readContract } from '../../contract/contract.ts';
import { createExchangeChecker } from '../check-exchange.ts';

const contract = await readContract();
const check = createExchangeChecker(contract, { slow: 1000 });

const html = '<!DOCTYPE html><html><head><title>404 Not Found</title></head></html>';
const chinese = {
  url: 'https://api.example.com/api/order/counts',
  headers: { 'accept-language': 'zh-CN', token: 't' },
};
const mistakes: MistakeRow[] = [
  ['no-answer', 'getOrderCounts', { duration: 10_001 }, ''],
  ['slow-answer', 'getOrderCounts', { duration: 1200 }, ''],
  ['http-status', 'getOrderCounts', { status: 302, headers: { location: '/login' }, text: '' }, ''],
  ['content-type', 'getOrderCounts', { headers: { 'content-type': 'text/html; charset=UTF-8' } }, ''],
  ['content-type', 'getOrderCounts', { headers: { 'content-type': GONE } }, ''],
  ['body-json', 'getOrderCounts', { text: '{"code":1,"msg":' }, ''],
  ['html-page', 'getOrderCounts', { text: html, headers: { 'content-type': 'text/html' } }, ''],
  ['html-page', 'getOrderCounts', { text: '<br />\n<b>Notice</b>: Undefined index{"code":1}' }, ''],
  ['header-missing', 'getOrderCounts', { headers: { 'x-request-id': GONE } }, 'X-Request-Id'],
  ['header-missing', 'getOrderCounts', { example: 'rate_limited', headers: { 'retry-after': GONE } }, 'Retry-After'],
  [
    'header-missing',
    'getOrderCounts',
    { example: 'login_first', headers: { 'www-authenticate': GONE } },
    'WWW-Authenticate',
  ],
  ['header-missing', 'getOrderCounts', { example: 'unknown_method', headers: { allow: GONE } }, 'Allow'],
  [
    'header-value',
    'getOrderCounts',
    { example: 'login_first', headers: { 'www-authenticate': 'Basic realm="x"' } },
    'WWW-Authenticate',
  ],
  ['header-value', 'getOrderCounts', { example: 'unknown_method', headers: { vary: 'Accept-Encoding' } }, 'Vary'],
  ['cacheable-private', 'getHome', { example: 'unknown_call', headers: { 'cache-control': GONE } }, 'Cache-Control'],
  ['header-value', 'getOrderCounts', { headers: { 'content-language': 'English (US)' } }, 'Content-Language'],
  ['header-value', 'getOrderCounts', { headers: { vary: 'Accept-Encoding' } }, 'Vary'],
  ['header-value', 'getOrderCounts', { example: 'rate_limited', headers: { 'retry-after': 'soon' } }, 'Retry-After'],
  [
    'header-value',
    'getOrderCounts',
    { example: 'rate_limited', headers: { 'retry-after': 'Invalid Date' } },
    'Retry-After',
  ],
  ['cacheable-private', 'getOrderCounts', { headers: { 'cache-control': 'no-cache, private' } }, 'Cache-Control'],
  ['cacheable-private', 'getOrderCounts', { headers: { 'cache-control': GONE } }, 'Cache-Control'],
  ['request-id-not-echoed', 'getOrderCounts', { headers: { 'x-request-id': 'gateway-1234' } }, 'X-Request-Id'],
  ['language-ignored', 'getOrderCounts', { headers: { 'content-language': 'de' } }, 'Content-Language'],
];

testMistakes(contract, check, mistakes);

test('a byte order mark before the JSON is a single finding, and the body is still read', () => {
  const sound = changedExchange(contract, 'getOrderCounts');
  const marked = changedExchange(contract, 'getOrderCounts', { text: `\uFEFF${sound.response?.body}` });
  expect(check(marked)).toMatchObject([
    { check: 'body-json', message: expect.stringContaining('a byte order mark (EF BB BF) stands before it') },
  ]);
});

test('a malformed X-Request-Id must not be echoed', () => {
  const id = 'not an id <b>';
  const request = { ...chinese, headers: { 'accept-language': 'en', token: 't', 'x-request-id': id } };
  const echoing = changedExchange(contract, 'getOrderCounts', { request, headers: { 'x-request-id': id } });
  expect(check(echoing)).toMatchObject([
    { check: 'request-id-malformed', at: 'X-Request-Id', got: JSON.stringify(id) },
  ]);
  expect(check(changedExchange(contract, 'getOrderCounts', { request }))).toEqual([]);
});

test('the finding for a missing answer says why it is missing', () => {
  const { response, ...exchange } = changedExchange(contract, 'getOrderCounts');
  const found = check({ ...exchange, response: undefined, failure: 'read ECONNRESET' });
  expect(response).toBeDefined();
  expect(found).toMatchObject([{ check: 'no-answer', got: expect.stringContaining('ECONNRESET') }]);
});

test('with a timeout shorter than the contract’s, the finding names the run’s timeout', () => {
  const { response: _, ...exchange } = changedExchange(contract, 'getOrderCounts');
  const found = check({ ...exchange, response: undefined, failure: 'no answer within 800 ms' });
  expect(found).toMatchObject([{ check: 'no-answer', expected: 'an answer within 800 ms' }]);
});

test('Retry-After may be a date, as RFC 9110 (10.2.3) allows', () => {
  const asked = (value: string) =>
    check(changedExchange(contract, 'getOrderCounts', { example: 'rate_limited', headers: { 'retry-after': value } }));
  expect(asked('Sun, 06 Nov 1994 08:49:37 GMT')).toEqual([]);
  // Of the three forms of a date, senders must use the first (5.6.7).
  for (const value of ['Sunday, 06-Nov-94 08:49:37 GMT', 'Sun, 06 Nov 1994 08:49:37 +0000', '1994-11-06T08:49:37Z']) {
    expect(asked(value)).toMatchObject([{ check: 'header-value', at: 'Retry-After' }]);
  }
});

test('a member twice in one object is found, wherever it is', () => {
  const { response } = changedExchange(contract, 'getOrderCounts');
  const answering = (edit: (body: string) => string) =>
    check(changedExchange(contract, 'getOrderCounts', { text: edit(response?.body ?? '') }));
  const inData = answering((body) => body.replace('"data":{', '"data":{"co\\u0075nts":0,'));
  expect(inData).toMatchObject([{ check: 'member-twice', at: '/data/counts', severity: 'error' }]);
  expect(answering((body) => body.replace(/^\{/, '{"msg":"a \\"msg\\": {","msg":"Done",'))).toMatchObject([
    { check: 'member-twice', at: '/msg' },
  ]);
  const list = [{}, [1, { sn: 'a,[', ids: [1, 2] }, { a: {}, sn: 1, 's\\u006e': 2 }]];
  const text = JSON.stringify({ data: { list } }).replaceAll('\\\\', '\\');
  expect(check(changedExchange(contract, 'getOrderCounts', { text }))).toContainEqual(
    expect.objectContaining({ check: 'member-twice', at: '/data/list/1/2/sn' }),
  );
});

test('a server failure may have no body', () => {
  expect(check(changedExchange(contract, 'getOrderCounts', { status: 500, text: '' }))).toEqual([]);
});

test('public reads may be cached', () => {
  expect(check(changedExchange(contract, 'getHome', { headers: { 'cache-control': GONE } }))).toEqual([]);
});

test('a cache may ask whether its copy of a public read still holds', () => {
  const unchanged = (operation: string, headers: Record<string, string>) => {
    const { request } = changedExchange(contract, operation);
    const asked = { url: request.url, headers: { ...request.headers, ...headers } };
    return check(changedExchange(contract, operation, { status: 304, text: '', request: asked }));
  };
  expect(unchanged('getHome', { 'if-none-match': '"7f9c"' })).toEqual([]);
  expect(unchanged('getHome', { 'if-modified-since': 'Sun, 06 Nov 1994 08:49:37 GMT' })).toEqual([]);
  expect(unchanged('getHome', {})).toMatchObject([{ check: 'http-status' }]);
  expect(unchanged('getOrderCounts', { 'if-none-match': '"7f9c"' })).toMatchObject([{ check: 'http-status' }]);
});

test('a language that the server does not have is no fault', () => {
  expect(check(changedExchange(contract, 'getOrderCounts', { request: chinese }))).toEqual([]);
});

test('an undeclared route gets the checks that apply to every answer', () => {
  const unknown = { ...changedExchange(contract, 'getOrderCounts', { text: html }), operation: undefined };
  expect(check(unknown)).toMatchObject([{ check: 'html-page', operation: 'GET /api/order/counts' }]);
});
