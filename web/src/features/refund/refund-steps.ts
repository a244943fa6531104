import type { Schema } from '@meridian/sdk';
import type { RefundStatus } from '@meridian/sdk/rules';

interface Step {
  status: RefundStatus;
  state: 'past' | 'current' | 'ahead';
}

const withoutReturn: readonly RefundStatus[] = ['applied', 'accepted', 'refunded'];
const withReturn: readonly RefundStatus[] = ['applied', 'accepted', 'returning', 'returned', 'refunded'];

/** Returns the steps of a case in order: past, current and ahead. */
export function refundSteps({ type, status, parcel }: Pick<Schema<'Refund'>, 'type' | 'status' | 'parcel'>): Step[] {
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
}
