import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { steppingClock } from '../../tests/test-client.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { ApiError, type ErrorReason } from '../client/api-error.ts';
import { userInfoQuery } from '../operations/session.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stub, stubClient } from '../testing/stub-client.ts';
import { type CodeEvent, codeSenderOf, minutesValid, type SentCode, sendCodeBody } from './verification-code.ts';

beforeEach(() => {
  // Years after the server's time, which is that of the contract's examples.
  vi.useFakeTimers({ now: new Date('2031-05-05T05:05:05Z') });
});
afterEach(() => void vi.useRealTimers());

/** A sender whose server gives `answers` one by one, and then sends each code. */
const senderOf = (answers: Stub<'sendCode'>[] = [], event: CodeEvent = 'register') => {
  const sent: unknown[] = [];
  const send = async (request: Request) => {
    sent.push(await request.json());
    const answer = answers.shift() ?? fixture('sendCode');
    return typeof answer === 'function' ? answer(request) : answer;
  };
  let token = 'mei';
  const client = stubClient({ sendCode: send }, { now: steppingClock(), token: () => token });
  /** What is kept, by whose it is. */
  const kept: Record<string, SentCode | undefined> = {};
  const store = {
    get: () => kept[token],
    set: (code: SentCode | undefined) => {
      kept[token] = code;
    },
  };
  const queryClient = createQueryClient(client);
  const open = (signedIn = token, queries = queryClient) => {
    token = signedIn;
    return codeSenderOf(queries, event, store);
  };
  return { sender: open(), open, reload: () => open(token, createQueryClient(client)), kept, queryClient, sent };
};

const mail = 'lena.berg@example.com';
const wait = (seconds: number) =>
  refusal('send_too_often', {
    server_time: '2026-11-20T10:00:00Z',
    retry_at: new Date(Date.parse('2026-11-20T10:00:00Z') + seconds * 1000).toISOString(),
  });

test('the countdown to the next code follows the server’s clock, even when the device’s clock is wrong', async () => {
  const { sender, sent } = senderOf();
  const seen: number[] = [];
  const stop = sender.countdown.subscribe(() => seen.push(sender.countdown.state));
  const sending = sender.send(mail);
  expect(sender.state.name).toBe('sending');
  await sending;
  expect(sent).toEqual([{ event: 'register', channel: 'email', to: mail }]);
  const at = Date.now();
  const code = { to: mail, at, until: at + 600_000, again: at + 60_000 };
  expect(sender.state).toStrictEqual({ name: 'sent', sent: code, waitingFor: mail });
  vi.advanceTimersByTime(61_000);
  expect(seen).toEqual(Array.from({ length: 61 }, (_, second) => 60_000 - second * 1000));
  expect(vi.getTimerCount()).toBe(0);
  stop();
});

