import { ORDER_STATUS } from '@meridian/sdk/rules';
import { MINUTE } from './clock.ts';
import { serial } from './ids.ts';
import { LIMITS } from './limits.ts';
import type { Address, Order } from './types.ts';

/** How long an order waits for its payment, in milliseconds. */
export const PAY_WITHIN = LIMITS.payMinutes * MINUTE;

/** The address as stored in an order, without the fields that matter only in the address book. */
export const addressCopy = ({
  isDefault: _,
  version: __,
  idempotencyKey: ___,
  ...address
}: Address): Order['address'] => ({
  ...address,
  areaIds: [...address.areaIds],
});

type Made =
  | 'id'
  | 'customerId'
  | 'shopId'
  | 'items'
  | 'freight'
  | 'discount'
  | 'promoCode'
  | 'remark'
  | 'createdAt'
  | 'idempotencyKey';

/** A new order: unpaid, with no events yet. */
export const newOrder = ({ address, ...made }: Pick<Order, Made> & { readonly address: Address }): Order => ({
  ...made,
  sn: serial('M', made.createdAt, made.id),
  fulfilment: ORDER_STATUS.waiting_pay,
  address: addressCopy(address),
  payDeadline: made.createdAt + PAY_WITHIN,
  paidAt: null,
  shippedAt: null,
  receivedAt: null,
  completedAt: null,
  cancelledAt: null,
  cancelReason: null,
  cancelNote: null,
  receiptExtended: false,
  parcel: null,
  refundIds: [],
});
