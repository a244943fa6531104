import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { MINUTE } from '../../world/clock.ts';
import { DEMO_UPLOAD } from '../../world/seed/demo/demo.ts';

test('five wrong payment codes in a row lock the payment code for fifteen minutes, even the right one', () => {
  const { refusal, call, clock } = openSandbox();
  const tryCode = (code: string) => refusal('verifyPayCode', { body: { pay_code: code } });
  const left = [4, 3, 2, 1].map((attempts_left) => {
    expect(tryCode('111111').details).toMatchObject({ attempts_left, locked_until: null });
    return attempts_left;
  });
  expect(left).toHaveLength(4);
  const details = { attempts_left: 0, locked_until: '2026-11-20T10:15:00Z', server_time: '2026-11-20T10:00:00Z' };
  expect(tryCode('111111')).toEqual({ name: 'pay_code_wrong', details });
  expect(tryCode('246810')).toEqual({ name: 'pay_code_locked', details });
  clock.advance(15 * MINUTE - 1);
  expect(tryCode('246810').name).toBe('pay_code_locked');
  clock.advance(1);
  expect(tryCode('111111').details).toMatchObject({ attempts_left: 4, locked_until: null });
  expect(call('verifyPayCode', { body: { pay_code: '246810' } })).toBeNull();
  expect(tryCode('111111').details).toMatchObject({ attempts_left: 4 });
});

test('[R5.04] changing the payment code needs the old one, setting it the first time needs a step-up', () => {
  const { refusal, call, demo, newcomer, stepUp } = openSandbox();
  expect(refusal('setPayCode', { body: { old_pay_code: '111111', pay_code: '739105' } }).name).toBe('pay_code_wrong');
  expect(refusal('setPayCode', { body: { old_pay_code: '246810', pay_code: '246810' } }).name).toBe('same_pay_code');
  const changed = call('setPayCode', { body: { old_pay_code: '246810', pay_code: '739105' } });
  expect(changed).toBeNull();
  expect(call('getUserInfo', {}).pay_code_changed_at).toBe('2026-11-20T10:00:00Z');
  expect(call('verifyPayCode', { body: { pay_code: '739105' } })).toBeNull();
  expect(demo.notifications.at(-1)?.title.en).toBe('Your payment code was changed');

  const { token } = call('loginUser', { body: { account: 'new@meridian.shop', password: 'new123456' } }).userinfo;
  expect(refusal('verifyPayCode', { token, body: { pay_code: '246810' } }).name).toBe('pay_code_not_set');
  const change = { old_pay_code: '246810', pay_code: '13579024' };
  expect(refusal('setPayCode', { token, body: change }).name).toBe('pay_code_not_set');
  call('setPayCode', { token, body: { step_up: stepUp(newcomer, token), pay_code: '13579024' } });
  expect(call('getUserInfo', { token }).pay_code_set).toBe(true);
});

test('only the given fields of the profile change, and the account name stays', () => {
  const { call } = openSandbox();
  const info = call('updateProfile', { body: { given_name: 'Mei-Lin', avatar: DEMO_UPLOAD, version: 3 } });
  expect(info).toMatchObject({
    given_name: 'Mei-Lin',
    family_name: 'Tanaka',
    account: 'demo@meridian.shop',
    avatar: '/pictures/1f4f7.webp',
    version: 4,
  });
  expect(call('updateProfile', { body: { avatar: null, version: 4 } })).toMatchObject({
    avatar: null,
    given_name: 'Mei-Lin',
    version: 5,
  });
});

test('[R3.01] a language is set by its file name and returned with the user info', () => {
  const { refusal, call } = openSandbox();
  expect(call('listLanguages', {}).list.map(({ file_name }) => file_name)).toContain('tai');
  call('setLanguage', { query: { file_name: 'ri' } });
  expect(call('getUserInfo', {}).lang).toEqual({ language_name: '日本語', chinese_name: '日语', file_name: 'ri' });
  expect(refusal('setLanguage', { query: { file_name: 'tlh' } }).name).toBe('language_unknown');
});

test('when two tabs change the profile, the second is shown what the first saved', () => {
  const { refusal, call } = openSandbox();
  const { version } = call('getUserInfo', {});
  const first = call('updateProfile', { body: { given_name: 'Mai', avatar: DEMO_UPLOAD, version } });
  expect(first.version).toBe(version + 1);
  expect(refusal('updateProfile', { body: { given_name: 'May', version } })).toEqual({
    name: 'version_conflict',
    details: { version: first.version, userinfo: first },
  });
  expect(call('getUserInfo', {}).given_name).toBe('Mai');
  // The first tab repeats its call after a lost answer.
  expect(call('updateProfile', { body: { given_name: 'Mai', avatar: DEMO_UPLOAD, version } })).toEqual(first);
  expect(call('updateProfile', { body: { given_name: 'May', version: first.version } }).given_name).toBe('May');
});
