import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS, fromCents } from '@meridian/sdk/rules';
import { byCreation, listAsOf } from '../../serializers/as-of.ts';
import { type Asked, paginate } from '../../serializers/page.ts';
import type { Cents, Instant } from '../../world/types.ts';
import { monthsOn, periodOf } from './period.ts';

/** A top-up or a withdrawal. */
interface Audited {
  readonly id: number;
  readonly createdAt: Instant;
  readonly amount: Cents;
  readonly fee: Cents;
  readonly status: number;
}

interface ListCall {
  readonly now: Instant;
  readonly query: Asked &
    Parameters<typeof periodOf>[0] & { readonly as_of?: string | undefined; readonly status?: string | undefined };
}

interface ListOf<One extends Audited, Entry extends { readonly created_at: string }> {
  /** Whether a record is of the requested kind; audit status and days are checked here. */
  readonly isAsked: (one: One) => boolean;
  readonly serialize: (one: One) => Entry;
}

const sum = (amounts: readonly Cents[]): string => fromCents(amounts.reduce((total, amount) => total + amount, 0));

/** A page of top-ups or withdrawals, newest first, with the sums of its months (contract: AuditMonth). */
export function auditList<One extends Audited, Entry extends { readonly created_at: string }>(
  call: ListCall,
  all: readonly One[],
  { isAsked, serialize }: ListOf<One, Entry>,
) {
  const { status = 'all' } = call.query;
  const period = periodOf(call.query);
  const asked = all
    .filter(
      (one) => (status === 'all' || String(one.status) === status) && isAsked(one) && period.includes(one.createdAt),
    )
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
  const { found, as_of } = listAsOf(call, asked, byCreation);
  const page = paginate(call.query, found, serialize);
  const months = monthsOn(period, page.list, found).map(
    ([month, those]): Schema<'AuditMonth'> => ({
      month,
      count: those.length,
      amount: sum(those.map(({ amount }) => amount)),
      settled: sum(those.filter((one) => one.status === AUDIT_STATUS.passed).map(({ amount, fee }) => amount - fee)),
    }),
  );
  return { ...page, as_of, months };
}
