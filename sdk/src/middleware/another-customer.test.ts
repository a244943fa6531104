// A call is repeated only for the customer who made it.
import { expect, test } from 'vitest';
import { createTestClient, failureResponse, rejectionOf, successResponse } from '../../tests/test-client.ts';
import { attempt } from '../attempts/attempt.ts';
import type { ClientSettings, Middleware } from '../client/client-options.ts';
import { refresh } from './refresh.ts';
import { retries } from './retries.ts';

const KEY = '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21';
const rebuy = { body: { idempotency_key: KEY, order_id: 9001 } };

const lost = (): Response => {
  throw new TypeError('fetch failed');
};
const broken = () => new Response(null, { status: 503 });
const busy = () => new Response(null, { status: 429 });
const expired = () => failureResponse(401, 'Please log in first', null, 401);
const done = () => successResponse({ id: 1 });

/** A device on which `signIn` replaces the token. The server first gives `answers`, then successes. */
const createDevice = (
  middleware: (device: { signIn: (token: string) => void }) => Middleware[],
  answers: ((signIn: (token: string) => void) => Response | Promise<Response>)[],
  settings: Partial<ClientSettings> = {},
) => {
  let token = 'anna';
  const signIn = (other: string) => {
    token = other;
  };
  const { client, sent } = createTestClient(() => (answers.shift() ?? done)(signIn), {
    token: () => token,
    middleware: middleware({ signIn }),
    ...settings,
  });
  return { client, signIn, tokens: () => sent.map(({ headers }) => headers.get('token')) };
};

const again = () => [retries({ firstMs: 0 })];

test.each<[failure: string, answer: () => Response, told: object]>([
  ['no answer', lost, { kind: 'network' }],
  ['a broken server', broken, { kind: 'http', status: 503 }],
  ['a busy server', busy, { kind: 'http', status: 429 }],
])('[B5.17] after %s nothing is resent for a customer who has signed in since', async (_, answer, told) => {
  const { client, tokens } = createDevice(again, [
    (signIn) => {
      signIn('ben');
      return answer();
    },
  ]);
  expect(await rejectionOf(client.call('rebuyOrder', rebuy))).toMatchObject(told);
  expect(tokens()).toEqual(['anna']);
  await client.call('rebuyOrder', rebuy, { guard: false });
  expect(tokens()).toEqual(['anna', 'ben']);
});

test('[B5.17] a possibly executed call rejects as lost, even if a later try was refused before another sign-in', async () => {
  const { client, tokens } = createDevice(again, [
    lost,
    (signIn) => {
      signIn('ben');
      return busy();
    },
  ]);
  expect(await rejectionOf(client.call('rebuyOrder', rebuy))).toMatchObject({ kind: 'network' });
  expect(tokens()).toEqual(['anna', 'anna']);
});

test('a read is not resent for another customer, whose answer would be kept as the first customer’s', async () => {
  const { client, tokens } = createDevice(again, [
    (signIn) => {
      signIn('ben');
      return lost();
    },
  ]);
  expect(await rejectionOf(client.call('getUserInfo'))).toMatchObject({ kind: 'network' });
  expect(tokens()).toEqual(['anna']);
});

test('with a known session, a call is resent under a new token of the same customer', async () => {
  const answers = [
    (signIn: (token: string) => void) => {
      signIn('anna 2');
      return lost();
    },
  ];
  const { client, tokens } = createDevice(again, answers, { session: () => 'customer 1' });
  await client.call('rebuyOrder', rebuy);
  expect(tokens()).toEqual(['anna', 'anna 2']);
});

test('[B5.17] after a renewal by another customer nothing is resent', async () => {
  let session = 'customer 1';
  const { client, tokens } = createDevice(
    ({ signIn }) => [
      refresh(async () => {
        signIn('ben');
        session = 'customer 2';
        return 'ben';
      }),
    ],
    [expired],
    { session: () => session },
  );
  expect(await rejectionOf(client.call('rebuyOrder', rebuy))).toMatchObject({ kind: 'unauthorized' });
  expect(tokens()).toEqual(['anna']);
});

