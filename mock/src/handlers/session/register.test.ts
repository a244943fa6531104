import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';

const lena = {
  family_name: 'Berg',
  given_name: 'Lena',
  email: 'Lena.Berg@example.com',
  mobile: '+4915112345678',
  password: 'quiet-harbour-7',
  verification_code: '123456',
};

test('a code by e-mail or text message opens an account and a session at once', () => {
  for (const sent of [
    { event: 'register', channel: 'email', to: 'lena.berg@example.com' },
    { event: 'register', channel: 'mobile', to: '+49 151 12345678' },
  ] as const) {
    const { call, world } = openSandbox();
    call('sendCode', { body: sent });
    const { userinfo } = call('registerUser', { body: lena });
    expect(userinfo.account).toBe('Lena.Berg@example.com');
    const info = call('getUserInfo', { token: userinfo.token });
    expect(info).toMatchObject({ given_name: 'Lena', balance: '0.00', pay_code_set: false });
    expect(world.customers.get(userinfo.id)?.notifications).toHaveLength(1);
  }
});

test('repeating a successful registration finds the code used', () => {
  const { call, refusal } = openSandbox();
  call('sendCode', { body: { event: 'register', channel: 'email', to: lena.email } });
  call('registerUser', { body: lena });
  expect(refusal('registerUser', { body: lena }).name).toBe('code_expired');
});

test('an address is reported as taken only after the right code', () => {
  const { call, refusal } = openSandbox();
  const taken = { ...lena, email: 'DEMO@meridian.shop' };
  expect(refusal('registerUser', { body: taken }).name).toBe('code_wrong');
  call('sendCode', { body: { event: 'register', channel: 'mobile', to: lena.mobile } });
  expect(refusal('registerUser', { body: { ...taken, verification_code: '654321' } }).name).toBe('code_wrong');
  expect(refusal('registerUser', { body: taken }).name).toBe('email_taken');
  const mobile = '+81 90 1234 5678';
  call('sendCode', { body: { event: 'register', channel: 'email', to: lena.email } });
  expect(refusal('registerUser', { body: { ...lena, mobile } }).name).toBe('mobile_taken');
});
