import { describe, expect, test } from 'vitest';
import { type SessionOptions, startHttpMock } from '../../tests/harness/start-http-mock.ts';
import { copyWorld } from '../world/copy.ts';
import { violations } from '../world/invariants/invariants.ts';
import { createWorld } from '../world/seed/create-world.ts';
import { DEMO_UPLOAD } from '../world/seed/demo/demo.ts';
import { scenarios } from './scenarios.ts';

const mock = await startHttpMock();

const seed = createWorld();
const source = { from: 'product', product_id: 102, sku_id: 1021, quantity: 1 } as const;
const open = (scenario: string, options: SessionOptions = {}) =>
  mock.session(scenario, { ...options, headers: { 'x-mock-scenario': scenario } });

const order = async (scenario: string) => {
  const { client } = await open(scenario);
  const { total_amount: expected_total } = await client.call('quoteOrder', { body: { source, address_id: 11 } });
  const idempotency_key = crypto.randomUUID();
  return client.call('createOrder', { body: { idempotency_key, source, address_id: 11, remarks: [], expected_total } });
};
const pay = async (scenario: string) => {
  const { client } = await open(scenario);
  return client.call('payOrders', {
    body: { order_ids: [9001], pay_code: '246810', idempotency_key: crypto.randomUUID() },
  });
};

test.each(scenarios)('$name leaves a world that keeps every invariant', ({ apply }) => {
  const world = copyWorld(seed);
  apply?.(world, world.epoch);
  expect(violations(world)).toEqual([]);
});

