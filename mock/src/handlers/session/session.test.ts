import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY, MINUTE } from '../../world/clock.ts';
import { DEMO_TOKEN } from '../../world/seed/demo/demo.ts';
import { nameOfDevice } from './devices.ts';

const right = { account: 'demo@meridian.shop', password: 'demo123456' };
const wrong = { ...right, password: 'demo123457' };

test('[R7.05] logging in returns the token in userinfo, and the user info has the chosen language', () => {
  const { call } = openSandbox();
  const { userinfo } = call('loginUser', { body: right });
  expect(userinfo).toMatchObject({ id: 1, account: 'demo@meridian.shop', expires_at: '2026-11-23T10:00:00Z' });
  const info = call('getUserInfo', { token: userinfo.token });
  expect(info.lang).toEqual({ language_name: 'English', chinese_name: '英语', file_name: 'en' });
  expect(info).toMatchObject({ balance: '1240.00', balance_available: '1190.00', balance_pending: '50.00' });
  const newcomer = call('loginUser', { body: { account: 'new@meridian.shop', password: 'new123456' } });
  expect(call('getUserInfo', { token: newcomer.userinfo.token })).not.toHaveProperty('lang');
});

test('a customer can log in by mobile number, in any spelling', () => {
  const { call } = openSandbox();
  for (const account of ['+819012345678', '+81 90-1234-5678', '0081 9012345678', 'DEMO@Meridian.shop']) {
    expect(call('loginUser', { body: { ...right, account } }).userinfo.id).toBe(1);
  }
});

test('a token is valid for three days of the world and not a moment longer', () => {
  const { call, clock, isUnauthorized } = openSandbox({ longSessions: false });
  const { token } = call('loginUser', { body: right }).userinfo;
  clock.advance(3 * DAY - 1);
  expect(call('listSessions', { token }).list.map(({ current }) => current)).toEqual([true]);
  clock.advance(1);
  expect(isUnauthorized(token)).toBe(true);
});

test('an unknown account and a wrong password get the same answer and the same limit', () => {
  const { refusal, call, clock } = openSandbox();
  for (const body of [wrong, { ...wrong, account: 'nobody@example.com' }]) {
    for (let tries = 0; tries < 5; tries += 1) {
      expect(refusal('loginUser', { body })).toEqual({ name: 'wrong_credentials', details: null });
    }
    expect(refusal('loginUser', { body }).name).toBe('too_many_attempts');
  }
  const locked = refusal('loginUser', { body: right });
  expect(locked).toEqual({
    name: 'too_many_attempts',
    details: { retry_at: '2026-11-20T10:01:00Z', server_time: '2026-11-20T10:00:00Z' },
  });
  clock.advance(MINUTE);
  expect(refusal('loginUser', { body: wrong }).name).toBe('wrong_credentials');
  expect(refusal('loginUser', { body: right }).details).toMatchObject({ retry_at: '2026-11-20T10:06:00Z' });
  clock.advance(5 * MINUTE);
  expect(call('loginUser', { body: right }).userinfo.id).toBe(1);
  for (let tries = 0; tries < 4; tries += 1) refusal('loginUser', { body: wrong });
  expect(call('loginUser', { body: right }).userinfo.id).toBe(1);
});

test('[B4.12] a stranger’s wrong passwords lock out the stranger, never the customer', () => {
  const { refusal, call } = openSandbox();
  const guess = (client: string) => refusal('loginUser', { client, body: wrong }).name;
  call('loginUser', { client: 'home', body: right });
  for (let tries = 0; tries < 5; tries += 1) expect(guess('stranger')).toBe('wrong_credentials');
  expect(guess('stranger')).toBe('too_many_attempts');
  expect(call('loginUser', { client: 'home', body: right }).userinfo.id).toBe(1);
  expect(call('loginUser', { client: 'holiday', body: right }).userinfo.id).toBe(1);

  const names = Array.from({ length: 50 }, (_, number) => guess(`stranger-${number}`));
  expect(names.slice(0, 45)).toEqual(Array(45).fill('wrong_credentials'));
  expect(names.at(-1)).toBe('too_many_attempts');
  expect(refusal('loginUser', { client: 'new', body: right }).name).toBe('too_many_attempts');
  expect(call('loginUser', { client: 'home', body: right }).userinfo.id).toBe(1);
});

