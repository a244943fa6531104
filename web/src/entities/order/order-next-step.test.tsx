import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { OrderNextStep } from './order-next-step.tsx';

test('the deadline of an order has its time of day: its last day may end in the morning', () => {
  const order = fixture('getOrder', { status: 3, allowed_actions: ['refund'], next_by: '2026-11-29T12:00:00Z' });
  expect(textOf(<OrderNextStep order={order} clock={{ serverTime: order.server_time, receivedAt: 0 }} />)).toMatch(
    /^You can request a refund until .+, \d\d?:\d\d.[AP]M\.$/,
  );
});