describe('what the customer sees in', () => {
  test('new_customer has nothing', async () => {
    const { client } = await open('new_customer');
    expect(await client.call('getUserInfo')).toMatchObject({ balance: '0.00', pay_code_set: false });
    expect(await client.call('listOrders', {})).toMatchObject({ total: 0 });
  });
  test('frozen_wallet cannot pay', () =>
    expect(pay('frozen_wallet')).rejects.toMatchObject({ reason: 'wallet_frozen' }));
  test('locked_pay_code shows until when', () =>
    expect(pay('locked_pay_code')).rejects.toMatchObject({
      reason: 'pay_code_locked',
      data: { attempts_left: 0, locked_until: '2026-11-20T10:15:00Z' },
    }));
  test('no_pay_code', () => expect(pay('no_pay_code')).rejects.toMatchObject({ reason: 'pay_code_not_set' }));
  test('order_for_nothing can be paid, and no money is taken', () =>
    expect(pay('order_for_nothing')).resolves.toMatchObject({ amount: '0.00', balance_after: '1240.00' }));
  test('disabled_account cannot sign in', async () => {
    const one = await open('disabled_account', { customer: null });
    await expect(one.signIn()).rejects.toMatchObject({ reason: 'account_disabled' });
  });
  test('step_up_expired', async () => {
    const { client } = await open('step_up_expired');
    const { step_up } = await client.call('createStepUp', { body: { by: 'password', password: 'demo123456' } });
    const setPayCode = () => client.call('setPayCode', { body: { step_up, pay_code: '739105' } });
    await expect(setPayCode()).rejects.toMatchObject({ reason: 'step_up_expired' });
  });
  test('password_locked', async () => {
    const one = await open('password_locked', { customer: null });
    const retry_at = '2026-11-20T10:15:00Z';
    await expect(one.signIn()).rejects.toMatchObject({ reason: 'too_many_attempts', data: { retry_at } });
  });
  test('code_locked', async () => {
    const { client } = await open('code_locked');
    await client.call('sendCode', { body: { event: 'step_up', channel: 'email' } });
    const body = { by: 'code', channel: 'email', verification_code: '123456' } as const;
    await expect(client.call('createStepUp', { body })).rejects.toMatchObject({ reason: 'too_many_attempts' });
  });
  test('unverified_mobile', async () => {
    const one = await open('unverified_mobile');
    expect(await one.client.call('getUserInfo')).toMatchObject({ mobile_verified: false });
    const byMobile = { account: '+819012345678', password: 'demo123456' };
    await expect(one.signIn(byMobile)).rejects.toMatchObject({ reason: 'contact_not_verified' });
  });
  test('contact_change_waiting', async () => {
    const { client } = await open('contact_change_waiting');
    expect(await client.call('getUserInfo')).toMatchObject({ pending_email: { to: 'mei.tanaka@example.com' } });
  });
  test('new_payee_waiting', async () => {
    const { client } = await open('new_payee_waiting');
    const { quote_id } = await client.call('quoteWithdrawal', { query: { type: 'bank', amount: '20.00' } });
    const body = {
      payee_id: 6301,
      amount: '20.00',
      quote_id,
      pay_code: '246810',
      idempotency_key: crypto.randomUUID(),
    };
    await expect(client.call('createWithdrawal', { body })).rejects.toMatchObject({
      reason: 'payee_not_usable_yet',
      data: { usable_from: '2026-11-21T09:00:00Z' },
    });
  });
  test('terms_outdated', async () => {
    const { client } = await open('terms_outdated');
    const { terms_version } = await client.call('getConfig');
    expect(await client.call('getUserInfo')).not.toMatchObject({ terms_version });
  });
  test('account_closed is open again after signing in', async () => {
    const { client } = await open('account_closed');
    const { list } = await client.call('listNotifications', {});
    expect(list.map(({ title }) => title)).toContain('Your account is open again');
  });
  test('out_of_stock_at_submit', () =>
    expect(order('out_of_stock_at_submit')).rejects.toMatchObject({ reason: 'out_of_stock' }));
  test('price_changed has the new quote', () =>
    expect(order('price_changed')).rejects.toMatchObject({
      reason: 'price_changed',
      data: { quote: { total_amount: '70.40' } },
    }));
  test('expired_token', () => expect(order('expired_token')).rejects.toMatchObject({ kind: 'unauthorized' }));
  test('order_expires_at_payment', () =>
    expect(pay('order_expires_at_payment')).rejects.toMatchObject({ reason: 'pay_deadline_passed' }));
  test('empty has no products', async () => {
    const { client } = await open('empty');
    expect(await client.call('listProducts', {})).toMatchObject({ total: 0, list: [] });
  });
  test('full_cart has as many lines as the limit allows', async () => {
    const { client } = await open('full_cart');
    const { groups, invalid, line_limit } = await client.call('getCart', {});
    expect(groups.flatMap(({ lines }) => lines).length + invalid.length).toBe(line_limit);
  });
  test('mixed_cart has every kind of line', async () => {
    const { client } = await open('mixed_cart');
    const { groups, invalid } = await client.call('getCart', {});
    const reasons = invalid.map(({ invalid_reason }) => invalid_reason);
    expect(reasons.toSorted()).toEqual(['removed', 'shop_closed', 'sold_out', 'spec_gone']);
    const lines = groups.flatMap((group) => group.lines);
    const difference = (line: (typeof lines)[number]) => Math.sign(Number(line.price) - Number(line.price_when_added));
    expect(new Set(lines.map(difference))).toEqual(new Set([-1, 0, 1]));
    expect(lines.filter(({ quantity, max_quantity }) => quantity > max_quantity)).toHaveLength(1);
    expect(lines.filter((line) => line.max_quantity_reason === 'customer')).not.toHaveLength(0);
  });
  test('thousand_orders', async () => {
    const { client } = await open('thousand_orders');
    expect(await client.call('listOrders', {})).toMatchObject({ total: 1000 });
  });
  test('[R4.01] ten_thousand_orders has every status', async () => {
    const { client } = await open('ten_thousand_orders');
    const { counts } = await client.call('getOrderCounts');
    expect(counts.find(({ status }) => status === 'all')).toMatchObject({ count: 10_000 });
    for (const { status, count } of counts) expect(count, status).toBeGreaterThan(150);
  });
  test('fifty_thousand_bills', async () => {
    const { client } = await open('fifty_thousand_bills');
    const { list, total } = await client.call('listBills', { query: { page: 1000, limit: 50 } });
    expect([total, list.length]).toEqual([50_120, 50]);
    expect(await client.call('getUserInfo')).toMatchObject({ balance: '1240.00' });
    const { url } = await client.call('exportBills', {});
    const file = await fetch(mock.url + url, { headers: { 'x-mock-session': 'fifty_thousand_bills' } });
    expect((await file.text()).trimEnd().split('\r\n').slice(1)).toHaveLength(total);
  });
  test('right_to_left_names', async () => {
    const { client } = await open('right_to_left_names');
    const { name } = await client.call('getProduct', { query: { product_id: 101 } });
    expect(name).toMatch(/\p{Script=Arabic}/u);
  });
  test('long_names', async () => {
    const { client } = await open('long_names');
    const { name } = await client.call('getProduct', { query: { product_id: 102 } });
    expect(name.length).toBeGreaterThan(60);
  });
  test.each(['pending', 'succeeded', 'failed', 'unknown', 'abandoned', 'expired'] as const)(
    'card_payment_%s',
    async (status) => {
      const { client } = await open(`card_payment_${status}`);
      const payment = await client.call('getCardPayment', { query: { card_payment_id: 6401 } });
      expect(payment).toMatchObject({ status, amount: '100.00' });
      const { balance } = await client.call('getUserInfo');
      expect([balance, payment.recharge_id !== null]).toEqual(
        status === 'succeeded' ? ['1338.00', true] : ['1240.00', false],
      );
    },
  );
  test('few_confirmations', async () => {
    const { client, control } = await open('few_confirmations');
    const seen = async () => (await client.call('listRecharges', {})).list.map(({ onchain }) => onchain?.confirmations);
    expect((await seen())[0]).toBe(3);
    await control('advance', { minutes: 1 });
    expect((await seen())[0]).toBe(4);
    await control('advance', { minutes: 20 });
    const [newest] = (await client.call('listBills', {})).list;
    expect(newest).toMatchObject({ type: 'recharge', amount: '199.00' });
  });
  test('withdrawal_cancelled', async () => {
    const { client } = await open('withdrawal_cancelled');
    expect((await client.call('listWithdrawals', { query: { status: '-1' } })).list[0]?.id).toBe(6102);
    expect(await client.call('getWithdrawalInfo')).toMatchObject({ available: '1240.00', pending: '0.00' });
  });
  test('methods_closed', async () => {
    const { client } = await open('methods_closed');
    const quote = client.call('quoteRecharge', { query: { method: 'card', amount: '50.00' } });
    await expect(quote).rejects.toMatchObject({ reason: 'method_closed' });
  });
  const recharge = async (scenario: string) => {
    const { client } = await open(scenario);
    const { quote_id } = await client.call('quoteRecharge', { query: { method: 'manual', amount: '50.00' } });
    const idempotency_key = crypto.randomUUID();
    const paid = { method: 'manual', amount: '50.00', evidence: DEMO_UPLOAD, quote_id } as const;
    return client.call('createRecharge', { body: { ...paid, idempotency_key } });
  };
  test('quote_expires', () => expect(recharge('quote_expires')).rejects.toMatchObject({ reason: 'quote_expired' }));
  test('evidence_already_used', () =>
    expect(recharge('evidence_already_used')).rejects.toMatchObject({ reason: 'evidence_already_used' }));
  test('service_unavailable', async () => {
    const { client } = await open('service_unavailable');
    const body = { shop_id: 0, client_id: crypto.randomUUID(), kind: 'text', text: 'Hello' } as const;
    await expect(client.call('sendMessage', { body })).rejects.toMatchObject({ reason: 'service_unavailable' });
  });
  test('[B5.19] keys_forgotten', async () => {
    const { client, control } = await open('keys_forgotten');
    const body = { product_id: 101, sku_id: 1011, quantity: 1, idempotency_key: crypto.randomUUID() };
    const add = async () => {
      const { groups } = await client.call('addCartLine', { body }, { guard: false });
      return groups.flatMap(({ lines }) => lines).find(({ sku_id }) => sku_id === 1011)?.quantity ?? 0;
    };
    const first = await add();
    expect(await add(), 'a repeat at once').toBe(first);
    await control('advance', { minutes: 2 });
    expect(await add()).toBe(first + 1);
  });
  test('partly_refunded_order goes on', async () => {
    const { client } = await open('partly_refunded_order');
    const order = await client.call('getOrder', { query: { order_id: 9002 } });
    expect(order).toMatchObject({ status: 1, total_amount: '162.50', refunded_amount: '1.00' });
  });
  test('two_open_cases belong to one order', async () => {
    const { client } = await open('two_open_cases');
    const { status, refunds } = await client.call('getOrder', { query: { order_id: 9002 } });
    expect([status, ...refunds.map((one) => one.status)]).toEqual([-4, 'applied', 'accepted']);
  });
  test('two_parcels arrive one after the other and together contain the whole order', async () => {
    const { client, control } = await open('two_parcels');
    const parcels = async () => (await client.call('getLogistics', { query: { order_id: 9002 } })).parcels;
    const [boots, backpack] = await parcels();
    expect([boots, backpack].map((one) => one?.items)).toEqual([
      [{ order_item_id: 90022, quantity: 1 }],
      [{ order_item_id: 90021, quantity: 1 }],
    ]);
    expect(backpack?.events[0]?.text).toBe('Delivered');
    await control('advance', { hours: 12 });
    expect((await parcels()).map(({ events }) => events.length)).toEqual([2, 6]);
  });
  test('refund_escalated waits for the platform', async () => {
    const { client } = await open('refund_escalated');
    expect(await client.call('getRefund', { query: { refund_id: 8003 } })).toMatchObject({ waits_for: 'platform' });
  });
  test('refund_refused_for_good', async () => {
    const { client, control, signIn } = await open('refund_refused_for_good');
    await control('advance', { days: 2 });
    await signIn();
    await client.call('escalateRefund', { body: { refund_id: 8003, explanation: 'Nobody has seen it.' } });
    await control('advance', { days: 1 });
    const { status, allowed_actions } = await client.call('getRefund', { query: { refund_id: 8003 } });
    expect([status, allowed_actions]).toEqual(['refused', ['apply_again']]);
  });
  test('refunded_in_full is refunded', async () => {
    const { client } = await open('refunded_in_full');
    const order = await client.call('getOrder', { query: { order_id: 9002 } });
    expect(order).toMatchObject({ status: -3, fulfilment: -1, refunded_amount: '162.50' });
  });
  test('audit_refused', async () => {
    const one = await open('audit_refused');
    await one.control('advance', { days: 2 });
    await one.signIn();
    const { list } = await one.client.call('listWithdrawals', { query: { status: '0' } });
    expect(list).toEqual([]);
  });
});
