import { randomUUID } from 'node:crypto';
import { toTime } from '../../serializers/time.ts';
import { MINUTE } from '../../world/clock.ts';
import type { BillExport, Instant, World } from '../../world/types.ts';
import type { Handler } from '../handler.ts';
import { billCsv } from './bill-csv.ts';
import { filteredBills } from './bills.ts';
import { periodOf } from './period.ts';

const GOOD_FOR = 5 * MINUTE;

export const exportBills: Handler<'exportBills'> = ({ customer, now, query, language }) => {
  const period = periodOf(query);
  const { direction = null, type = null, date_from = null, date_to = null, time_zone = null } = query;
  const one: BillExport = {
    key: randomUUID(),
    fileName: `meridian-bills-${period.calendar.dayOf(now)}.csv`,
    language,
    direction,
    type,
    dateFrom: date_from,
    dateTo: date_to,
    timeZone: time_zone,
    lastBillId: customer.bills.at(-1)?.id ?? null,
    expiresAt: now + GOOD_FOR,
  };
  customer.billExports = [...customer.billExports.filter(({ expiresAt }) => expiresAt > now), one];
  return {
    // This path is for what belongs to the mock and is not a page of the app.
    url: `/__mock/exports/${one.key}/${one.fileName}`,
    file_name: one.fileName,
    expires_at: toTime(one.expiresAt),
    server_time: toTime(now),
  };
};

/** The file at an address of exportBills; undefined for an unknown or expired address. */
export function findBillExport({ customers }: World, key: string, now: Instant) {
  for (const { bills, billExports } of customers.values()) {
    const one = billExports.find((candidate) => candidate.key === key && candidate.expiresAt > now);
    if (!one) continue;
    const { direction, type, dateFrom, dateTo, timeZone, lastBillId } = one;
    const dates = { date_from: dateFrom ?? undefined, date_to: dateTo ?? undefined };
    const period = periodOf({ ...dates, time_zone: timeZone ?? undefined });
    const then = bills.filter(({ id }) => lastBillId !== null && id <= lastBillId);
    const filter = { ...(direction && { direction }), ...(type && { type }) };
    return { fileName: one.fileName, csv: billCsv(filteredBills(then, filter, period), period.calendar, one.language) };
  }
  return undefined;
}
