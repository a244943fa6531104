import { ORDER_STATUS, type OrderStatus } from '@meridian/sdk/rules';
import { fillText } from '../../text.ts';
import { DATA } from '../data/data.ts';
import type { Text } from '../types.ts';

const { replies } = DATA;

/** The start of customer service's first reply. */
export const greeting = (givenName: string): Text => fillText(replies.greeting, { name: givenName });

/** The message outside the hours of service, before the reply that follows at their start. */
export const awayReply = (hours: Text): Text => fillText(replies.away, { hours });

/** Topics recognised in a customer's message, in any language; the first match counts. */
const TOPICS = Object.values(replies.topics).map(({ signs, answer }) => ({
  signs: new RegExp(Object.values(signs).join('|'), 'i'),
  answer,
}));

export const textReply = (written: string): Text =>
  TOPICS.find(({ signs }) => signs.test(written))?.answer ?? replies.otherwise;

export const pictureReply = replies.picture;

export const productReply = (name: Text, stock: number): Text =>
  stock > 0
    ? fillText(replies.productInStock, { product: name, stock })
    : fillText(replies.productSoldOut, { product: name });

const ORDER_STATES: Readonly<Record<OrderStatus, keyof typeof replies.orderStates>> = {
  [ORDER_STATUS.waiting_pay]: 'waitingForPayment',
  [ORDER_STATUS.waiting_deliver]: 'paid',
  [ORDER_STATUS.delivered]: 'shipped',
  [ORDER_STATUS.received]: 'received',
  [ORDER_STATUS.completed]: 'completed',
  [ORDER_STATUS.cancelled]: 'cancelled',
  [ORDER_STATUS.refunding]: 'refunding',
  [ORDER_STATUS.refunded]: 'refunded',
  [ORDER_STATUS.in_after_sale]: 'afterSale',
};

export const orderReply = (sn: string, status: OrderStatus): Text =>
  fillText(replies.order, { number: sn, state: replies.orderStates[ORDER_STATES[status]] });
