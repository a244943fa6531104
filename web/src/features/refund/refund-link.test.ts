import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundPath } from '../../entities/order/refund-path.ts';
import { checkHints, firstChoice, productIdsOf } from './refund-hints.ts';

const item = fc.record({
  id: fc.nat(),
  product_id: fc.integer({ min: 1, max: 5 }),
  refundable_quantity: fc.nat({ max: 3 }),
});
const order = fc.record({
  id: fc.integer({ min: 1 }),
  sn: fc.stringMatching(/^M\d{10}$/),
  items: fc.uniqueArray(item, { selector: ({ id }) => id, minLength: 1, maxLength: 5 }),
});
/** The maximum of any of the order's quotes, in cents: received or not, whole or in part. */
const max = fc.nat({ max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));

test('[B8.07] the refund link of an order agrees with the order and with each of its quotes', () => {
  fc.assert(
    fc.property(order, max, (one, maxAmount) => {
      const [, , , sn, products, amount] = refundPath(one).split('/');
      const productIds = productIdsOf(products);
      const checked = checkHints({ sn, productIds, amount }, one, maxAmount);
      expect(checked).toEqual({
        amount: undefined,
        isOtherNumber: false,
        isOtherProduct: false,
        isOtherAmount: false,
      });
      const left = one.items.filter(({ refundable_quantity }) => refundable_quantity > 0);
      expect(firstChoice(one.items, productIds).map(({ order_item_id }) => order_item_id)).toEqual(
        left.map(({ id }) => id),
      );
    }),
  );
});
