import { expect, test } from 'vitest';
import { startHttpMock } from '../../../tests/harness/start-http-mock.ts';

const mock = await startHttpMock();

const THIEF = 'thief@example.com';
const GUESS = 'qT4xZ8mB1nKs7VwYc2Rf0A';

/** Someone with nothing but a token, at their own network address. */
async function openThief(sandbox: string, account: string, password: string) {
  const headers = { 'x-mock-session': sandbox, 'content-type': 'application/json', 'accept-language': 'en' };
  const post = async (path: string, body: object, own: Record<string, string>) => {
    const init = { method: 'POST', headers: { ...headers, ...own }, body: JSON.stringify(body) };
    const response = await fetch(`${mock.url}/api/${path}`, init);
    return { status: response.status, ...(await response.json()) };
  };
  const victim = { 'x-forwarded-for': '198.51.100.7' };
  const signIn = () => post('user/login', { account, password }, victim);
  const { token } = (await signIn()).data.userinfo;
  const thief = { token, 'x-forwarded-for': '203.0.113.9' };
  return {
    signIn,
    call: (path: string, body: object) => post(path, body, thief),
    userInfo: async () =>
      (await (await fetch(`${mock.url}/api/user/getUserInfo`, { headers: { ...headers, token } })).json()).data,
  };
}

test('[B4.12] a token alone sets no first payment code', async () => {
  const { call, userInfo } = await openThief('first-pay-code', 'new@meridian.shop', 'new123456');
  for (const body of [
    { pay_code: '739105' },
    { step_up: GUESS, pay_code: '739105' },
    { old_pay_code: '000000', pay_code: '739105' },
  ]) {
    expect((await call('user/resetPay', body)).code).not.toBe(1);
  }
  expect(await userInfo()).toMatchObject({ pay_code_set: false });
});

test('[B4.12] a token alone changes no e-mail address, and resets no password through a new one', async () => {
  const { call, userInfo, signIn } = await openThief('takeover', 'demo@meridian.shop', 'demo123456');
  const contacts = [
    ['user/profile', { email: THIEF }],
    ['user/profile', { mobile: '+15550100' }],
    ['user/contact', { channel: 'email', to: THIEF, step_up: GUESS }],
    ['user/verify_contact', { channel: 'email', verification_code: '123456' }],
  ] as const;
  for (const [path, body] of contacts) expect((await call(path, body)).code, path).not.toBe(1);
  expect(await userInfo()).toMatchObject({ email: 'demo@meridian.shop', mobile: '+819012345678', pending_email: null });

  await call('common/send_code', { event: 'reset', channel: 'email', to: THIEF });
  const reset = { by: 'code', account: THIEF, verification_code: '123456', password: 'mine-now-77' };
  expect((await call('user/resetpwd', reset)).code).toBe(1006);
  expect((await signIn()).code).toBe(1);
});

test('[B4.12] a token alone adds no payee and closes no account', async () => {
  const { call } = await openThief('payee', 'demo@meridian.shop', 'demo123456');
  const card = { type: 'bank', bank_card_number: 'GB29NWBK60161331926819', bank_name: 'Other', card_holder: 'Thief' };
  expect((await call('user/payee_add', { ...card, step_up: GUESS })).code).toBe(1012);
  expect((await call('user/close', { step_up: GUESS })).code).toBe(1012);
  expect((await call('user/payee_add', card)).status).toBe(422);
});

test('[B4.12] guessing the password with a stolen token is stopped, without locking the customer out', async () => {
  const { call, signIn } = await openThief('guessing', 'demo@meridian.shop', 'demo123456');
  const codes = [];
  for (let tries = 0; tries < 6; tries += 1) {
    codes.push((await call('user/step_up', { by: 'password', password: `guess-${tries}` })).code);
  }
  expect(codes).toEqual([1009, 1009, 1009, 1009, 1009, 1002]);
  expect((await call('user/step_up', { by: 'password', password: 'demo123456' })).code).toBe(1002);
  expect((await signIn()).code).toBe(1);
});

test('[B4.12] every contact, even the former one, is notified of a change by step-up', async () => {
  const session = await mock.session('told');
  const { client } = session;
  const { step_up } = await client.call('createStepUp', { body: { by: 'password', password: 'demo123456' } });
  await client.call('updateContact', { body: { channel: 'email', to: 'mei@example.com', step_up } });
  await client.call('sendCode', { body: { event: 'verify', channel: 'email' } });
  await client.call('verifyContact', { body: { channel: 'email', verification_code: '123456' } });
  const { outbox } = (await session.control('outbox')).body;
  expect(outbox).toMatchObject([
    { channel: 'mobile', to: '+819012345678', title: 'Your email address was changed' },
    { channel: 'email', to: 'mei@example.com', title: 'Your email address was changed' },
    { channel: 'email', to: 'demo@meridian.shop', title: 'Your email address was changed' },
    { channel: 'email', to: 'mei@example.com', title: 'Your verification code' },
    { channel: 'mobile', to: '+819012345678', title: 'Verify your new contact details' },
    { channel: 'email', to: 'demo@meridian.shop', title: 'Verify your new contact details' },
  ]);
});
