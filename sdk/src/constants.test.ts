import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestClient, rejectionOf, successResponse } from '../tests/test-client.ts';
import { LANGUAGE_COOKIE, PASSWORD_MIN_LENGTH, TOKEN_COOKIE } from './constants.ts';
import { NewPasswordSchema } from './schemas.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[R9.01] the cookies have their names and last three days', () => {
  const days = ({ maxAge }: { maxAge: number }) => maxAge / 60 / 60 / 24;
  expect([TOKEN_COOKIE.name, TOKEN_COOKIE.path, days(TOKEN_COOKIE)]).toEqual(['Admin-Token', '/', 3]);
  expect([LANGUAGE_COOKIE.name, days(LANGUAGE_COOKIE)]).toEqual(['Local_Lang', 3]);
});

test('[R9.02] the default time-out is 10 000 ms, the duplicate window 1000 ms', async () => {
  expect(PASSWORD_MIN_LENGTH).toBe(6);
  expect(v.getMetadata(NewPasswordSchema).minLength).toBe(PASSWORD_MIN_LENGTH);
  const ended: unknown[] = [];
  const silent = createTestClient(() => new Promise(() => undefined)).client;
  const left = rejectionOf(silent.call('getUserInfo')).then((error) => ended.push(error));
  await vi.advanceTimersByTimeAsync(9999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await left;
  expect(ended).toMatchObject([{ kind: 'timeout' }]);

  const { client } = createTestClient(() => successResponse({}));
  const pay = () =>
    client.call('payOrders', {
      body: { idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21', order_ids: [9001], pay_code: '246810' },
    });
  await pay();
  await vi.advanceTimersByTimeAsync(999);
  expect(await rejectionOf(pay())).toMatchObject({ kind: 'duplicate' });
  await vi.advanceTimersByTimeAsync(1);
  expect(await pay()).toEqual({});
});
