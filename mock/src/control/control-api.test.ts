import { expect, test } from 'vitest';
import { startHttpMock, type TestSession } from '../../tests/harness/start-http-mock.ts';
import { createMock } from '../create-mock.ts';

const mock = await startHttpMock();

const bagOf = async ({ client }: TestSession) => (await client.call('getCart')).count;
const empty = async ({ client }: TestSession) =>
  client.call('deleteCartLines', { body: { line_ids: [501, 502, 503] } });

test('events in one session are never seen in another', async () => {
  const [one, other] = [await mock.session('one'), await mock.session('other')];
  await empty(one);
  expect([await bagOf(one), await bagOf(other)]).toEqual([0, 2]);
});

test('reset returns a session to its start', async () => {
  const session = await mock.session('reset');
  await empty(session);
  await session.control('reset', {});
  await session.signIn();
  expect(await bagOf(session)).toBe(2);
});

test('restore returns to a snapshot any number of times', async () => {
  const session = await mock.session('snapshot');
  await session.control('snapshot', { name: 'full' });
  for (let round = 0; round < 2; round += 1) {
    await empty(session);
    expect(await bagOf(session)).toBe(0);
    expect((await session.control('restore', { name: 'full' })).status).toBe(200);
    expect(await bagOf(session)).toBe(2);
  }
});

test('a saved world is opened by another mock, at its time; a broken file changes nothing', async () => {
  const [one, other] = [await mock.session('saved'), await mock.session('opened')];
  await one.client.call('deleteCartLines', { body: { line_ids: [501, 502, 503] } });
  await one.control('advance', { days: 1 });
  const response = await fetch(`${mock.url}/__mock/saved`, { headers: { 'x-mock-session': 'saved' } });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="saved.json"');
  const file: object = await response.json();
  const opened = await other.control('saved', file);
  expect(opened.body).toMatchObject({ now: '2026-11-21T10:00:00.000Z', scenario: null });
  await other.signIn();
  expect(await bagOf(other)).toBe(0);
  const refused = await other.control('saved', { ...file, version: 1 });
  expect(refused.status).toBe(400);
  expect(refused.body['error']).toMatch(/^body: The state file cannot be used: its version is 1/);
  expect(await bagOf(other)).toBe(0);
});

test('a saved world keeps its own dates, in a mock that began at another time too', async () => {
  const world = createMock({ now: new Date('2027-01-04T09:00:00Z') });
  world.advance({ hours: 1 });
  const session = await mock.session('later');
  const { body } = await session.control('saved', JSON.parse(world.save()));
  expect(body['now']).toBe('2027-01-04T10:00:00.000Z');
  await session.control('snapshot', { name: 'here' });
  expect((await session.control('restore', { name: 'here' })).body['now']).toBe('2027-01-04T10:00:00.000Z');
});

test('advance lets deadlines pass', async () => {
  const session = await mock.session('advance');
  const status = async () => (await session.client.call('getOrder', { query: { order_id: 9001 } })).status;
  expect(await status()).toBe(0);
  await session.control('advance', { minutes: 31 });
  expect(await status()).toBe(-1);
});

test('the decisions of shops can be changed in a running world', async () => {
  const session = await mock.session('policy');
  const status = async () => (await session.client.call('getRefund', { query: { refund_id: 8003 } })).status;
  const { body } = await session.control('policy', { refunds: 'refuse' });
  expect(body['policy']).toMatchObject({ refunds: 'refuse', escalations: 'accept' });
  expect(await status()).toBe('applied');
  await session.control('advance', { hours: 60 });
  expect(await status()).toBe('refused');
});

test('tokens expire after three days', async () => {
  const session = await mock.session('token');
  await session.control('advance', { days: 3 });
  await expect(session.client.call('getCart')).rejects.toMatchObject({ kind: 'unauthorized' });
});

test('the state has the session, scenario, faults and the last calls without their bodies', async () => {
  const session = await mock.session('state');
  await session.control('faults', { kind: 'latency', ms: 1, on: 'getCart', times: 3 });
  await session.client.call('verifyPayCode', { body: { pay_code: '246810' } });
  const { body } = await session.control('state');
  expect(body).toMatchObject({ session: 'state', now: '2026-11-20T10:00:00.000Z', scenario: null });
  expect(body['faults']).toEqual([{ kind: 'latency', on: 'getCart', times: 3, ms: 1, spread: 0 }]);
  expect(body['log']).toMatchObject([{ operation: 'verifyPayCode', status: 200, code: 1 }, { operation: 'loginUser' }]);
  expect(JSON.stringify(body)).not.toContain('246810');
});

test.each([
  ['scenario', { name: 'nowhere' }, /There is no scenario nowhere; there are new_customer, /],
  ['scenario', {}, /^name: /],
  ['restore', { name: 'never' }, /^name: there is no such snapshot/],
  ['advance', {}, /^body: at least one of seconds, minutes, hours, days/],
  ['advance', { days: -1 }, /^days: a number from 0/],
  ['advance', { weeks: 1 }, /^weeks: not known/],
  ['policy', { refunds: 'never' }, /^policy.refunds should be one of accept, refuse, not "never"/],
  ['policy', { weather: 'rain' }, /^policy has weather, which is not one of refunds, /],
  ['faults', { kind: 'sneeze' }, /^kind: one of latency, /],
  ['faults', { kind: 'cut', on: 'getNothing' }, /^on: an operationId/],
  ['faults', { kind: 'cut', times: 0 }, /^times: /],
  ['session', { id: 'a b' }, /^id: /],
])('%s %j is refused with a message and changes nothing', async (path, body, message) => {
  const session = await mock.session('wrong');
  const answer = await session.control(path, body);
  expect(answer.status).toBe(400);
  expect(answer.body['error']).toMatch(message);
  expect(await bagOf(session)).toBe(2);
});

test('an unknown control call is answered with 404 and its path', async () => {
  const session = await mock.session('unknown');
  expect(await session.control('nothing')).toEqual({ status: 404, body: { error: 'There is no GET /nothing' } });
});

test('the page and its assets are served', async () => {
  for (const [path, type] of [
    ['', 'text/html'],
    ['console.css', 'text/css'],
    ['developer-pages.css', 'text/css'],
    ['console.js', 'text/javascript'],
  ]) {
    const response = await fetch(`${mock.url}/__mock/${path}`);
    expect(response.headers.get('content-type')).toContain(type);
    expect((await response.text()).length).toBeGreaterThan(400);
  }
});

test('a call that is too large is refused and changes nothing', async () => {
  const session = await mock.session('large');
  const { status, body } = await session.control('snapshot', { name: 'a'.repeat(70_000) });
  expect([status, body]).toEqual([413, { error: 'body: at most 64 kB' }]);
});
