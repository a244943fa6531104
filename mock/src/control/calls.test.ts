import { expect, test } from 'vitest';
import { startHttpMock, type TestSession } from '../../tests/harness/start-http-mock.ts';
import { createExchanges, type Exchange } from '../sandboxes/exchanges.ts';

const mock = await startHttpMock();

const logOf = async ({ control }: TestSession) =>
  (await control('log')).body['log'] as { id: string; operation: string }[];

test('a logged call can be read in full, with its body and answer', async () => {
  const session = await mock.session('whole');
  await expect(session.client.call('verifyPayCode', { body: { pay_code: '999999' } })).rejects.toThrow();
  const [last] = await logOf(session);
  const { body } = await session.control(`log/${last?.id}`);
  expect(body).toMatchObject({ operation: 'verifyPayCode', code: 1102, refusal: 'pay_code_wrong' });
  expect(body['exchange']).toMatchObject({
    method: 'POST',
    url: '/api/user/verify_pay',
    headers: { 'x-mock-session': 'whole' },
    body: '{"pay_code":"999999"}',
    answer: { status: 200, text: expect.stringContaining('"reason":"pay_code_wrong"') },
  });
});

test('each violation of a call is shown with its line of the contract', async () => {
  const session = await mock.session('broken');
  const headers = {
    token: 'demo-token-7f3a',
    'x-mock-session': 'broken',
    'content-type': 'application/json',
    'accept-language': 'en',
  };
  await fetch(`${mock.url}/api/order/pay`, { method: 'POST', headers, body: '{"order_ids":"all"}' });
  const [last] = await logOf(session);
  const { violations } = (await session.control(`log/${last?.id}`)).body;
  expect(violations).toContainEqual({
    message: 'order_ids must be an array',
    place: expect.stringMatching(/^openapi\/components\/schemas\/PayOrdersBody\.yaml:\d+$/),
  });
  await fetch(`${mock.url}/api/product/list?limit=none`, { headers });
  const [read] = await logOf(session);
  expect((await session.control(`log/${read?.id}`)).body['violations']).toMatchObject([
    { place: expect.stringMatching(/^openapi\/(components\/parameters\/Limit|paths\/product_list)\.yaml:\d+$/) },
  ]);
});

test('an unanswered call is logged without an answer, and another sandbox does not see it', async () => {
  const session = await mock.session('cut');
  await session.control('faults', { kind: 'cut', on: 'getCart' });
  await expect(session.client.call('getCart')).rejects.toThrow();
  const [last] = await logOf(session);
  const whole = await session.control(`log/${last?.id}`);
  expect(whole.body).toMatchObject({ status: 0, fault: 'cut', exchange: { body: null } });
  const other = await mock.session('other');
  expect((await other.control(`log/${last?.id}`)).status).toBe(404);
});

test('the calls of a sandbox are exported as a HAR file', async () => {
  const session = await mock.session('har');
  await session.client.call('listProducts', { query: { limit: 1 } });
  const response = await fetch(`${mock.url}/__mock/har`, { headers: { 'x-mock-session': 'har' } });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="har.har"');
  const { entries } = (await response.json()).log;
  expect(entries.map(({ request }: { request: { url: string } }) => request.url)).toEqual([
    `${mock.url}/api/user/login`,
    `${mock.url}/api/product/list?limit=1`,
  ]);
  expect(entries[0]?.request.postData?.text).toContain('demo@meridian.shop');
});

test('the oldest calls are dropped when all together would be too large', () => {
  const exchanges = createExchanges(10);
  const exchange = (body: string): Exchange => ({
    ...{ method: 'GET', url: '/', headers: {}, answer: undefined, startedAt: 0, milliseconds: 0 },
    body,
  });
  for (const id of ['a', 'b', 'c']) exchanges.keep(id, exchange('12345'));
  expect([exchanges.find('a'), exchanges.find('b')?.body, exchanges.find('c')?.body]).toEqual([
    undefined,
    '12345',
    '12345',
  ]);
});

test('a single fault can be ended, and the mock’s sandboxes and customers are listed', async () => {
  const session = await mock.session('lists');
  await session.control('faults', { kind: 'latency', on: 'getCart', ms: 1 });
  await session.control('faults', { kind: 'error', on: 'getHome', times: 3 });
  const ended = await session.control('faults/end', { kind: 'latency', on: 'getCart', ms: 1 });
  expect(ended.body['faults']).toMatchObject([{ kind: 'error', on: 'getHome' }]);
  const { sandboxes } = (await session.control('sandboxes')).body;
  // Looking at the list makes no sandbox.
  const stranger = { headers: { 'x-mock-session': 'stranger' } };
  expect(await (await fetch(`${mock.url}/__mock/sandboxes`, stranger)).text()).not.toContain('stranger');
  expect(sandboxes).toContainEqual({ id: 'lists', scenario: null, now: '2026-11-20T10:00:00.000Z', calls: 1 });
  const { customers } = (await session.control('customers')).body;
  expect(customers).toContainEqual(
    expect.objectContaining({
      account: 'demo@meridian.shop',
      password: 'demo123456',
      pay_code: '246810',
      balance: '1240.00',
    }),
  );
});

test('visiting as a customer gives the browser a valid token', async () => {
  const session = await mock.session('visit', { customer: null });
  const { body } = await session.control('visit', { customer_id: 1 });
  const headers = { token: String(body['token']), 'x-mock-session': 'visit' };
  expect(await (await fetch(`${mock.url}/api/user/getUserInfo`, { headers })).json()).toMatchObject({ code: 1 });
  const refused = await session.control('visit', { customer_id: 999_999 });
  expect(refused).toEqual({ status: 400, body: { error: 'customer_id: the number of a customer of this world' } });
});
