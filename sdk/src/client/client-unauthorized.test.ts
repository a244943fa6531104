import { expect, test } from 'vitest';
import { createTestClient, failureResponse, rejectionOf, successResponse } from '../../tests/test-client.ts';
import type { ApiError } from './api-error.ts';

test.each([
  ['HTTP 401', 401],
  ['an envelope with the code 401', 200],
])('[R4.09] %s has the server’s msg; twenty calls that fail together are reported once', async (_, status) => {
  const reported: ApiError[] = [];
  const { client } = createTestClient(() => failureResponse(401, 'Please log in first', null, status), {
    onUnauthorized: (error) => reported.push(error),
  });
  const errors = await Promise.all(Array.from({ length: 20 }, () => rejectionOf(client.call('getUserInfo'))));
  for (const error of errors) {
    expect(error).toMatchObject({ kind: 'unauthorized', status: 401, msg: 'Please log in first' });
  }
  expect(reported).toHaveLength(1);
});

test('[R4.09] a new session is reported again; a call with token: false is not reported', async () => {
  let token = 'token-1';
  const reported: ApiError[] = [];
  const { client } = createTestClient(() => failureResponse(401, 'Please log in first', null, 401), {
    token: () => token,
    onUnauthorized: (error) => reported.push(error),
  });
  await rejectionOf(client.call('getUserInfo', {}, { token: false }));
  expect(reported).toHaveLength(0);
  await rejectionOf(client.call('getUserInfo'));
  token = 'token-2';
  await rejectionOf(client.call('getUserInfo'));
  expect(reported).toHaveLength(2);
});

test('[R4.09] an HTTP 401 of a former session, which comes after the next login, is not reported', async () => {
  let token = 'token-1';
  let refuse = () => {};
  const late = new Promise<Response>((resolve) => {
    refuse = () => resolve(failureResponse(401, 'Please log in first', null, 401));
  });
  const reported: ApiError[] = [];
  const { client } = createTestClient(() => late, {
    token: () => token,
    onUnauthorized: (error) => reported.push(error),
  });
  const left = rejectionOf(client.call('logoutUser', { query: { lang: 'zh-cn' } }));
  token = 'token-2';
  refuse();
  expect(await left).toMatchObject({ kind: 'unauthorized' });
  expect(reported).toEqual([]);
});

test('a success after a failure resolves', async () => {
  let calls = 0;
  const { client } = createTestClient(() =>
    calls++ ? successResponse({ id: 1 }) : failureResponse(401, 'Please log in first', null, 401),
  );
  await rejectionOf(client.call('getUserInfo'));
  expect(await client.call('getUserInfo')).toEqual({ id: 1 });
});
