import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { byCreation, listAsOf } from '../../serializers/as-of.ts';
import { paginate } from '../../serializers/page.ts';
import { serializeBill } from '../../serializers/wallet.ts';
import type { Bill } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';
import { monthsOn, type Period, periodOf } from './period.ts';

export const listBills: Handler<'listBills'> = (call) => {
  const { customer, query } = call;
  const period = periodOf(query);
  const { found, as_of } = listAsOf(call, filteredBills(customer.bills, query, period), byCreation);
  const page = paginate(query, found, (bill) => serializeBill(call, bill));
  const months = monthsOn(period, page.list, found).map(([month, bills]) => monthSums(month, bills));
  return { ...page, as_of, months };
};

/** The filters of listBills and exportBills besides the period. */
type Filter = Pick<Call<'listBills'>['query'], 'direction' | 'type'>;

/** The filtered bills, newest first: they are stored in order of time. */
export const filteredBills = (bills: readonly Bill[], { direction, type }: Filter, { includes }: Period): Bill[] =>
  bills
    .filter(
      (bill) =>
        (direction === undefined || (direction === 'in') === bill.amount > 0) &&
        (type === undefined || bill.type === type) &&
        includes(bill.createdAt),
    )
    .reverse();

/** Sums over the whole filtered month, not only its part on the page. */
function monthSums(month: string, bills: readonly Bill[]): Schema<'BillMonth'> {
  let moneyIn = 0;
  let moneyOut = 0;
  for (const { amount } of bills) {
    if (amount > 0) moneyIn += amount;
    else moneyOut -= amount;
  }
  return { month, in: fromCents(moneyIn), out: fromCents(moneyOut) };
}
