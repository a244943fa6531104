import { expect, test } from 'vitest';
import { caseDueBy } from './case-due.ts';

type Order = Parameters<typeof caseDueBy>[0];
type RefundStatus = NonNullable<Order['refunds']>[number]['status'];

const [SOON, LATER] = ['2026-11-21T10:00:00Z', '2026-11-24T10:00:00Z'];

const item = (quantity: number, refund_id: number | null): Order['items'][number] => ({
  id: 1,
  product_id: 101,
  sku_id: 1011,
  name: 'Headphones',
  picture: '/p.webp',
  category_code: 'phone',
  spec_text: '',
  price: '10.00',
  quantity,
  subtotal: '10.00',
  refund_id,
  refund_status: refund_id === null ? null : 'applied',
  refundable_quantity: 0,
  refunded_quantity: 0,
  cancelled_quantity: 0,
  reviewed: false,
});

const cases = (...states: RefundStatus[]) =>
  states.map((status, index) => ({
    id: index + 1,
    sn: 'R2611190045',
    type: 'refund_only' as const,
    status,
    items: [],
    amount: '1.00',
    created_at: SOON,
  }));

test('[B8.07] the next deadline of an order is shown as its case’s deadline only if it belongs to that case', () => {
  const order = {
    fulfilment: 3 as const,
    next_by: SOON,
    receipt_by: null,
    items: [item(1, 1)],
    refunds: cases('applied'),
  };
  expect(caseDueBy(order)).toBe(SOON);
  expect(caseDueBy({ ...order, refunds: cases('applied', 'refunded') })).toBe(SOON);
  expect(caseDueBy({ ...order, refunds: cases('applied', 'accepted') })).toBeUndefined();
  const shipped = { ...order, fulfilment: 2 as const, receipt_by: LATER };
  expect(caseDueBy(shipped)).toBe(SOON);
  expect(caseDueBy({ ...shipped, receipt_by: SOON })).toBeUndefined();
});

test('[B8.07] an order card, without receipt and case list, shows that deadline only if one case is possible', () => {
  const card = { fulfilment: 3 as const, next_by: SOON, items: [item(1, 1), item(1, 1), item(1, null)] };
  expect(caseDueBy(card)).toBe(SOON);
  expect(caseDueBy({ ...card, fulfilment: 2 })).toBeUndefined();
  expect(caseDueBy({ ...card, items: [item(1, 1), item(1, 2)] })).toBeUndefined();
  expect(caseDueBy({ ...card, items: [item(2, 1)] })).toBeUndefined();
});
