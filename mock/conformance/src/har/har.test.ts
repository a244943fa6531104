import { describe, expect, test } from 'vitest';
import { harOf } from '../../../shared/har-of.ts';
import { readContract } from '../contract/contract.ts';
import { exchangesFromHar } from './exchanges-from-har.ts';

const contract = await readContract();
const answer = '{"code":1,"msg":"好","time":"1795168800","data":{}}';
const startedDateTime = '2026-11-22T10:00:00.000Z';
const json = [{ name: 'Content-Type', value: 'application/json' }];
const file = (...entries: object[]) => JSON.stringify({ log: { version: '1.2', creator: {}, entries } });

function entry(path: string, more: { request?: object; response?: object; [name: string]: unknown } = {}) {
  const { request, response, ...rest } = more;
  return {
    ...{ startedDateTime, time: 12.5, ...rest },
    request: {
      method: 'GET',
      url: path.startsWith('http') ? path : `https://shop.example${path}`,
      headers: [],
      ...request,
    },
    response: { status: 200, headers: json, content: { size: answer.length, text: answer }, ...response },
  };
}

describe('the files of each program', () => {
  test('Chrome: HTTP/2 pseudo-headers, other requests of the page, preflights, cached answers', () => {
    const pseudo = [
      { name: ':method', value: 'POST' },
      { name: 'token', value: 't' },
    ];
    const postData = { mimeType: 'application/json', text: '{"account":"a"}' };
    const { exchanges, notes, baseUrl } = exchangesFromHar(
      file(
        entry('/assets/index.js'),
        entry('/api/user/login', { request: { method: 'OPTIONS' } }),
        entry('/api/user/login', { request: { method: 'POST', headers: pseudo, postData }, _resourceType: 'fetch' }),
        entry('/api/user/getUserInfo', { _fromCache: 'disk' }),
        entry('https://statistics.example/api/collect'),
      ),
      contract,
    );
    expect(baseUrl).toBe('https://shop.example');
    expect(exchanges).toEqual([
      {
        operation: 'loginUser',
        request: {
          ...{ method: 'POST', url: 'https://shop.example/api/user/login', headers: { token: 't' } },
          body: '{"account":"a"}',
        },
        response: { status: 200, headers: { 'content-type': 'application/json' }, body: answer },
        ...{ sentAt: Date.parse(startedDateTime), duration: 12.5 },
      },
    ]);
    expect(notes).toEqual([
      '2 entries skipped: not for the API',
      '1 entry skipped: OPTIONS is no call of an operation',
      '1 entry skipped: answered by the browser’s cache',
    ]);
  });

  test('Chrome omits bodies: noted once, and not reported as a fault of the server', () => {
    const dropped = { response: { content: { size: 400 } } };
    const { exchanges, notes } = exchangesFromHar(
      file(entry('/api/user/getUserInfo', dropped), entry('/api/user/getUserInfo', dropped)),
      contract,
    );
    expect(exchanges).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/^2 entries skipped: the body of the answer is not in the file/)]);
  });

  test('Firefox: null for missing values, separate cookies, an empty body', () => {
    const { exchanges } = exchangesFromHar(
      file(
        entry('/api/user/logout', {
          request: { method: 'POST', cookies: [], postData: null },
          response: {
            status: 500,
            headers: [{ name: 'content-length', value: '0' }],
            content: { size: 0, text: null },
          },
        }),
      ),
      contract,
    );
    expect(exchanges).toMatchObject([{ operation: 'logoutUser', response: { status: 500, body: '' } }]);
    expect(exchanges[0]?.request).not.toHaveProperty('body');
  });

  test('Charles: bodies in base64, forms as parameters, a byte order mark before the file', () => {
    const text = Buffer.from(answer).toString('base64');
    const params = [{ name: 'account', value: 'a b' }];
    const postData = { mimeType: 'application/x-www-form-urlencoded', params };
    const content = { size: 10, text, encoding: 'base64' };
    const login = entry('/api/user/login', { request: { method: 'POST', postData }, response: { content } });
    const { exchanges } = exchangesFromHar(`\uFEFF${file(login)}`, contract);
    expect(exchanges).toMatchObject([{ request: { body: 'account=a+b' }, response: { body: answer } }]);
  });

  test('an upload keeps no body; repeated headers are joined; a redirect is an exchange of its own', () => {
    const multipart = [{ name: 'content-type', value: 'multipart/form-data; boundary=x' }];
    const postData = { mimeType: 'multipart/form-data', text: '--x' };
    const vary = ['token', 'Accept-Language'].map((value) => ({ name: 'Vary', value }));
    const { exchanges } = exchangesFromHar(
      file(
        entry('/api/common/upload', { request: { method: 'POST', headers: multipart, postData } }),
        entry('/api/user/getUserInfo', {
          response: { status: 302, headers: vary, redirectURL: '/login', content: { size: 0, text: '' } },
        }),
      ),
      contract,
    );
    expect(exchanges[0]?.request).not.toHaveProperty('body');
    expect(exchanges[1]?.response).toEqual({ status: 302, headers: { vary: 'token, Accept-Language' }, body: '' });
  });

  test('a cancelled request is skipped; a request without an answer for ten seconds is not', () => {
    const none = { status: 0, content: {}, _error: 'net::ERR_TIMED_OUT' };
    const { exchanges, notes } = exchangesFromHar(
      file(
        entry('/api/user/getUserInfo', { response: none, time: 300 }),
        entry('/api/user/getUserInfo', { response: none, time: 10_200 }),
      ),
      contract,
    );
    expect(exchanges).toEqual([expect.objectContaining({ failure: 'net::ERR_TIMED_OUT' })]);
    expect(notes).toEqual(['1 entry skipped: the client called them off, or there was no network']);
  });
});

