import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { HttpError } from '../../http-error.ts';
import { MINUTE, SECOND } from '../../world/clock.ts';

const to = 'demo@meridian.shop';
const ask = { event: 'reset', channel: 'email', to } as const;
const forgotten = { by: 'code', account: to, verification_code: '123456', password: 'quiet-harbour-7' } as const;
const changed = { by: 'old_password', old_password: 'demo123456', password: 'quiet-harbour-7' } as const;

test('a forgotten password is reset with a code, and every device is signed out', () => {
  const { call, demo, isUnauthorized } = openSandbox();
  call('sendCode', { body: ask });
  expect(call('resetPassword', { token: null, body: forgotten })).toBeNull();
  expect([isUnauthorized('demo-token-7f3a'), isUnauthorized('demo-token-2c18')]).toEqual([true, true]);
  expect(demo.notifications.at(-1)).toMatchObject({ type: 'system', read: false });
  expect(call('loginUser', { body: { account: to, password: 'quiet-harbour-7' } }).userinfo.id).toBe(1);
});

test('neither requesting a code nor resetting reveals whether an account exists', () => {
  const [known, unknown] = ['demo@meridian.shop', 'nobody@example.com'].map((account) => {
    const { call, refusal } = openSandbox();
    const before = refusal('resetPassword', { token: null, body: { ...forgotten, account } });
    const sent = call('sendCode', { body: { ...ask, to: account } });
    const again = refusal('sendCode', { body: { ...ask, to: account } });
    const body = { ...forgotten, account, verification_code: '000000' };
    const tries = Array.from({ length: 6 }, () => refusal('resetPassword', { token: null, body }));
    return { before, sent, again, tries };
  });
  expect(unknown).toEqual(known);
  expect(known?.before.name).toBe('code_wrong');
  expect(known?.tries.map(({ name }) => name)).toEqual([...Array(5).fill('code_wrong'), 'code_expired']);
});

test('even the right code does not create a missing account', () => {
  const { call, refusal } = openSandbox();
  const account = 'nobody@example.com';
  call('sendCode', { body: { ...ask, to: account } });
  expect(refusal('resetPassword', { token: null, body: { ...forgotten, account } }).name).toBe('code_wrong');
});

test('a code is valid for ten minutes, once, for its event, until a newer one is sent', () => {
  const { call, refusal, clock } = openSandbox();
  const reset = () => refusal('resetPassword', { token: null, body: forgotten }).name;
  call('sendCode', { body: { ...ask, event: 'register' } });
  expect(reset()).toBe('code_wrong');
  clock.advance(60 * SECOND);
  call('sendCode', { body: ask });
  clock.advance(10 * MINUTE);
  expect(reset()).toBe('code_expired');
  call('sendCode', { body: ask });
  call('resetPassword', { token: null, body: forgotten });
  expect(reset()).toBe('code_expired');
});

test('an address gets one code a minute and ten a day', () => {
  const { call, refusal, clock } = openSandbox();
  const sent = call('sendCode', { body: ask });
  expect(sent).toMatchObject({ resend_at: '2026-11-20T10:01:00Z', expires_at: '2026-11-20T10:10:00Z' });
  clock.advance(59 * SECOND);
  expect(refusal('sendCode', { body: { ...ask, to: to.toUpperCase() } })).toEqual({
    name: 'send_too_often',
    details: { retry_at: '2026-11-20T10:01:00Z', server_time: '2026-11-20T10:00:59Z' },
  });
  for (let codes = 1; codes < 10; codes += 1) {
    clock.advance(60 * SECOND);
    call('sendCode', { body: ask });
  }
  clock.advance(60 * SECOND);
  expect(refusal('sendCode', { body: ask }).details).toMatchObject({ retry_at: '2026-11-21T10:00:00Z' });
});

test('[B4.12] a stranger can neither invalidate a customer’s code nor use up their quota', () => {
  const { call, refusal, clock } = openSandbox();
  call('loginUser', { client: 'home', body: { account: to, password: 'demo123456' } });
  call('sendCode', { client: 'home', body: ask });
  const guess = { ...forgotten, verification_code: '000000' };
  const guesses = Array.from({ length: 6 }, () => refusal('resetPassword', { client: 'stranger', body: guess }).name);
  expect(guesses).toEqual([...Array(5).fill('code_wrong'), 'code_expired']);
  for (let number = 0; number < 10; number += 1) call('sendCode', { client: `stranger-${number}`, body: ask });
  expect(refusal('sendCode', { client: 'stranger-11', body: ask }).name).toBe('send_too_often');
  clock.advance(MINUTE);
  call('sendCode', { client: 'home', body: ask });
  expect(call('resetPassword', { client: 'home', token: null, body: forgotten })).toBeNull();
});

test('ten wrong codes for one receiver lock whoever tries them', () => {
  const { call, refusal, clock } = openSandbox();
  const guess = { ...forgotten, verification_code: '000000' };
  for (let round = 0; round < 2; round += 1) {
    call('sendCode', { body: ask });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(refusal('resetPassword', { body: guess }).name).toBe('code_wrong');
    }
    clock.advance(MINUTE - 1);
    if (round === 0) clock.advance(1);
  }
  expect(refusal('resetPassword', { body: forgotten }).name).toBe('too_many_attempts');
  expect(refusal('resetPassword', { client: 'other', body: guess }).name).toBe('code_wrong');
});

test('one sender can request ten codes an hour, for any receivers', () => {
  const { call, refusal } = openSandbox();
  const send = (number: number, client: string) => ({
    client,
    body: { event: 'register', channel: 'email', to: `c${number}@example.com` } as const,
  });
  for (let number = 0; number < 10; number += 1) call('sendCode', send(number, 'one'));
  expect(refusal('sendCode', send(10, 'one')).details).toMatchObject({ retry_at: '2026-11-20T11:00:00Z' });
  expect(call('sendCode', send(10, 'other')).resend_at).toBe('2026-11-20T10:01:00Z');
});

test('the old password allows a change, and five wrong ones block even the right one', () => {
  const { call, refusal, clock } = openSandbox();
  expect(refusal('resetPassword', { body: { ...changed, password: 'demo123456' } }).name).toBe('same_password');
  const wrong = { ...changed, old_password: 'demo1234567' };
  for (let tries = 0; tries < 5; tries += 1) {
    expect(refusal('resetPassword', { body: wrong }).name).toBe('wrong_old_password');
  }
  expect(refusal('resetPassword', { body: changed }).name).toBe('too_many_attempts');
  clock.advance(MINUTE);
  expect(call('resetPassword', { body: changed })).toBeNull();
});

test('the old password is useless without a token', () => {
  const { call } = openSandbox();
  const visitor = () => call('resetPassword', { token: null, body: changed });
  expect(visitor).toThrow(HttpError);
  expect(visitor).toThrow(expect.objectContaining({ status: 401 }));
});