test('a countdown that nobody listens to runs no timer, and is right when somebody does again', async () => {
  const { sender } = senderOf();
  const stop = sender.countdown.subscribe(() => undefined);
  await sender.send(mail);
  stop();
  vi.advanceTimersByTime(20_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(sender.countdown.state).toBe(40_000);
  const seen: number[] = [];
  vi.advanceTimersByTime(400);
  sender.countdown.subscribe(() => seen.push(sender.countdown.state));
  vi.advanceTimersByTime(600);
  expect(seen.at(-1)).toBe(39_000);
});

test('a countdown goes on when the clock of the device is put back, and has passed while the device slept', async () => {
  const { sender } = senderOf();
  await sender.send(mail);
  const seen: number[] = [];
  const stop = sender.countdown.subscribe(() => seen.push(sender.countdown.state));
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(20_000);
  expect([seen.at(-1), sender.countdown.state]).toEqual([40_000, 40_000]);
  stop();
  await sender.send(mail);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(sender.countdown.state).toBe(0);
});

test('a refused code is not reported as sent, and its wait is counted', async () => {
  const { sender } = senderOf([wait(60)]);
  await expect(sender.send(mail)).rejects.toMatchObject({ reason: 'send_too_often' });
  expect(sender.state).toEqual({ name: 'refused', sent: undefined, waitingFor: mail });
  expect(sender.countdown.state).toBe(60_000);
});

test('a short wait for an address that got a code is no failure, for another address it is', async () => {
  const { sender } = senderOf([fixture('sendCode'), wait(30), wait(30)]);
  await sender.send(mail);
  await sender.send(mail);
  expect(sender.state).toMatchObject({ name: 'sent', sent: { to: mail } });
  await expect(sender.send('+4915112345678')).rejects.toMatchObject({ reason: 'send_too_often' });
  expect(sender.state).toMatchObject({ name: 'refused', waitingFor: '+4915112345678' });
});

test('a code that may be on its way is not sent again; a long wait and a failure are told', async () => {
  const { sender, sent } = senderOf([wait(60), wait(61), () => Promise.reject(new TypeError('offline'))]);
  await sender.ensureSent(mail);
  expect(sender.state.name).toBe('refused');
  await expect(sender.ensureSent(mail)).rejects.toMatchObject({ reason: 'send_too_often' });
  vi.advanceTimersByTime(61_000);
  await expect(sender.ensureSent(mail)).rejects.toMatchObject({ kind: 'network' });
  await sender.ensureSent(mail);
  await sender.ensureSent(mail);
  expect(sent).toHaveLength(4);
  vi.advanceTimersByTime(60_000);
  await sender.ensureSent(mail);
  expect(sent).toHaveLength(5);
});

test('a form that is opened again knows of its code, until that is used, expires, or another customer signs in', async () => {
  const { sender, open } = senderOf([], 'step_up');
  await sender.send(mail);
  vi.advanceTimersByTime(20_000);
  const again = open();
  expect([again.state.name, again.state.sent?.to, again.countdown.state]).toEqual(['sent', mail, 40_000]);
  expect(open('lena').state.sent).toBeUndefined();

  await open().send(mail);
  vi.advanceTimersByTime(9 * 60_000);
  const known = open().state.sent;
  expect(known).toMatchObject({ to: mail });
  expect(known && minutesValid(known)).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(open().state.sent).toBeUndefined();
});

test('after a reload, a form knows of its code and the wait for another, until the code is used or expires', async () => {
  const { sender, reload, kept } = senderOf();
  await sender.send(mail);
  vi.advanceTimersByTime(20_000);
  const again = reload();
  expect(again.state).toStrictEqual({ ...sender.state, waitingFor: mail });
  expect(again.countdown.state).toBe(40_000);
  vi.advanceTimersByTime(10 * 60_000);
  expect([reload().state, kept]).toStrictEqual([
    { name: 'idle', sent: undefined, waitingFor: undefined },
    { mei: undefined },
  ]);
  await again.send(mail);
  await again.track(Promise.resolve());
  expect([kept, reload().state.sent]).toEqual([{ mei: undefined }, undefined]);
});

test('after a reload, a form knows of the wait that a refusal has named since its code was sent', async () => {
  const { sender, reload } = senderOf([fixture('sendCode'), wait(50)]);
  await sender.send(mail);
  await sender.send(mail);
  expect(reload().countdown.state).toBe(50_000);
});

test('after a reload with a clock that was put back, a form knows of no code and no wait', async () => {
  const { sender, reload } = senderOf();
  await sender.send(mail);
  vi.setSystemTime(Date.now() - 86_400_000);
  const again = reload();
  expect([again.state.sent, again.countdown.state]).toEqual([undefined, 0]);
});

test('[B8.06] a code that is sent after its customer has left is not kept for the next one', async () => {
  const { sender, open, kept } = senderOf([], 'step_up');
  const sending = sender.send(mail);
  open('lena');
  await sending.catch(() => undefined);
  expect(kept).not.toHaveProperty('lena');
});

const refused = (reason: ErrorReason) => async (): Promise<string> => {
  throw new ApiError({ kind: 'business', operation: 'createStepUp', reason });
};

test.each<[how: string, call: () => Promise<string>, known: string | undefined]>([
  ['was used is forgotten', async () => 'step-1', undefined],
  ['was used for a step-up that has expired is forgotten', refused('step_up_expired'), undefined],
  ['has expired by the server’s word is forgotten', refused('code_expired'), undefined],
  ['was mistyped is still known', refused('code_wrong'), mail],
])('a code that %s; the wait for another goes on', async (_how, call, known) => {
  const { sender, open } = senderOf([], 'step_up');
  await sender.send(mail);
  expect(await Promise.allSettled([sender.track(call())])).toEqual(await Promise.allSettled([call()]));
  expect([open().state.sent?.to, open().countdown.state]).toEqual([known, 60_000]);
});

test('each request has the `meta` of the form that sends it, though forms share a sender', async () => {
  const { sender, open, queryClient } = senderOf();
  const lastMeta = () => queryClient.getMutationCache().getAll().at(-1)?.meta;
  await sender.send(mail, { meta: { form: 'first' } });
  expect(lastMeta()).toEqual({ form: 'first' });
  vi.advanceTimersByTime(60_000);
  await open().ensureSent(mail, { meta: { form: 'second' } });
  expect(lastMeta()).toEqual({ form: 'second' });
});

test('an address that was proven elsewhere is read again', async () => {
  const { sender, queryClient, sent } = senderOf([refusal('contact_verified')], 'verify');
  const user = userInfoQuery();
  queryClient.setQueryData(user.queryKey, fixture('getUserInfo'));
  await expect(sender.send(mail)).rejects.toMatchObject({ reason: 'contact_verified' });
  expect(sent).toEqual([{ event: 'verify', channel: 'email' }]);
  expect(queryClient.getQueryState(user.queryKey)?.isInvalidated).toBe(true);
});

test('a request for a code to verify the present address omits the address', () => {
  expect(sendCodeBody('verify', 'mei@example.com')).toEqual({ event: 'verify', channel: 'email' });
  expect(sendCodeBody('step_up', '+819087654321')).toEqual({ event: 'step_up', channel: 'mobile' });
  expect(sendCodeBody('reset', '+819087654321')).toEqual({ event: 'reset', channel: 'mobile', to: '+819087654321' });
});
