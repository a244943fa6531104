import { type Mutant, mutantsIn } from './mutant.ts';

/** Faults in the mock back end. */
export const mockMutants: readonly Mutant[] = [
  ...mutantsIn('mock/src/handlers/orders/pay.ts', 'mock/src/handlers/orders/pay.test.ts', [
    ['an order is paid twice', 'if (order.paidAt === null) return;', 'return;'],
    ['a payment asks for no code', 'checkPayCode(call, body.pay_code);', ''],
    [
      'a payment takes the goods alone',
      'orderBill(order, now)',
      '{ ...orderBill(order, now), amount: -orderSums(order).subtotal }',
    ],
  ]),
  ...mutantsIn('mock/src/handlers/wallet/withdrawal-quotes.ts', 'mock/src/handlers/orders/pay.test.ts', [
    [
      'what is held for withdrawals pays an order',
      'if (amount <= available) return;',
      'if (amount <= totals(customer).total) return;',
    ],
  ]),
  ...mutantsIn('mock/src/handlers/idempotency.ts', 'mock/src/handlers/orders/pay.test.ts', [
    ['a key is forgotten at once', 'now - at < KEPT_FOR[world.policy.keys];', 'now - at < 0;'],
    [
      'another body passes under a known key',
      "if (known && known.body !== body) throw call.refuse('idempotency_conflict');",
      '',
    ],
  ]),
  ...mutantsIn('mock/src/handlers/account/addresses.ts', 'mock/src/handlers/account/addresses.test.ts', [
    [
      'an old version of an address overwrites a new one',
      'if (former && !isSo && body.version !== former.version)',
      'if (former && !isSo && body.version === undefined)',
    ],
    [
      'the default is deleted and none takes its place',
      'if (address.isDefault && newest)',
      'if (!address.isDefault && newest)',
    ],
    ['the newest address is not first', 'b.id - a.id);\n  return paginate', 'a.id - b.id);\n  return paginate'],
  ]),
  ...mutantsIn('mock/src/handlers/cart/cart.ts', 'mock/src/handlers/cart/cart.test.ts', [
    ['the bag takes pieces beyond the stock', 'checkPieces(call, offer, (line?.quantity ?? 0) + quantity);', ''],
  ]),
  ...mutantsIn('mock/src/handlers/wallet/quotes.ts', 'mock/src/handlers/wallet/withdrawals.test.ts', [
    ['a withdrawal takes a quote that has run out', 'quote && now < quote.validUntil &&', 'quote &&'],
  ]),
  ...mutantsIn('mock/src/handlers/wallet/withdrawals.ts', 'mock/src/handlers/wallet/withdrawals.test.ts', [
    ['a quote serves two withdrawals', 'customer.quotes = customer.quotes.filter(({ id }) => id !== quote.id);', ''],
    ['more than is available is withdrawn', 'checkAvailable(call, amount);', ''],
  ]),
  ...mutantsIn('mock/src/handlers/refunds/apply.ts', 'mock/src/handlers/refunds/apply.test.ts', [
    ['more than was paid is refunded', 'if (amount > max)', 'if (amount > max * 2)'],
    ['a second case is opened for the same piece', 'if (refundId !== null)', 'if (refundId === -1)'],
  ]),
  ...mutantsIn('mock/src/handlers/session/session.ts', 'mock/src/handlers/session/session.test.ts', [
    ['a wrong password is not counted', 'countWrongTry(world, limits, now);', ''],
    [
      'a device that signed out is still signed in',
      'customer.devices.filter((device) => device.token !== token)',
      'customer.devices.filter((device) => device.token === token)',
    ],
  ]),
  ...mutantsIn('mock/src/handlers/session/attempt-limit.ts', 'mock/src/handlers/session/session.test.ts', [
    ['wrong tries are never forgotten', 'if (lastAt + FORGOTTEN_AFTER <= now)', 'if (lastAt + FORGOTTEN_AFTER <= 0)'],
  ]),
  ...mutantsIn('mock/src/handlers/session/passwords.ts', 'mock/src/handlers/session/passwords.test.ts', [
    ['a new password leaves the other devices signed in', 'customer.devices = [];', ''],
    ['a code resets a password twice', 'right.used = true;', ''],
  ]),
  ...mutantsIn('mock/src/world/stock.ts', 'mock/src/world/stock.test.ts', [
    ['two lines of one SKU are counted apart', 'const wanted = summed(pieces)', 'const wanted = pieces'],
    ['cancelled pieces do not come back', 'offer.sku.stock += quantity;', 'offer.sku.stock += 0;'],
  ]),
  ...mutantsIn('mock/src/world/price-history.ts', 'mock/src/world/price-history.test.ts', [
    ['the highest price of the last days is the former price', 'Math.min(...counted', 'Math.max(...counted'],
    ['a price of long ago is a former price', 'until > reducedAt - PERIOD', 'until > 0'],
  ]),
  ...mutantsIn('mock/src/world/views/pricing.ts', 'mock/src/handlers/orders/checkout/pricing.test.ts', [
    [
      'a discount makes the freight dearer',
      'freightFor(group.shop, group.subtotal)',
      'freightFor(group.shop, group.subtotal - (discounts[index] ?? 0))',
    ],
  ]),
  ...mutantsIn('mock/src/handlers/catalogue/list.ts', 'mock/src/handlers/catalogue/list.test.ts', [
    ['the cheapest come last', 'price_asc: (a, b) => a.price - b.price', 'price_asc: (a, b) => b.price - a.price'],
  ]),
  ...mutantsIn(
    'mock/src/handlers/notifications/notifications.ts',
    'mock/src/handlers/notifications/notifications.test.ts',
    [['one that is read stays unread', 'notification.read = true;', 'notification.read = notification.read;']],
  ),
  ...mutantsIn('mock/src/world/views/refund-quote.ts', 'mock/tests/oracle/orders.test.ts', [
    ['a share is rounded in the customer’s favour', 'return Math.floor((rest', 'return Math.ceil((rest'],
  ]),
  ...mutantsIn('mock/src/handlers/refunds/apply.ts', 'mock/tests/oracle/orders.test.ts', [
    ['a cent more than was paid is refunded', 'if (amount > max)', 'if (amount > max + 1)'],
  ]),
  ...mutantsIn('mock/src/handlers/wallet/quotes.ts', 'mock/tests/oracle/fees.test.ts', [
    ['a fee is taken twice', 'arrival: fromCents(amount - fee),', 'arrival: fromCents(amount - fee - fee),'],
  ]),
];