describe('the address of the API', () => {
  const calls = file(
    entry('https://other.example/api/user/unknown'),
    entry('https://api.example/v2/api/user/getUserInfo'),
    entry('https://api.example/v2/api/cart/list'),
    entry('https://api.example/v2/api/none'),
  );

  test('is the target of most declared calls; undeclared calls there are kept', () => {
    const { baseUrl, exchanges } = exchangesFromHar(calls, contract);
    expect(baseUrl).toBe('https://api.example/v2');
    expect(exchanges.map(({ operation }) => operation)).toEqual(['getUserInfo', 'getCart', undefined]);
  });

  test('can be given', () => {
    const { exchanges, notes } = exchangesFromHar(calls, contract, { baseUrl: 'https://other.example/' });
    expect([exchanges.length, notes]).toEqual([1, ['3 entries skipped: not for the API']]);
  });
});

test.each([
  ['', 'This is not a HAR file: it is not JSON, or was cut short while it was saved'],
  ['[]', 'This is not a HAR file: it has no log.entries'],
  ['{"info":{},"item":[]}', 'This is not a HAR file: it is a Postman collection; send it through the proxy instead'],
  ['{"openapi":"3.1.0"}', 'This is not a HAR file: it is an OpenAPI document'],
  [file({ url: '/' }), 'This is not a HAR 1.2 file: no entry could be read'],
  [file(), 'No request of this file has a path of the contract: give the API’s address by --base-url'],
  [file(entry('/index.html')), 'No request of this file has a path of the contract: give the API’s address'],
])('%s is refused in one line', (text, line) => {
  expect(() => exchangesFromHar(text, contract)).toThrow(line);
});

test('an exported HAR file is read back unchanged', () => {
  const text = file(
    entry('/api/user/login?a=1', { request: { method: 'POST', headers: json, postData: { text: '{"a":1}' } } }),
    entry('/api/none', { response: { status: 404, content: { size: 0, text: '' } } }),
  );
  const { exchanges } = exchangesFromHar(text, contract, { baseUrl: 'https://shop.example' });
  const written = JSON.stringify(harOf(exchanges));
  expect(exchangesFromHar(written, contract, { baseUrl: 'https://shop.example' }).exchanges).toEqual(exchanges);
});

test('an exchange is written with each parameter, however often its name comes', () => {
  const path = '/api/product/list?product_ids=103&product_ids=101&page=1';
  const { exchanges } = exchangesFromHar(file(entry(path)), contract);
  expect(harOf(exchanges).log.entries[0]?.request.queryString).toEqual([
    { name: 'product_ids', value: '103' },
    { name: 'product_ids', value: '101' },
    { name: 'page', value: '1' },
  ]);
});
