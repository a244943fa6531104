import type { Schema } from '../client/operation-types.ts';
import type { RefundStatus } from './refund-transitions.ts';

/** A status that a case has passed, has now, or is yet to reach. */
export interface RefundStep {
  status: RefundStatus;
  state: 'past' | 'current' | 'ahead';
}

const withoutReturn: readonly RefundStatus[] = ['applied', 'accepted', 'refunded'];
const withReturn: readonly RefundStatus[] = ['applied', 'accepted', 'returning', 'returned', 'refunded'];

/** The steps of a case in order: past, current and ahead. */
export const refundSteps = ({
  type,
  status,
  parcel,
}: Pick<Schema<'Refund'>, 'type' | 'status' | 'parcel'>): RefundStep[] => {
  const path = type === 'refund_return' ? withReturn : withoutReturn;
  if (status === 'refused' || status === 'withdrawn') {
    // A case whose goods were sent back had been accepted before.
    const before = parcel === null ? path.slice(0, 1) : path.slice(0, -1);
    return [...before.map((step) => ({ status: step, state: 'past' as const })), { status, state: 'current' }];
  }
  const current = path.indexOf(status);
  return path.map((step, index) => ({
    status: step,
    state: index < current ? 'past' : index === current ? 'current' : 'ahead',
  }));
};
