import { fromCents } from '@meridian/sdk/rules';
import { fillText, inLanguage, same } from '../../text.ts';
import { DATA } from '../../world/data/data.ts';
import type { Bill, Text } from '../../world/types.ts';
import type { Calendar } from './calendar.ts';

const BYTE_ORDER_MARK = '\ufeff';
const { columns, types, sources } = DATA.bills;
const EMPTY = same('');

/** The file of exportBills: bills as CSV (RFC 4180), in the given order. */
export function billCsv(bills: readonly Bill[], calendar: Calendar, language: string): string {
  const say = (text: Text) => textCell(inLanguage(text, language));
  const header = Object.values({ ...columns, time: fillText(columns.time, { zone: calendar.timeZone }) }).map(say);
  const rows = bills.map((bill) => [
    bill.id,
    calendar.clockOf(bill.createdAt),
    say(types[bill.type]),
    say(bill.title),
    fromCents(bill.amount),
    fromCents(bill.balanceAfter),
    'USD',
    say(bill.source.kind === 'none' ? EMPTY : sources[bill.source.kind]),
    bill.source.id ?? '',
  ]);
  return BYTE_ORDER_MARK + [header, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** A text that no spreadsheet treats as a formula, quoted if necessary. */
export function textCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
