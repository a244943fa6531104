import type { Schema } from '@meridian/sdk';
import { formatCents } from '../world/money.ts';
import type { Bill } from '../world/types.ts';
import { toTime } from './time.ts';
import type { View } from './view.ts';

/** The contract's Bill. */
export const billShape = ({ text }: Pick<View, 'text'>, bill: Bill): Schema<'Bill'> => ({
  id: bill.id,
  type: bill.type,
  title: text(bill.title),
  amount: formatCents(bill.amount),
  balance_after: formatCents(bill.balanceAfter),
  created_at: toTime(bill.createdAt),
  source: { kind: bill.source.kind, id: bill.source.id },
});