test('[B5.17] a renewed call is sent only under the token of its renewal', async () => {
  const { client, tokens } = createDevice(
    ({ signIn }) => [
      refresh(async () => {
        signIn('ben');
        return 'anna 2';
      }),
    ],
    [expired],
  );
  expect(await rejectionOf(client.call('rebuyOrder', rebuy))).toMatchObject({ kind: 'unauthorized' });
  expect(tokens()).toEqual(['anna']);
});

test('a lost renewed call is resent under the renewed token', async () => {
  const { client, tokens } = createDevice(
    ({ signIn }) => [
      retries({ firstMs: 0 }),
      refresh(async () => {
        signIn('anna 2');
        return 'anna 2';
      }),
    ],
    [expired, lost],
  );
  await client.call('rebuyOrder', rebuy);
  expect(tokens()).toEqual(['anna', 'anna 2', 'anna 2']);
});

test('[B5.17] a former customer’s call, refused after a later customer’s renewal, is not sent for the latter', async () => {
  let refuse = () => {};
  const late = new Promise<Response>((resolve) => {
    refuse = () => resolve(expired());
  });
  const { client, signIn, tokens } = createDevice(
    (device) => [
      refresh(async () => {
        device.signIn('ben 2');
        return 'ben 2';
      }),
    ],
    [() => late, expired],
  );
  const left = rejectionOf(client.call('rebuyOrder', rebuy));
  await Promise.resolve();
  signIn('ben');
  await client.call('getUserInfo');
  refuse();
  expect(await left).toMatchObject({ kind: 'unauthorized' });
  expect(tokens()).toEqual(['anna', 'ben', 'ben 2']);
});

test('a call that is for a session is not sent under another', async () => {
  const { client, signIn, tokens } = createDevice(() => [], []);
  const { session } = client;
  await client.call('rebuyOrder', rebuy, { session });
  signIn('ben');
  expect(await rejectionOf(client.call('rebuyOrder', rebuy, { session }))).toMatchObject({ kind: 'aborted' });
  expect(tokens()).toEqual(['anna']);
});

test('[B5.17] an attempt whose session is renewed meanwhile is sent: the customer is the same', async () => {
  let renewals = 1;
  const { client, tokens } = createDevice(
    ({ signIn }) => [
      refresh(async () => {
        renewals += 1;
        signIn(`anna ${renewals}`);
        return `anna ${renewals}`;
      }),
    ],
    [expired, done, expired],
  );
  const { session } = client;
  const before = async () => {
    for (const _ of ['renewed', 'renewed again']) await client.call('getUserInfo');
  };
  expect((await attempt(client, 'rebuyOrder', undefined, { before }).send({ order_id: 9001 })).name).toBe('settled');
  expect(tokens()).toEqual(['anna', 'anna 2', 'anna 2', 'anna 3', 'anna 3']);
  expect(client.session).toBe(session);
});

test('[B5.17] an attempt is not repeated for a customer who has signed in since, and stays unknown', async () => {
  const { client, tokens } = createDevice(
    () => [],
    [
      done,
      (signIn) => {
        signIn('ben');
        return lost();
      },
    ],
  );
  // The server's time, without which no attempt is repeated.
  await client.call('getUserInfo');
  expect(await attempt(client, 'rebuyOrder').send({ order_id: 9001 })).toMatchObject({ name: 'unknown' });
  expect(tokens()).toEqual(['anna', 'anna']);
});

test('[B5.17] an attempt before which another customer signs in is not sent', async () => {
  const { client, signIn, tokens } = createDevice(() => [], []);
  const before = async () => signIn('ben');
  const state = await attempt(client, 'rebuyOrder', undefined, { before }).send({ order_id: 9001 });
  expect(state).toMatchObject({ name: 'refused', error: { kind: 'aborted' } });
  expect(tokens()).toEqual([]);
});
