import type { Schema } from '@meridian/sdk';
import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { duty } from '../../entities/order/duties.testing.tsx';
import { textOf } from '../../text-of.testing.tsx';
import { OrderSums, SumsCard } from './order-sums.tsx';

const aRefund: Schema<'RefundRef'> = {
  id: 8001,
  sn: 'R2611200001',
  type: 'refund_only',
  status: 'applied',
  amount: '30.00',
  created_at: '2026-11-20T10:00:00Z',
};

test('the quantity is said of several items', () => {
  const order = fixture('getOrder');
  expect(textOf(<SumsCard order={{ ...order, quantity: 1 }} />)).not.toContain('Quantity');
  expect(textOf(<SumsCard order={{ ...order, quantity: 3 }} />)).toContain('Quantity: 3 items');
});

test('[B8.09] where nothing is due nothing is added; where duties are not shown the server’s note stands', () => {
  const order = fixture('getOrder');
  const { note } = order.duties;
  expect(textOf(<OrderSums order={order} />)).not.toMatch(/dut|carrier/i);
  expect(textOf(<OrderSums order={order} />, { duties_shown: false })).toContain(note);
  // Servers of the last release.
  expect(textOf(<OrderSums order={order} />, { duties_shown: undefined })).toContain(note);
  expect(textOf(<OrderSums order={{ ...order, duties: { included: true, note } }} />)).toContain(note);
});

test('[B8.09] a cancelled order is charged no duties', () => {
  const order = {
    ...fixture('getOrder'),
    duties: { included: false, note: 'Not included.', lines: null, estimate: null },
  };
  expect(textOf(<OrderSums order={order} />)).toContain('Not known');
  expect(textOf(<OrderSums order={{ ...order, fulfilment: -1 }} />)).not.toContain('Not known');
});

test('[B8.09] after a refund of some pieces the duties are those of the order as placed; after one of all, none are shown', () => {
  const order = {
    ...fixture('getOrder'),
    subtotal: '64.00',
    freight: '4.50',
    discount: '0.00',
    total_amount: '68.50',
    duties: { included: false, note: 'Not included.', lines: [duty('4202')], estimate: null },
    total_with_duties: '72.00',
  };
  const after = (status: typeof aRefund.status, refunded_amount: string) =>
    textOf(<OrderSums order={{ ...order, refunds: [{ ...aRefund, status }], refunded_amount }} />);
  const asPlaced = 'Duties and taxes are those of the order as placed.';
  expect(textOf(<OrderSums order={{ ...order, refunds: [] }} />)).not.toContain(asPlaced);
  for (const status of ['refused', 'withdrawn'] as const) expect(after(status, '0.00')).not.toContain(asPlaced);
  expect(after('applied', '0.00')).toContain(`Total with duties and taxes $72.00 ${asPlaced}`);
  expect(after('refunded', '30.00')).toContain(`Total with duties and taxes $72.00 ${asPlaced}`);
  // The freight is paid back only if nothing arrived.
  for (const all of ['64.00', '68.50']) expect(after('refunded', all)).not.toMatch(/carrier|with duties/);
});
