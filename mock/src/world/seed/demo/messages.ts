import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { fillText } from '../../../text.ts';
import { DATA } from '../../data/data.ts';
import type { Conversation, Customer, Notification, World } from '../../types.ts';

type At = (date: string) => number;

const DEMO = DATA['demo/messages'];

const ofHistory = (occasion: keyof typeof DEMO.history, sn: string) => ({
  title: DEMO.history[occasion].title,
  text: fillText(DEMO.history[occasion].text, { number: sn }),
});

const older = (world: World, customer: Customer): Notification[] => {
  const orders = [...world.orders.values()].filter(({ customerId, id }) => customerId === customer.id && id < 9000);
  const ofOrders = orders.flatMap(({ id, sn, shippedAt, completedAt }) => {
    const common = { type: 'order' as const, link: `/orderInfo/${id}` };
    if (completedAt && id % 2 === 0) {
      return [{ ...common, ...ofHistory('orderCompleted', sn), createdAt: completedAt }];
    }
    if (!shippedAt || id % 3 !== 0) return [];
    return [{ ...common, ...ofHistory('orderShipped', sn), createdAt: shippedAt }];
  });
  const ofWithdrawals = customer.withdrawals
    .filter(({ status, id }) => status === AUDIT_STATUS.passed && id < 6000)
    .map(({ sn, auditedAt, createdAt }) => ({
      type: 'wallet' as const,
      ...ofHistory('withdrawalPassed', sn),
      link: '/depositRecord',
      createdAt: auditedAt ?? createdAt,
    }));
  return [...ofOrders, ...ofWithdrawals]
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map((one, index) => ({ ...one, id: 2901 + index, read: true }));
};

/** Notifications, oldest first: one for every other old order, then those of the contract's example world. */
export const addNotifications = (world: World, customer: Customer, at: At): void => {
  const examples = Object.values(DEMO.notifications).map((one) => ({ ...one, createdAt: at(one.createdAt) }));
  customer.notifications.push(...older(world, customer), ...examples);
};

/** The two conversations of the contract's example world: with the platform and with Northwind Audio. */
export const addConversations = (customer: Customer, at: At): void => {
  const conversations = DEMO.conversations.map(
    ({ messages, ...conversation }): Conversation => ({
      ...conversation,
      refundId: null,
      messages: messages.map((message) => ({
        ...message,
        kind: message.orderId === null ? 'text' : 'order',
        picture: null,
        productId: null,
        createdAt: at(message.createdAt),
      })),
      lastReadId: messages.at(-1)?.id ?? 0,
      replyAt: null,
    }),
  );
  customer.conversations.push(...conversations);
};
