import { i18n } from '@lingui/core';
import { ApiError, createClient } from '@meridian/sdk';
import { createAttempt, createQueryClient, orderQuery, payOrders } from '@meridian/sdk/react';
import { fixture } from '@meridian/sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { CHUNK_LOAD_ERROR } from '../i18n/error-messages.ts';
import { WordedError } from '../i18n/worded-error.ts';
import { errorShownInPlace, errorToastCaches, reportShownError, toastError } from './error-toasts.ts';
import { currentToast, toasts } from './toasts.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const fault = new TypeError('undefined is not a function');
const timeout = new ApiError({ kind: 'timeout', operation: 'addCartLine', reason: 'timeout' });

test('a fault of the app is shown and reported; an error that has a cause elsewhere is only shown', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  for (const error of [
    timeout,
    Object.assign(new Error(), { name: CHUNK_LOAD_ERROR }),
    new WordedError({ id: 'Nothing was ordered' }, { id: 'Try again later' }),
    fault,
  ]) {
    toasts.close();
    toastError(error);
    expect(currentToast()?.kind).toBe('error');
  }
  expect(report.mock.calls).toEqual([[fault]]);
});

test('[B8.05] an error that a form shows is a toast only once the form was left; a fault is always reported', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  for (const error of [timeout, fault]) reportShownError(error, true);
  expect(currentToast()).toBeNull();
  expect(report.mock.calls).toEqual([[fault]]);
  reportShownError(timeout, false);
  expect(currentToast()?.kind).toBe('error');
});

test('a refused read of an attempt’s outcome has no toast beside the message of its screen', async () => {
  const fetch = async ({ method }: Request) => {
    if (method === 'POST') throw new TypeError('fetch failed');
    return new Response('', { status: 403 });
  };
  const client = createClient({ baseUrl: 'https://stub.example', token: () => 'mei', language: () => 'en', fetch });
  const queries = createQueryClient(client, errorToastCaches());
  const order = orderQuery(9001);
  queries.setQueryData(order.queryKey, fixture('getOrder'));
  const payment = createAttempt(queries, payOrders, { meta: errorShownInPlace });
  await payment.send({ order_ids: [9001], pay_code: '246810' });
  expect(await payment.check()).toMatchObject({ lookup: 'refused', error: { status: 403 } });
  expect(currentToast()).toBeNull();
  await queries.fetchQuery(order).catch(() => undefined);
  expect(currentToast()?.kind).toBe('error');
});
