import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { checkHints, firstChoice, productIdsOf } from './refund-hints.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const item = (id: number, product_id: number, refundable_quantity = 1) => ({ id, product_id, refundable_quantity });

test('product ids are read from the path, and invalid ids are left out', () => {
  expect(productIdsOf('101,102')).toEqual([101, 102]);
  expect(productIdsOf('0,-1,1e3,abc,,101')).toEqual([101]);
  expect(productIdsOf(undefined)).toEqual([]);
});

test('named products are preselected with all remaining pieces, except unknown ones and those with none left', () => {
  const items = [item(1, 101, 3), item(2, 102), item(3, 103, 0)];
  expect(firstChoice(items, [101, 103, 999])).toEqual([{ order_item_id: 1, quantity: 3 }]);
  expect(firstChoice(items, [999])).toEqual([]);
  expect(firstChoice([item(1, 101)], [])).toEqual([{ order_item_id: 1, quantity: 1 }]);
});

test('order number, products and amount from the URL are checked against the order', () => {
  const order = { sn: 'M1', items: [item(1, 101), item(2, 102)] };
  const none = { sn: undefined, productIds: [], amount: undefined };
  const right = { amount: undefined, isOtherNumber: false, isOtherProduct: false, isOtherAmount: false };
  expect(checkHints(none, order, '30.00')).toEqual(right);
  expect(checkHints({ sn: 'M1', productIds: [102], amount: '30' }, order, '30.00')).toEqual({
    ...right,
    amount: '30.00',
  });
  expect(checkHints({ ...none, sn: 'M2' }, order, '30.00')).toEqual({ ...right, isOtherNumber: true });
  expect(checkHints({ ...none, productIds: [101, 999] }, order, '30.00')).toEqual({ ...right, isOtherProduct: true });
  for (const amount of ['30.01', '0', '-1', 'abc'])
    expect(checkHints({ ...none, amount }, order, '30.00')).toEqual({ ...right, isOtherAmount: true });
});

test('the amount from the URL is written as in the language of the customer', () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  const hints = { sn: undefined, productIds: [], amount: '12.30' };
  expect(checkHints(hints, { sn: 'M1', items: [] }, '30.00').amount).toBe('12,30');
});
