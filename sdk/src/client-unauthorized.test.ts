import { expect, test } from 'vitest';
import { answering, failure, rejection, success } from '../tests/answering.ts';
import type { ApiError } from './api-error.ts';

test('[R4.09] HTTP 401 carries the server’s msg; twenty calls that fail together tell it once', async () => {
  const told: ApiError[] = [];
  const { client } = answering(() => failure(401, 'Please log in first', null, 401), {
    onUnauthorized: (error) => told.push(error),
  });
  const errors = await Promise.all(Array.from({ length: 20 }, () => rejection(client.call('getUserInfo'))));
  for (const error of errors) {
    expect(error).toMatchObject({ kind: 'unauthorized', status: 401, msg: 'Please log in first' });
  }
  expect(told).toHaveLength(1);
});

test('[R4.09] a new session that ends is told again; a call without token tells nothing', async () => {
  let token = 'token-1';
  const told: ApiError[] = [];
  const { client } = answering(() => failure(401, 'Please log in first', null, 401), {
    token: () => token,
    onUnauthorized: (error) => told.push(error),
  });
  await rejection(client.call('getUserInfo', {}, { token: false }));
  expect(told).toHaveLength(0);
  await rejection(client.call('getUserInfo'));
  token = 'token-2';
  await rejection(client.call('getUserInfo'));
  expect(told).toHaveLength(2);
});

test('a success after a failure is a success', async () => {
  let calls = 0;
  const { client } = answering(() => (calls++ ? success({ id: 1 }) : failure(401, 'Please log in first', null, 401)));
  await rejection(client.call('getUserInfo'));
  expect(await client.call('getUserInfo')).toEqual({ id: 1 });
});
