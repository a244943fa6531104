import { picture } from '../pictures.ts';
import type { Customer, Refund, Text, World } from '../types.ts';
import { t } from './text.ts';

type At = (date: string) => number;

const accepted = t('Accepted. Please send the goods back', '已同意，请寄回商品');
const backAgain = t('The goods have come back', '已收到退回的商品');
const applied = (amount: string, withReturn: boolean): Text =>
  withReturn
    ? t(`Applied for a refund of ${amount} with return`, `申请退货退款 ${amount}`)
    : t(`Applied for a refund of ${amount} without return`, `申请仅退款 ${amount}`);
const sent = (carrier: string, number: string): Text =>
  t(`Sent back with ${carrier} ${number}`, `已通过 ${carrier} ${number} 寄回`);

const PROOFS = [picture('1f3a7'), picture('1f4e6')];

/** The three refund cases of the contract's example world: returning, refunded, applied. */
const cases = (at: At): Omit<Refund, 'customerId'>[] => [
  {
    id: 8002,
    sn: 'R2610220012',
    orderId: 9008,
    type: 'refund_return',
    productStatus: 'received',
    status: 'refunded',
    items: [{ orderItemId: 90081, quantity: 1 }],
    amount: 6_400,
    reasonId: 2,
    explanation: 'The rain cover is torn along its seam.',
    proofs: [picture('1f392')],
    refuseReason: null,
    parcel: { carrier: 'Yamato', number: '493121870044', sentAt: at('2026-10-23T08:00:00Z') },
    log: [
      { at: at('2026-10-22T12:00:00Z'), by: 'customer', text: applied('64.00', true) },
      { at: at('2026-10-23T01:30:00Z'), by: 'shop', text: accepted },
      { at: at('2026-10-23T08:00:00Z'), by: 'customer', text: sent('Yamato', '493121870044') },
      { at: at('2026-10-25T03:00:00Z'), by: 'shop', text: backAgain },
      {
        at: at('2026-10-26T02:00:00Z'),
        by: 'platform',
        text: t('Paid back 64.00 to the balance', '已退回 64.00 至余额'),
      },
    ],
    nextAt: null,
    createdAt: at('2026-10-22T12:00:00Z'),
  },
  {
    id: 8001,
    sn: 'R2611140033',
    orderId: 9007,
    type: 'refund_return',
    productStatus: 'received',
    status: 'returning',
    items: [{ orderItemId: 90071, quantity: 1 }],
    amount: 12_990,
    reasonId: 3,
    explanation: 'The left ear cup stays silent, also after a reset.',
    proofs: PROOFS,
    refuseReason: null,
    parcel: { carrier: 'Yamato', number: '493122091126', sentAt: at('2026-11-16T04:10:00Z') },
    log: [
      { at: at('2026-11-14T09:00:00Z'), by: 'customer', text: applied('129.90', true) },
      { at: at('2026-11-15T02:00:00Z'), by: 'shop', text: accepted },
      { at: at('2026-11-16T04:10:00Z'), by: 'customer', text: sent('Yamato', '493122091126') },
    ],
    nextAt: at('2026-11-26T04:10:00Z'),
    createdAt: at('2026-11-14T09:00:00Z'),
  },
  {
    id: 8003,
    sn: 'R2611190045',
    orderId: 9009,
    type: 'refund_only',
    productStatus: 'not_received',
    status: 'applied',
    items: [{ orderItemId: 90091, quantity: 1 }],
    amount: 2_900,
    reasonId: 5,
    explanation: 'Tracking has said "delivered" since Monday, but nothing came.',
    proofs: [picture('1f36b')],
    refuseReason: null,
    parcel: null,
    log: [{ at: at('2026-11-19T03:00:00Z'), by: 'customer', text: applied('29.00', false) }],
    nextAt: at('2026-11-22T03:00:00Z'),
    createdAt: at('2026-11-19T03:00:00Z'),
  },
];

/** Adds the named refund cases to the world, oldest first. */
export const addNamedRefunds = (world: World, customer: Customer, at: At): void => {
  for (const refund of cases(at)) world.refunds.set(refund.id, { ...refund, customerId: customer.id });
};
