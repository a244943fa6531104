import { fromCents } from '@meridian/sdk/rules';
import { isRecord, type JsonObject } from '../../../../shared/json.ts';
import { addressOf } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { recordsIn } from '../agreement.ts';
import { type EnvelopeContext, type Fault, faultAt, judge } from '../check-context.ts';
import { cents } from './cents.ts';

/** Filters that omit bills: neighbours in the list are then no longer neighbours in the ledger. */
const FILTERS = ['direction', 'type', 'keyword'];

/** Each bill's balance is the balance of the bill below it plus its own amount. */
export function ledger(context: EnvelopeContext): Finding[] {
  const { data } = context.envelope;
  if (context.operation?.id !== 'listBills' || !isRecord(data)) return [];
  const { searchParams } = addressOf(context.exchange.request.url);
  if (FILTERS.some((name) => (searchParams.get(name) ?? 'all') !== 'all')) return [];
  const bills = recordsIn(data['list']);
  const broken = bills.flatMap((bill, index): Fault[] =>
    wrongBalance(bill, bills[index + 1], `/data/list/${index}/balance_after`),
  );
  return judge(context, 'balance-chain', broken.slice(0, 1));
}

function wrongBalance(bill: JsonObject, below: JsonObject | undefined, at: string): Fault[] {
  const [before, amount, after] = [below?.['balance_after'], bill['amount'], bill['balance_after']].map(cents);
  if (before === undefined || amount === undefined || after === undefined || before + amount === after) return [];
  const expected = fromCents(before + amount);
  const contract = '/components/schemas/Bill/properties/balance_after';
  return [faultAt(at, `${at} is not the balance before and the amount`, expected, bill['balance_after'], { contract })];
}
