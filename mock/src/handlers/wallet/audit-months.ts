import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import type { Cents, Instant } from '../../world/types.ts';
import { monthsOn, type Period } from './period.ts';

/** A top-up or a withdrawal. */
interface Audited {
  readonly createdAt: Instant;
  readonly amount: Cents;
  readonly status: number;
}

const PASSED = 1;
const sum = (amounts: readonly Cents[]): string => fromCents(amounts.reduce((total, amount) => total + amount, 0));

/** The contract's AuditMonth of each month on a page; `moved` is what one that has passed moved the balance by. */
export const auditMonths = <One extends Audited>(
  period: Period,
  page: readonly { readonly created_at: string }[],
  found: readonly One[],
  moved: (one: One) => Cents,
): Schema<'AuditMonth'>[] =>
  monthsOn(period, page, found).map(([month, all]) => ({
    month,
    count: all.length,
    amount: sum(all.map(({ amount }) => amount)),
    settled: sum(all.filter(({ status }) => status === PASSED).map(moved)),
  }));
