import { ORDER_STATUS, type OrderAction, type OrderStatusName, type RefundStatus } from '@meridian/sdk/rules';
import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { mainButton, type OrderButton, orderButtons } from './order-buttons.ts';

type Row = [
  status: OrderStatusName,
  allowed: readonly OrderAction[],
  cases: readonly RefundStatus[],
  main: OrderButton | undefined,
  need: string,
];

const parcel: OrderAction[] = ['logistics', 'buy_again'];

/** Every state of an order, its main button, and what the customer needs then. */
const states: Row[] = [
  ['waiting_pay', ['pay', 'cancel', 'edit_address'], [], 'pay', 'to pay before the order is cancelled'],
  ['waiting_deliver', ['refund', 'edit_address', 'buy_again'], [], undefined, 'to wait for the shop'],
  ['delivered', ['confirm', 'extend_receipt', 'refund', ...parcel], [], 'confirm', 'to confirm what arrived'],
  ['delivered', ['confirm', 'refund', ...parcel], ['refused'], 'confirm', 'to keep it, or to request again'],
  ['received', ['review', 'refund', ...parcel], [], 'review', 'to say how it is'],
  ['received', ['refund', ...parcel], [], undefined, 'nothing: all is reviewed'],
  ['completed', ['review', ...parcel], [], 'review', 'to say how it is'],
  ['completed', parcel, ['refunded'], undefined, 'nothing'],
  ['cancelled', ['buy_again'], [], undefined, 'nothing'],
  ['refunded', parcel, ['refunded'], undefined, 'nothing: the money is back'],
  [
    'in_after_sale',
    ['confirm', 'extend_receipt', ...parcel],
    ['applied'],
    'case',
    'the answer: nothing arrived to confirm',
  ],
  [
    'in_after_sale',
    ['confirm', 'refund', ...parcel],
    ['applied', 'refused'],
    'case',
    'the answer, and to confirm the rest',
  ],
  ['in_after_sale', ['buy_again'], ['applied'], 'case', 'the answer'],
  ['in_after_sale', ['review', 'refund', ...parcel], ['applied'], 'case', 'the answer'],
  ['refunding', ['confirm', ...parcel], ['accepted'], 'case', 'to send it back, or the money'],
  ['refunding', ['refund', 'buy_again'], ['accepted'], 'case', 'the money'],
  ['refunding', parcel, ['returning'], 'case', 'to see that the shop has it'],
];

const orderIn = ([status, allowed_actions, cases]: Row) => {
  const { items } = fixture('getOrder');
  const [item] = items;
  if (item === undefined) throw new Error('The order has items');
  return {
    status: ORDER_STATUS[status],
    allowed_actions: [...allowed_actions],
    items: (cases.length === 0 ? [null] : cases).map((refund_status, index) => ({
      ...item,
      refund_id: refund_status === null ? null : index + 1,
      refund_status,
    })),
  };
};

test.each(states)('[R4.02] the main button of an order in %s with %j and cases %j is %s: %s', (...row) => {
  expect(mainButton(orderIn(row))).toBe(row[3]);
});

test('[R4.02] the table of main buttons has every status of an order', () => {
  expect(new Set(states.map(([status]) => status))).toEqual(new Set(Object.keys(ORDER_STATUS)));
});

test('[R4.02] an order claimed as a whole offers its receipt last, and one claimed in part after its case', () => {
  const of = (allowed: OrderAction[]) => orderButtons(orderIn(['in_after_sale', allowed, ['applied'], 'case', '']));
  expect(of(['confirm', ...parcel])).toEqual(['case', 'logistics', 'buy_again', 'confirm']);
  expect(of(['confirm', 'refund', ...parcel])).toEqual(['case', 'confirm', 'logistics', 'refund', 'buy_again']);
});
