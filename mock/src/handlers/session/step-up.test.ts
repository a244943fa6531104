import { expect, test } from 'vitest';
import { openSandbox, refusalOf } from '../../../tests/harness/open-sandbox.ts';
import { HttpError } from '../../http-error.ts';
import { HOUR, MINUTE } from '../../world/clock.ts';
import { DEMO_TOKEN } from '../../world/seed/demo/demo.ts';

test('[B4.12] a step-up is valid for five minutes, for several calls, only in its own session', () => {
  const { call, refusal, stepUp, signIn, demo, clock } = openSandbox();
  const step_up = stepUp();
  const setPayCode = (code: string, token = DEMO_TOKEN) => ({ token, body: { step_up, pay_code: code } });
  call('setPayCode', setPayCode('739105'));
  call('setPayCode', setPayCode('739106'));
  expect(refusal('setPayCode', setPayCode('739107', signIn(demo))).name).toBe('step_up_expired');
  clock.advance(5 * MINUTE - 1);
  call('setPayCode', setPayCode('739108'));
  clock.advance(1);
  expect(refusal('setPayCode', setPayCode('739109'))).toEqual({ name: 'step_up_expired', details: null });
});

test('a newer step-up replaces the previous one', () => {
  const { refusal, stepUp } = openSandbox();
  const step_up = stepUp();
  stepUp();
  expect(refusal('setPayCode', { body: { step_up, pay_code: '739105' } }).name).toBe('step_up_expired');
});

test('[B4.12] a code sent to the known address allows one step-up, and a code for another event none', () => {
  const { call, refusal, world } = openSandbox();
  const byCode = { body: { by: 'code', channel: 'email', verification_code: '123456' } } as const;
  call('sendCode', { body: { event: 'reset', channel: 'email', to: 'demo@meridian.shop' } });
  expect(refusal('createStepUp', byCode).name).toBe('code_wrong');
  world.sentCodes = [];
  call('sendCode', { body: { event: 'step_up', channel: 'email' } });
  expect(world.outbox.at(-1)).toMatchObject({ channel: 'email', to: 'demo@meridian.shop' });
  expect(call('createStepUp', byCode).expires_at).toBe('2026-11-20T10:05:00Z');
  expect(refusal('createStepUp', byCode).name).toBe('code_expired');
});

test('an unproven address allows no step-up', () => {
  const { refusal, demo } = openSandbox();
  demo.mobileVerified = false;
  expect(refusal('sendCode', { body: { event: 'step_up', channel: 'mobile' } }).name).toBe('contact_not_verified');
  const body = { by: 'code', channel: 'mobile', verification_code: '123456' } as const;
  expect(refusal('createStepUp', { body }).name).toBe('contact_not_verified');
});

test('a visitor gets no code for a step-up', () => {
  const { call } = openSandbox();
  const ask = () => call('sendCode', { token: null, body: { event: 'step_up', channel: 'email' } });
  expect(ask).toThrow(HttpError);
  expect(ask).toThrow(expect.objectContaining({ status: 401 }));
});

test('wrong passwords lock a session for 1, 5, 15 and then 60 minutes, but no other session', () => {
  const { call, demo, signIn, clock } = openSandbox();
  const tryWith = (password: string, token = DEMO_TOKEN) =>
    refusalOf(() => call('createStepUp', { token, body: { by: 'password', password } }));
  for (let tries = 0; tries < 5; tries += 1) expect(tryWith('wrong').name).toBe('wrong_old_password');
  for (const minutes of [1, 5, 15, 60, 60]) {
    expect(tryWith(demo.password).name).toBe('too_many_attempts');
    clock.advance(minutes * MINUTE - 1);
    expect(tryWith(demo.password).details).toMatchObject({ retry_at: expect.any(String) });
    clock.advance(1);
    expect(tryWith('wrong').name).toBe('wrong_old_password');
  }
  const token = signIn(demo);
  const body = { by: 'password', password: demo.password } as const;
  expect(call('createStepUp', { token, body }).step_up).not.toBe('');
  clock.advance(HOUR);
  call('createStepUp', { body });
  expect(tryWith('wrong').name).toBe('wrong_old_password');
  expect(call('createStepUp', { body }).step_up).not.toBe('');
});

test('[B4.12] a forgotten payment code is replaced by step-up, which ends the lock without revealing the old one', () => {
  const { call, refusal, stepUp, demo } = openSandbox();
  for (let tries = 0; tries < 5; tries += 1) refusal('verifyPayCode', { body: { pay_code: '111111' } });
  expect(refusal('verifyPayCode', { body: { pay_code: '246810' } }).name).toBe('pay_code_locked');
  call('setPayCode', { body: { step_up: stepUp(), pay_code: '246810' } });
  expect(call('verifyPayCode', { body: { pay_code: '246810' } })).toBeNull();
  expect(demo.notifications.at(-1)?.title.en).toBe('Your payment code was changed');
});
