import type { Schema } from '@meridian/sdk';
import { addMoney, compareMoney, subtractMoney } from '@meridian/sdk/rules';
import { expect } from 'vitest';
import type { TestSandbox } from '../../harness/open-sandbox.ts';

interface Page<Row, Month> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly months: readonly Month[];
}

const LIMIT = 50;
/** The latest orders: the older ones are completed, and no act changes them. */
const LATEST = 8;

/** Every row of a list, and the sums of every month that it names. */
function all<Row, Month>(read: (page: number) => Page<Row, Month>): Pick<Page<Row, Month>, 'list' | 'months'> {
  const [list, months]: [Row[], Month[]] = [[], []];
  for (let page = 1; ; page += 1) {
    const one = read(page);
    list.push(...one.list);
    months.push(...one.months);
    if (one.list.length === 0 || list.length >= one.total) return { list, months };
  }
}

const sumOf = (amounts: readonly string[]): string => addMoney('0.00', ...amounts);

/** Every sum that a customer is shown must be the sum of the rows below it, and each quote the sum of its parts. */
export function expectSumsAgree({ call, demo, world }: TestSandbox): void {
  expectAuditMonths(all((page) => call('listWithdrawals', { query: { page, limit: LIMIT } })));
  expectAuditMonths(all((page) => call('listRecharges', { query: { page, limit: LIMIT } })));
  const bills = all((page) => call('listBills', { query: { page, limit: LIMIT } }));
  for (const month of bills.months) {
    const amounts = bills.list.filter(inMonth(month)).map(({ amount }) => amount);
    const out = amounts.filter((amount) => amount.startsWith('-')).map((amount) => amount.slice(1));
    expect(month).toMatchObject({ in: sumOf(amounts.filter((one) => !one.startsWith('-'))), out: sumOf(out) });
  }
  const own = [...world.orders.values()].filter(({ customerId }) => customerId === demo.id);
  for (const { id } of own.slice(-LATEST)) expectOrder(call, id);
}

const inMonth =
  ({ month }: { month: string }) =>
  ({ created_at }: { created_at: string }): boolean =>
    created_at.startsWith(month);

function expectAuditMonths({
  list,
  months,
}: {
  list: readonly (Schema<'Withdrawal'> | Schema<'Recharge'>)[];
  months: readonly Schema<'AuditMonth'>[];
}): void {
  for (const month of months) {
    const rows = list.filter(inMonth(month));
    const passed = rows.filter(({ status }) => status === 1);
    expect(month).toEqual({
      month: month.month,
      count: rows.length,
      amount: sumOf(rows.map(({ amount }) => amount)),
      settled: sumOf(passed.map(({ arrival }) => arrival ?? '0.00')),
    });
  }
}

function expectOrder(call: TestSandbox['call'], order_id: number): void {
  const { items, subtotal, freight, discount, total_amount, refunded_amount, refunds, allowed_actions } = call(
    'getOrder',
    {
      query: { order_id },
    },
  );
  expect(subtotal).toBe(sumOf(items.map((item) => item.subtotal)));
  expect(total_amount).toBe(subtractMoney(sumOf([subtotal, freight]), discount));
  expect(refunded_amount).toBe(
    sumOf(refunds.filter(({ status }) => status === 'refunded').map(({ amount }) => amount)),
  );
  const left = items.filter(({ refundable_quantity }) => refundable_quantity > 0);
  expect(allowed_actions.includes('refund')).toBe(left.length > 0);
  if (left.length === 0) return;
  const body = {
    order_id,
    items: left.map(({ id, refundable_quantity }) => ({ order_item_id: id, quantity: refundable_quantity })),
  };
  const first = call('quoteRefund', { body: { ...body, type: 'refund_only', product_status: 'not_received' } });
  for (const { type, product_status } of first.options) {
    const quote = call('quoteRefund', { body: { ...body, type, product_status } });
    expect(quote.max_amount).toBe(subtractMoney(sumOf([quote.goods, quote.freight]), quote.discount));
    expect(quote.items.map(({ block }) => block)).toEqual(left.map(() => null));
    expect(compareMoney(quote.max_amount, subtractMoney(total_amount, refunded_amount))).toBeLessThanOrEqual(0);
  }
}