test('thirty wrong tries from one client address lock that address, across all accounts', () => {
  const { refusal, call } = openSandbox();
  const account = (number: number) => ({ body: { ...wrong, account: `customer-${number}@example.com` } });
  for (let tries = 0; tries < 30; tries += 1) refusal('loginUser', { client: 'one', ...account(tries) });
  expect(refusal('loginUser', { client: 'one', body: right }).name).toBe('too_many_attempts');
  expect(call('loginUser', { client: 'other', body: right }).userinfo.id).toBe(1);
});

test('wrong tries are forgotten a day after the last one', () => {
  const { refusal, clock } = openSandbox();
  for (let tries = 0; tries < 4; tries += 1) refusal('loginUser', { body: wrong });
  clock.advance(DAY);
  for (let tries = 0; tries < 5; tries += 1)
    expect(refusal('loginUser', { body: wrong }).name).toBe('wrong_credentials');
  expect(refusal('loginUser', { body: wrong }).name).toBe('too_many_attempts');
});

test('only the right password reveals that an account is disabled', () => {
  const { refusal, demo } = openSandbox();
  demo.disabled = true;
  expect(refusal('loginUser', { body: wrong }).name).toBe('wrong_credentials');
  expect(refusal('loginUser', { body: right }).name).toBe('account_disabled');
});

test('logging out ends this session and no other', () => {
  const { call, isUnauthorized } = openSandbox();
  const { token } = call('loginUser', { body: right }).userinfo;
  expect(call('logoutUser', { token, query: { lang: 'zh-cn' } })).toBeNull();
  expect(isUnauthorized(token)).toBe(true);
  expect(isUnauthorized(DEMO_TOKEN)).toBe(false);
});

test('devices are listed with the current one first and can be signed out one by one', () => {
  const { call, refusal, isUnauthorized } = openSandbox();
  const { token } = call('loginUser', { body: right }).userinfo;
  const { list } = call('listSessions', { token });
  expect(list.map(({ id, current }) => [id, current])).toEqual([
    [list[0]?.id, true],
    [21, false],
    [18, false],
  ]);
  expect(JSON.stringify(list)).not.toContain(token);
  call('revokeSession', { token, body: { session_id: 18 } });
  expect(isUnauthorized('demo-token-2c18')).toBe(true);
  expect(refusal('revokeSession', { token, body: { session_id: 18 } }).name).toBe('session_not_found');
  expect(call('listSessions', { token }).list).toHaveLength(2);
});

test('the twenty-first device signs out the oldest', () => {
  const { call } = openSandbox();
  const tokens = Array.from({ length: 20 }, () => call('loginUser', { body: right }).userinfo.token);
  const { list } = call('listSessions', { token: tokens[0] ?? '' });
  expect(list).toHaveLength(20);
  expect(list.map(({ id }) => id)).not.toContain(18);
});

test('a device is named by its browser and system', () => {
  const safari = 'AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
  expect(nameOfDevice(`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${safari}`)).toBe('Safari on iPhone');
  const edge = 'AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
  expect(nameOfDevice(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${edge}`)).toBe('Edge on Windows');
  expect(nameOfDevice()).toBe('Browser');
});

test('devices are sorted by when they were last seen, the current one first, never before they signed in', () => {
  const { call, demo, clock, signIn, advance } = openSandbox();
  advance(30_000);
  const [early = '', late = ''] = [signIn(demo), signIn(demo)];
  advance(20 * MINUTE);
  call('getUserInfo', { token: early });
  const { list } = call('listSessions', { token: DEMO_TOKEN });
  const others = list.slice(1).map(({ id }) => demo.devices.find((device) => device.id === id)?.token);
  expect(list[0]?.current).toBe(true);
  expect(others.slice(0, 2)).toEqual([early, late]);
  for (const { signed_in_at, last_seen_at } of list) {
    expect(Date.parse(last_seen_at)).toBeGreaterThanOrEqual(Date.parse(signed_in_at));
    expect(Date.parse(last_seen_at)).toBeLessThanOrEqual(clock.now());
  }
});
