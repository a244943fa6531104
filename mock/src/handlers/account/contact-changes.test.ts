import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY, MINUTE } from '../../world/clock.ts';

const proveEmail = { body: { channel: 'email', verification_code: '123456' } } as const;
const changeEmail = ({ call, stepUp }: TestSandbox, to: string) =>
  call('updateContact', { body: { channel: 'email', to, step_up: stepUp() } });
const sendCode = ({ call }: TestSandbox) => call('sendCode', { body: { event: 'verify', channel: 'email' } });
const signInAs = ({ call }: TestSandbox, account: string) =>
  call('loginUser', { body: { account, password: 'demo123456' } }).userinfo.id;

test('[B4.12] a new e-mail address is pending until a code proves it, and only then works for logging in', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, refusal } = sandbox;
  expect(changeEmail(sandbox, 'Mei@example.com')).toMatchObject({
    email: 'demo@meridian.shop',
    pending_email: { to: 'Mei@example.com', expires_at: '2026-11-21T10:00:00Z' },
    version: 3,
  });
  const login = { body: { account: 'mei@example.com', password: 'demo123456' } };
  expect(refusal('loginUser', login).name).toBe('wrong_credentials');
  expect(signInAs(sandbox, 'demo@meridian.shop')).toBe(1);

  sendCode(sandbox);
  expect(refusal('verifyContact', { body: { ...proveEmail.body, verification_code: '000000' } }).name).toBe(
    'code_wrong',
  );
  expect(call('verifyContact', proveEmail)).toMatchObject({
    email: 'Mei@example.com',
    email_verified: true,
    pending_email: null,
    account: 'demo@meridian.shop',
    version: 4,
  });
  expect(call('loginUser', login).userinfo.id).toBe(1);
  expect(refusal('loginUser', { body: { ...login.body, account: 'demo@meridian.shop' } }).name).toBe(
    'wrong_credentials',
  );
});

test('repeating a pending change notifies nobody again, and the present address cancels it', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { demo, refusal } = sandbox;
  const before = demo.notifications.length;
  changeEmail(sandbox, 'mei@example.com');
  changeEmail(sandbox, 'MEI@example.com');
  expect(demo.notifications).toHaveLength(before + 1);
  expect(changeEmail(sandbox, 'demo@meridian.shop').pending_email).toBeNull();
  expect(refusal('sendCode', { body: { event: 'verify', channel: 'email' } }).name).toBe('contact_verified');
  expect(refusal('verifyContact', proveEmail).name).toBe('contact_verified');
});

test('an unproven change is dropped after 24 hours', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  changeEmail(sandbox, 'mei@example.com');
  sandbox.clock.advance(DAY - 1);
  expect(sandbox.call('getUserInfo', {}).pending_email).not.toBeNull();
  sandbox.clock.advance(1);
  expect(sandbox.call('getUserInfo', {}).pending_email).toBeNull();
});

test('an address is reported as taken only after the right code, and only if its owner has proven it', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, refusal, newcomer } = sandbox;
  changeEmail(sandbox, 'NEW@meridian.shop');
  sendCode(sandbox);
  expect(refusal('verifyContact', { body: { ...proveEmail.body, verification_code: '000000' } }).name).toBe(
    'code_wrong',
  );
  expect(refusal('verifyContact', proveEmail).name).toBe('email_taken');
  newcomer.emailVerified = false;
  expect(call('verifyContact', proveEmail).email).toBe('NEW@meridian.shop');
});

test('[B4.12] registering proves the contact its code went to; the other is pending and resets no password', () => {
  const { call, refusal, clock } = openSandbox({ checkInvariants: true });
  const [email, mobile, password] = ['lena@example.com', '+4915112345678', 'quiet-harbour-7'];
  const person = { family_name: 'Berg', given_name: 'Lena', email, mobile, password, verification_code: '123456' };
  call('sendCode', { body: { event: 'register', channel: 'mobile', to: mobile } });
  const { token } = call('registerUser', { body: person }).userinfo;
  expect(call('getUserInfo', { token })).toMatchObject({ email_verified: false, mobile_verified: true });
  expect(refusal('loginUser', { body: { account: email, password } }).name).toBe('contact_not_verified');
  expect(refusal('loginUser', { body: { account: email, password: 'other' } }).name).toBe('wrong_credentials');
  call('sendCode', { token: null, body: { event: 'reset', channel: 'email', to: email } });
  const reset = { by: 'code', account: email, verification_code: '123456', password: 'mine-now-77' } as const;
  expect(refusal('resetPassword', { token: null, body: reset }).name).toBe('code_wrong');

  clock.advance(MINUTE);
  call('sendCode', { token, body: { event: 'verify', channel: 'email' } });
  expect(call('verifyContact', { token, ...proveEmail }).email_verified).toBe(true);
  expect(call('loginUser', { body: { account: email, password } }).userinfo.account).toBe(email);
});

test('an unproven address can be taken by another customer', () => {
  const { call, newcomer } = openSandbox({ checkInvariants: true });
  newcomer.mobileVerified = false;
  const { email, mobile } = { email: 'jules@example.com', mobile: newcomer.mobile };
  call('sendCode', { body: { event: 'register', channel: 'mobile', to: mobile } });
  const person = {
    family_name: 'M',
    given_name: 'J',
    email,
    mobile,
    password: 'quiet-harbour-7',
    verification_code: '123456',
  };
  const { id } = call('registerUser', { body: person }).userinfo;
  expect(call('loginUser', { body: { account: mobile, password: person.password } }).userinfo.id).toBe(id);
});
