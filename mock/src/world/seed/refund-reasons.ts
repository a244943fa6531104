import { DATA } from '../data/data.ts';
import type { Refund } from '../types.ts';

/** Why a customer may ask for money back, and for which types of refund and which product status each reason counts. */
export const REFUND_REASONS = Object.values(DATA.refunds.reasons);

/** The reasons that can be given for what is asked: a parcel that was received did arrive. */
export const reasonsFor = ({ type, productStatus }: Pick<Refund, 'type' | 'productStatus'>) =>
  REFUND_REASONS.filter(
    ({ types, productStatuses }) => types.includes(type) && productStatuses.includes(productStatus),
  );
