import { DATA } from '../data/data.ts';
import type { Refund } from '../types.ts';

/** The reasons for a refund, each with the refund types and product statuses that it applies to. */
export const REFUND_REASONS = Object.values(DATA.refunds.reasons);

/** The reasons that fit a request: a received parcel cannot have failed to arrive. */
export const reasonsFor = ({ type, productStatus }: Pick<Refund, 'type' | 'productStatus'>) =>
  REFUND_REASONS.filter(
    ({ types, productStatuses }) => types.includes(type) && productStatuses.includes(productStatus),
  );
