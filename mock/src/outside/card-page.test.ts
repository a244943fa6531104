import { expect, test } from 'vitest';
import { startHttpMock, type TestSession } from '../../tests/harness/start-http-mock.ts';

const mock = await startHttpMock();

/** Starts a payment of 100.00. `press` presses a button of the provider's page as a browser does. */
async function begin(name: string, language = 'en') {
  const session = await mock.session(name, { headers: { 'accept-language': language } });
  const { client } = session;
  const { quote_id, amount } = await client.call('quoteRecharge', { query: { method: 'card', amount: '100.00' } });
  const body = {
    amount,
    quote_id,
    return_url: `${mock.url}/cardTopUp?amount=100`,
    idempotency_key: crypto.randomUUID(),
  };
  const payment = await client.call('createCardPayment', { body });
  const page = payment.provider_url ?? '';
  const headers = { 'x-mock-session': name };
  return {
    session,
    payment,
    page,
    open: () => fetch(page, { headers }),
    press: (outcome: string) =>
      fetch(page, { method: 'POST', headers, body: new URLSearchParams({ outcome }), redirect: 'manual' }),
    read: () => client.call('getCardPayment', { query: { card_payment_id: payment.id } }),
  };
}

const totalOf = async ({ client }: TestSession) => (await client.call('getUserInfo')).balance;

test('a payment starts at the provider’s page, which names it and asks for no card', async () => {
  const { payment, page, open } = await begin('begin');
  expect(payment).toMatchObject({
    status: 'pending',
    amount: '100.00',
    fee: '2.00',
    arrival: '98.00',
    recharge_id: null,
    expires_at: '2026-11-20T10:30:00Z',
  });
  expect(page.startsWith(`${mock.url}/__mock/pay/`)).toBe(true);
  const response = await open();
  const html = await response.text();
  expect(html).toContain(payment.reference);
  expect(html).not.toMatch(/<input|<script|<link/);
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('the page speaks the customer’s language', async () => {
  const { open } = await begin('german', 'de-AT,de;q=0.9');
  const html = await (await open()).text();
  expect(html).toContain('<main lang="de" dir="auto">');
  expect(html).toContain('100,00\u00a0$');
  expect(html).toContain('>Bezahlen</button>');
});

test('success is credited once for any number of presses, and the customer returns without the outcome', async () => {
  const { session, payment, press, read, open } = await begin('success');
  const responses = await Promise.all(['succeeded', 'succeeded', 'failed', 'unknown', 'abandoned'].map(press));
  for (const response of responses) {
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${mock.url}/cardTopUp?amount=100&payment_id=${payment.id}`,
    ]);
  }
  await press('succeeded');
  const paid = await read();
  expect(paid).toMatchObject({ status: 'succeeded', provider_url: null, expires_at: null });
  const { client } = session;
  const recharge = await client.call('getRecharge', { query: { recharge_id: paid.recharge_id ?? 0 } });
  expect(recharge).toMatchObject({
    method: 'card',
    status: 1,
    arrival: '98.00',
    evidence: null,
  });
  const { list } = await client.call('listBills', { query: { date_from: '2026-11-20' } });
  expect(list.map(({ amount, source }) => [amount, source.id])).toEqual([['98.00', paid.recharge_id]]);
  expect(await totalOf(session)).toBe('1338.00');
  expect(await (await open()).text()).toContain('Back to the shop');
});

test.each(['failed', 'abandoned'] as const)('%s is final and moves no money', async (outcome) => {
  const { session, press, read } = await begin(outcome);
  await press(outcome);
  await press('succeeded');
  expect(await read()).toMatchObject({
    status: outcome,
    recharge_id: null,
    failure_reason: outcome === 'failed' ? 'The card was declined' : null,
  });
  expect(await totalOf(session)).toBe('1240.00');
});

test('an unknown outcome is resolved ten minutes later and credited then', async () => {
  const { session, press, read } = await begin('unknown');
  await press('unknown');
  expect(await read()).toMatchObject({ status: 'unknown', provider_url: null, next_by: '2026-11-20T10:10:00Z' });
  expect(await totalOf(session)).toBe('1240.00');
  await session.control('advance', { minutes: 10 });
  expect(await read()).toMatchObject({ status: 'succeeded', next_by: null });
  expect(await totalOf(session)).toBe('1338.00');
});

test('an unanswered page expires after half an hour and can no longer pay', async () => {
  const { session, press, read } = await begin('expired');
  await session.control('advance', { minutes: 30 });
  expect((await read()).status).toBe('expired');
  expect((await press('succeeded')).status).toBe(303);
  expect((await read()).status).toBe('expired');
});

test('an address of no payment or an unknown outcome changes nothing', async () => {
  const { page, press, read } = await begin('wrong');
  expect((await press('paid')).status).toBe(400);
  expect((await fetch(page.replace('?', '0?'), { headers: { 'x-mock-session': 'wrong' } })).status).toBe(404);
  expect((await fetch(page, { headers: { 'x-mock-session': 'somebody-else' } })).status).toBe(404);
  expect((await read()).status).toBe('pending');
});
