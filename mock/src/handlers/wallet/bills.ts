import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { byCreation, listAsOf } from '../../serializers/as-of.ts';
import { paginate } from '../../serializers/page.ts';
import { toTime } from '../../serializers/time.ts';
import { serializeBill } from '../../serializers/wallet.ts';
import { groupBy } from '../../world/group-by.ts';
import type { Bill } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';

export const listBills: Handler<'listBills'> = (call) => {
  const { customer, query } = call;
  // Bills are written in the order of time: turned round, the newest comes first.
  const all = customer.bills.filter((bill) => fits(bill, query)).reverse();
  const { found, as_of } = listAsOf(call, all, byCreation);
  const page = paginate(query, found, (bill) => serializeBill(call, bill));
  const shown = new Set(page.list.map(({ created_at }) => created_at.slice(0, 7)));
  const months = [...groupBy(found, monthOf)].filter(([month]) => shown.has(month));
  return { ...page, as_of, months: months.map(([month, bills]) => monthSums(month, bills)) };
};

/** Days and months are UTC. */
const dayOf = ({ createdAt }: Bill): string => toTime(createdAt).slice(0, 10);
const monthOf = (bill: Bill): string => dayOf(bill).slice(0, 7);

function fits(bill: Bill, { direction, type, date_from, date_to }: Call<'listBills'>['query']): boolean {
  const day = dayOf(bill);
  return (
    (direction === undefined || (direction === 'in') === bill.amount > 0) &&
    (type === undefined || bill.type === type) &&
    (date_from === undefined || day >= date_from) &&
    (date_to === undefined || day <= date_to)
  );
}

/** Over the whole month under the filter, not only over what the page shows of it. */
function monthSums(month: string, bills: readonly Bill[]): Schema<'BillMonth'> {
  let moneyIn = 0;
  let moneyOut = 0;
  for (const { amount } of bills) {
    if (amount > 0) moneyIn += amount;
    else moneyOut -= amount;
  }
  return { month, in: fromCents(moneyIn), out: fromCents(moneyOut) };
}
