import { isRecord, type JsonObject } from '../../../json.ts';
import type { Finding } from '../../finding.ts';
import { agreement, type NamedObject, recordsIn } from '../agreement.ts';
import type { EnvelopeLook } from '../look.ts';
import { type Amount, cents, of, sum, unequal } from './cents.ts';

/** What must add up in the objects of a schema: the field, what it must be, and that in words. */
type Rule = readonly [field: string, amount: Amount, rule: string];

/** The sum of a field over a list. */
const over =
  (list: string, field: string): Amount =>
  (value) => {
    if (!Array.isArray(value[list])) return undefined;
    return recordsIn(value[list]).reduce<number | undefined>((total, member) => {
      const amount = cents(member[field]);
      return total === undefined || amount === undefined ? undefined : total + amount;
    }, 0);
  };

const line: Rule = [
  'subtotal',
  (value) => {
    const price = cents(value['price']);
    const { quantity } = value;
    return price === undefined || typeof quantity !== 'number' ? undefined : price * quantity;
  },
  'is not price × quantity',
];
const total: Rule = [
  'total_amount',
  sum([1, of('subtotal')], [1, of('freight')], [-1, of('discount')]),
  'is not subtotal + freight − discount',
];
const itemsSubtotal: Rule = ['subtotal', over('items', 'subtotal'), 'is not the sum of the items’ subtotals'];
const arrival: Rule = ['arrival', sum([1, of('amount')], [-1, of('fee')]), 'is not amount − fee'];
const quoted = (field: string): Rule => [field, over('groups', field), `is not the sum of the groups’ ${field}`];

/** By component; the sums stand in the descriptions of the fields. */
const sums: Readonly<Record<string, readonly Rule[]>> = {
  OrderItem: [line],
  QuoteLine: [line],
  RefundItem: [line],
  Order: [itemsSubtotal, total],
  OrderCard: [itemsSubtotal, total],
  QuoteGroup: [['subtotal', over('lines', 'subtotal'), 'is not the sum of the lines’ subtotals'], total],
  OrderQuote: ['subtotal', 'freight', 'discount', 'total_amount'].map(quoted),
  RefundQuoteItem: [['amount', sum([1, of('goods')], [-1, of('discount')]), 'is not goods − discount']],
  RefundQuote: [
    ['goods', over('items', 'goods'), 'is not the sum of the items’ goods'],
    ['discount', over('items', 'discount'), 'is not the sum of the items’ discounts'],
    [
      'max_amount',
      sum([1, of('goods')], [-1, of('discount')], [1, of('freight')]),
      'is not goods − discount + freight',
    ],
  ],
  WithdrawalInfo: [['balance', sum([1, of('available')], [1, of('pending')]), 'is not available + pending']],
  UserInfo: [
    [
      'balance',
      sum([1, of('balance_available')], [1, of('balance_pending')]),
      'is not balance_available + balance_pending',
    ],
  ],
};

const arrivals: Readonly<Record<string, readonly Rule[]>> = {
  Recharge: [arrival, ['expected_arrival', arrival[1], arrival[2]]],
  RechargeQuote: [arrival],
  CardPayment: [arrival],
  Withdrawal: [arrival],
  WithdrawalQuote: [arrival],
};

/** The data of an operation whose schema has no name of its own. */
const ofOperation: Readonly<Record<string, readonly Rule[]>> = {
  createOrder: [['total_amount', over('orders', 'total_amount'), 'is not the sum of the orders’ totals']],
  payOrders: [['amount', over('orders', 'total_amount'), 'is not the sum of the orders’ totals']],
};

/** Sums that must add up to the cent. */
export function moneySums(look: EnvelopeLook): Finding[] {
  return [
    ...agreement(look, 'money-sum', (object) => broken(rulesOf(look, object), object.value)),
    ...agreement(look, 'money-arrival', ({ name, value }) => broken(arrivals[name], value)),
    ...agreement(look, 'money-sum', tooMuch),
  ];
}

function rulesOf({ operation }: EnvelopeLook, { name, pointer }: NamedObject): readonly Rule[] | undefined {
  return pointer === '/data' ? (ofOperation[operation?.id ?? ''] ?? sums[name]) : sums[name];
}

const broken = (rules: readonly Rule[] | undefined, value: JsonObject) =>
  rules?.flatMap(([field, amount, rule]) => unequal(value, field, amount(value), rule));

/** What is paid back, or taken off by a promo code, has its bounds. */
function tooMuch({ name, value }: NamedObject) {
  if (name === 'OrderQuote' && isRecord(value['promo'])) {
    const { discount } = value['promo'];
    const same = discount === value['discount'];
    return same ? [] : [{ field: 'discount', expected: String(discount), rule: 'is not the promo code’s discount' }];
  }
  if (name !== 'Order' && name !== 'OrderCard') return undefined;
  const [paidBack, whole] = [cents(value['refunded_amount']), cents(value['total_amount'])];
  if (paidBack === undefined || whole === undefined || paidBack <= whole) return [];
  return [{ field: 'refunded_amount', expected: `at most ${value['total_amount']}`, rule: 'is more than the total' }];
}
