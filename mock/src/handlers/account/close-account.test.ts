import { expect, test } from 'vitest';
import { keyOf, openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY, MINUTE } from '../../world/clock.ts';

test('an account with open business is not closed, and the refusal names it', () => {
  const { refusal, stepUp, isUnauthorized } = openSandbox({ checkInvariants: true });
  expect(refusal('closeAccount', { body: { step_up: stepUp() } })).toEqual({
    name: 'account_not_closable',
    details: {
      balance: '1240.00',
      open_orders: 6,
      open_refunds: 2,
      open_recharges: 1,
      open_card_payments: 0,
      open_withdrawals: 1,
    },
  });
  expect(isUnauthorized('demo-token-7f3a')).toBe(false);
});

test('a card payment keeps the account open until its outcome is known', () => {
  const { call, refusal, signIn, stepUp, advance, newcomer } = openSandbox({ checkInvariants: true });
  const token = signIn(newcomer);
  const { amount, quote_id } = call('quoteRecharge', { token, query: { method: 'card', amount: '20.00' } });
  const return_url = 'http://localhost:4010/cardTopUp';
  call('createCardPayment', { token, body: { amount, quote_id, return_url, idempotency_key: keyOf(1) } });
  const step_up = stepUp(newcomer, token);
  expect(refusal('closeAccount', { token, body: { step_up } }).details).toMatchObject({ open_card_payments: 1 });
  advance(30 * MINUTE);
  expect(call('closeAccount', { token, body: { step_up: stepUp(newcomer, token) } }).closes_at).toMatch(/^2026-12-20/);
});

test('closing an account ends every session, and logging in within 30 days reopens it', () => {
  const { call, signIn, stepUp, newcomer, isUnauthorized, clock } = openSandbox({ checkInvariants: true });
  const [token, other] = [signIn(newcomer), signIn(newcomer)];
  const closed = call('closeAccount', { token, body: { step_up: stepUp(newcomer, token) } });
  expect(closed).toMatchObject({ closes_at: '2026-12-20T10:00:00Z' });
  expect([isUnauthorized(token), isUnauthorized(other)]).toEqual([true, true]);
  clock.advance(30 * DAY - 1);
  const again = signIn(newcomer);
  expect(call('getUserInfo', { token: again }).given_name).toBe(newcomer.givenName);
  expect(newcomer.notifications.at(-1)?.title.en).toBe('Your account is open again');
});

test('after 30 days a closed account is erased, and its e-mail address and mobile number can be used again', () => {
  const { call, refusal, signIn, stepUp, advance, newcomer } = openSandbox({ checkInvariants: true });
  const { email, mobile, password } = newcomer;
  const token = signIn(newcomer);
  call('closeAccount', { token, body: { step_up: stepUp(newcomer, token) } });
  advance(30 * DAY);
  expect(refusal('loginUser', { body: { account: email, password } }).name).toBe('wrong_credentials');
  expect(JSON.stringify(newcomer)).not.toContain(mobile);
  call('sendCode', { body: { event: 'register', channel: 'email', to: email } });
  const person = {
    family_name: 'M',
    given_name: 'J',
    email,
    mobile,
    password: 'quiet-harbour-7',
    verification_code: '123456',
  };
  expect(call('registerUser', { body: person }).userinfo.id).not.toBe(newcomer.id);
});
