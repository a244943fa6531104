import { environmentManager, QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import type { Schema } from '../client/operation-types.ts';
import { fixture } from '../testing/fixture.ts';
import { stubClient } from '../testing/stub-client.ts';
import { liveLogisticsQuery, liveOrderQuery } from './live-order.ts';

const isServer = environmentManager.isServer();

beforeEach(() => {
  // On a server, nothing is read again.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers({ now: new Date('2031-05-05T05:05:05Z') });
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => isServer);
});

/** The reads of an order and of its parcels on screen, in seconds since the first ones. */
const readsOf = async (order: Partial<Schema<'Order'>>, seconds: number) => {
  const from = Date.now();
  const reads: number[] = [];
  const parcels: number[] = [];
  const note = (times: number[]) => times.push(Math.round((Date.now() - from) / 1000));
  const shown = fixture('getOrder', { server_time: '2026-11-20T10:00:00Z', ...order });
  const client = stubClient({
    getOrder: () => {
      note(reads);
      return shown;
    },
    getLogistics: () => {
      note(parcels);
      return fixture('getLogistics');
    },
  });
  const queryClient = createQueryClient(client);
  const stops = [
    new QueryObserver(queryClient, liveOrderQuery(9002)).subscribe(() => undefined),
    new QueryObserver(queryClient, liveLogisticsQuery(shown)).subscribe(() => undefined),
  ];
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  for (const stop of stops) stop();
  return { reads, parcels };
};

test('an order on screen follows the shop and the carrier: both are asked every 30 seconds', async () => {
  const onTheWay = { fulfilment: 1, next_by: null, received_at: null } as const;
  expect(await readsOf(onTheWay, 65)).toEqual({ reads: [0, 30, 60], parcels: [0, 30, 60] });
  const received = { ...onTheWay, received_at: '2026-11-20T09:00:00Z' };
  expect(await readsOf(received, 65)).toEqual({ reads: [0, 30, 60], parcels: [0] });
  expect((await readsOf({ fulfilment: 0, next_by: '2026-11-20T11:00:00Z' }, 65)).reads).toEqual([0, 30, 60]);
});

test('[R4.01] an order is read again a second after its deadline, by the server’s clock', async () => {
  expect((await readsOf({ fulfilment: 0, next_by: '2026-11-20T10:00:20Z' }, 25)).reads).toEqual([0, 21]);
});

test('a deadline that has passed unnoticed is no reason to read more often', async () => {
  expect((await readsOf({ fulfilment: 0, next_by: '2026-11-20T09:00:00Z' }, 65)).reads).toEqual([0, 30, 60]);
});

test('an order that no longer changes without the customer is not read again', async () => {
  expect((await readsOf({ fulfilment: 4, next_by: null }, 600)).reads).toEqual([0]);
  expect((await readsOf({ fulfilment: -1, next_by: null }, 600)).reads).toEqual([0]);
  // A completed order that can still be reviewed or returned until then.
  expect((await readsOf({ fulfilment: 4, next_by: '2026-11-20T10:00:20Z' }, 25)).reads).toEqual([0, 21]);
});
