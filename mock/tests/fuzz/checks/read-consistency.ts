import type { ArgsOf, DataOf, OperationId, Schema } from '@meridian/sdk';
import { AUDIT_STATUS, addMoney, compareMoney, orderTabOf, subtractMoney } from '@meridian/sdk/rules';
import type { Actor } from '../actor.ts';
import { recordAnswer } from '../actor-state.ts';
import { signIn } from '../actors.ts';
import type { CheckedSandbox } from '../checked-sandbox.ts';
import { InvariantError } from '../invariant-error.ts';

type Audited = Schema<'Recharge'> | Schema<'Withdrawal'>;

/** As many rows as a page may have. */
const LIMIT = 50;

/** Reads that show the same facts must agree: balances, counts, sums, and a card with its full record. */
export async function compareReads(checked: CheckedSandbox, me: Actor): Promise<void> {
  await signIn(checked, me);
  const info = await read('getUserInfo', {});
  if (!info) return;
  const money = await known('getWithdrawalInfo', {});
  expectSame('the balance', info.balance, money.balance);
  expectSame('the available balance', info.balance_available, money.available);
  const bills = await known('listBills', { query: { limit: LIMIT } });
  expectSame('the balance after the last bill', bills.list[0]?.balance_after ?? '0.00', money.balance);
  for (const [{ in: come, out }, rows] of wholeMonths(bills)) {
    const amounts = rows.map(({ amount }) => amount);
    expectSame('the bills of a month', addMoney(come, `-${out}`), addMoney(...amounts));
    expectSame('what came in', come, addMoney(...amounts.filter((amount) => !amount.startsWith('-'))));
  }
  for (const operation of ['listRecharges', 'listWithdrawals'] as const) {
    const page = await known(operation, { query: { limit: LIMIT } });
    for (const [{ count, amount, settled }, rows] of wholeMonths<Audited, Schema<'AuditMonth'>>(page)) {
      const passed = rows.filter(({ status }) => status === AUDIT_STATUS.passed);
      const sums = [rows.map((row) => row.amount), passed.map(({ arrival }) => arrival ?? '0.00')];
      expectSame(operation, [count, amount, settled], [rows.length, ...sums.map((all) => addMoney(...all))]);
    }
  }

  const { counts } = await known('getOrderCounts', {});
  for (const { status, count } of counts) {
    const { total, list } = await known('listOrders', { query: { status: orderTabOf(status), limit: 1 } });
    expectSame(`the number of orders in ${status}`, count, total);
    const [first] = list;
    if (!first) continue;
    // Only lists tell the key, by which a client looks for its own attempt.
    const { idempotency_key: _, ...card } = first;
    const whole = await known('getOrder', { query: { order_id: card.id } });
    for (const [field, value] of Object.entries(card))
      expectSame(`${field} of order ${card.id}`, value, Reflect.get(whole, field));
    await compareSums(whole);
  }
  const badges = await known('getBadges', {});
  expectSame('the bag', badges.bag, (await known('getCart', {})).count);
  expectSame(
    'unread news',
    badges.unread_notifications,
    (await known('listNotifications', { query: { limit: 1 } })).unread,
  );

  for (const address of (await known('listAddresses', { query: { limit: 2 } })).list) {
    expectSame(`address ${address.id}`, address, await known('getAddress', { query: { address_id: address.id } }));
  }
  const bought = await known('listBoughtProducts', { query: { limit: 2 } });
  for (const { product, order_id, sku_id } of bought.list) {
    const { items } = await known('getOrder', { query: { order_id: order_id } });
    const item = items.find((one) => one.product_id === product.id && one.sku_id === sku_id);
    expectSame(`what was bought of product ${product.id} in order ${order_id}`, item !== undefined, true);
  }
  for (const { product } of (await known('listLikedProducts', { query: { limit: 2 } })).list)
    expectSame('a liked product', product.liked, true);
  for (const { id, status, amount } of (await known('listRefunds', { query: { limit: 2 } })).list) {
    const whole = await known('getRefund', { query: { refund_id: id } });
    expectSame(`refund ${id}`, [status, amount], [whole.status, whole.amount]);
  }

  async function compareSums({ items, refunds, ...order }: DataOf<'getOrder'>): Promise<void> {
    const { id, subtotal, freight, discount, total_amount, refunded_amount } = order;
    const refunded = refunds.filter(({ status }) => status === 'refunded');
    expectSame(`the items of order ${id}`, subtotal, addMoney(...items.map((item) => item.subtotal)));
    expectSame(`the total of order ${id}`, total_amount, subtractMoney(addMoney(subtotal, freight), discount));
    expectSame(`the refunds of order ${id}`, refunded_amount, addMoney(...refunded.map(({ amount }) => amount)));
    const left = items.filter(({ refundable_quantity }) => refundable_quantity > 0);
    expectSame(`whether order ${id} is refunded`, order.allowed_actions.includes('refund'), left.length > 0);
    if (left.length === 0) return;
    const asked = left.map((item) => ({ order_item_id: item.id, quantity: item.refundable_quantity }));
    const kind = { type: 'refund_only', product_status: 'not_received' } as const;
    const quote = await known('quoteRefund', { body: { order_id: id, items: asked, ...kind } });
    const parts = subtractMoney(addMoney(quote.goods, quote.freight), quote.discount);
    expectSame(`the quote of order ${id}`, quote.max_amount, parts);
    const most = compareMoney(quote.max_amount, subtractMoney(total_amount, refunded_amount)) <= 0;
    expectSame(`whether the quote of order ${id} is within its total`, most, true);
  }

  async function read<Op extends OperationId>(operation: Op, input: ArgsOf<Op>): Promise<DataOf<Op> | undefined> {
    const result = await checked.call(me, operation, input);
    recordAnswer(me, operation, input, result, checked.sandbox.clock.now());
    return result.kind === 'data' ? (result.data as DataOf<Op>) : undefined; // of the requested operation
  }

  async function known<Op extends OperationId>(operation: Op, input: ArgsOf<Op>): Promise<DataOf<Op>> {
    const data = await read(operation, input);
    if (data === undefined)
      throw new InvariantError('what is listed can be read', `${operation} ${JSON.stringify(input)}`);
    return data;
  }
}

/** The months of which every row is on the page, with those rows. */
function wholeMonths<Row extends { created_at: string }, Month extends { month: string }>(page: {
  list: readonly Row[];
  months: readonly Month[];
  total: number;
}): [Month, Row[]][] {
  const months = page.list.length < page.total ? page.months.slice(0, -1) : page.months;
  return months.map((one) => [one, page.list.filter(({ created_at }) => created_at.startsWith(one.month))]);
}

function expectSame(what: string, one: unknown, other: unknown): void {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  throw new InvariantError('reads agree', `${what}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
}
