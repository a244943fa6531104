import type { Customer, Message, Notification, World } from '../types.ts';
import { t } from './text.ts';

type At = (date: string) => number;

const older = (world: World, customer: Customer): Notification[] => {
  const orders = [...world.orders.values()].filter(({ customerId, id }) => customerId === customer.id && id < 9000);
  const ofOrders = orders.flatMap(({ id, sn, shippedAt, completedAt }) => {
    const link = `/orderInfo/${id}`;
    if (completedAt && id % 2 === 0) {
      const title = t('Your order is complete', '您的订单已完成');
      const text = t(`Order ${sn} is complete. Thank you for shopping with us.`, `订单 ${sn} 已完成，感谢您的惠顾。`);
      return [{ type: 'order' as const, title, text, link, createdAt: completedAt }];
    }
    if (!shippedAt || id % 3 !== 0) return [];
    const title = t('Your order is on its way', '您的订单已发货');
    const text = t(`Order ${sn} has been handed to the carrier.`, `订单 ${sn} 已交给承运商。`);
    return [{ type: 'order' as const, title, text, link, createdAt: shippedAt }];
  });
  const ofWithdrawals = customer.withdrawals
    .filter(({ status, id }) => status === 1 && id < 6000)
    .map(({ sn, auditedAt, createdAt }) => ({
      type: 'wallet' as const,
      title: t('Your withdrawal has passed', '您的提现已通过'),
      text: t(`Withdrawal ${sn} has passed the audit and was sent.`, `提现 ${sn} 已通过审核并汇出。`),
      link: '/depositRecord',
      createdAt: auditedAt ?? createdAt,
    }));
  return [...ofOrders, ...ofWithdrawals]
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map((one, index) => ({ ...one, id: 2901 + index, read: true }));
};

/** Notifications, oldest first: one from every other old order, then those of the contract's example world. */
export const addNotifications = (world: World, customer: Customer, at: At): void => {
  customer.notifications.push(
    ...older(world, customer),
    {
      id: 3001,
      type: 'system',
      title: t('Welcome to Meridian', '欢迎来到 Meridian'),
      text: t(
        'Your account is open. Set a payment code before your first purchase, so that nobody but you can pay from your balance.',
        '您的账户已开通。首次购物前请设置支付密码，只有您能用余额付款。',
      ),
      link: '/passwords',
      read: true,
      createdAt: at('2026-10-15T08:21:00Z'),
    },
    {
      id: 3002,
      type: 'order',
      title: t('Your order is on its way', '您的订单已发货'),
      text: t(
        'Northwind Audio has shipped order M2611140207 with Yamato, parcel number 493122087715.',
        '北风音响已通过 Yamato 发出订单 M2611140207，运单号 493122087715。',
      ),
      link: '/orderInfo/9003',
      read: false,
      createdAt: at('2026-11-15T06:30:00Z'),
    },
    {
      id: 3003,
      type: 'wallet',
      title: t('Your top-up has been credited', '您的充值已到账'),
      text: t(
        'Your on-chain top-up passed. 500.00 US dollars were added to your balance.',
        '您的链上充值已通过，500.00 美元已计入余额。',
      ),
      link: '/topUpRecord',
      read: true,
      createdAt: at('2026-11-16T09:20:00Z'),
    },
  );
};

const words = (
  id: number,
  from: Message['from'],
  text: string,
  createdAt: number,
  clientId: string | null = null,
): Message => ({
  id,
  from,
  kind: 'text',
  text,
  picture: null,
  orderId: null,
  productId: null,
  clientId,
  createdAt,
});

/** The two conversations of the contract's example world: with the platform and with Northwind Audio. */
export const addConversations = (customer: Customer, at: At): void => {
  const order: Message = {
    ...words(4101, 'customer', '', at('2026-11-19T02:10:00Z'), '3d1a7b52-60c9-4e0b-9f7e-2b8c4a6d9e01'),
    kind: 'order',
    text: null,
    orderId: 9003,
  };
  customer.conversations.push(
    {
      id: 1,
      shopId: 0,
      messages: [
        words(
          4001,
          'service',
          'Welcome to Meridian, Mei. Write to us here whenever something is unclear.',
          at('2026-10-15T08:22:00Z'),
        ),
        words(
          4002,
          'customer',
          'How long does the audit of a withdrawal take?',
          at('2026-11-20T09:20:00Z'),
          '0b6f3c0e-9a41-4c57-8d3a-5f2e7b1c4d10',
        ),
        words(
          4003,
          'service',
          'Usually less than one working day. Your withdrawal of 50.00 US dollars is next in line, and we will notify you of the result.',
          at('2026-11-20T09:26:00Z'),
        ),
      ],
      lastReadId: 4003,
      replyAt: null,
    },
    {
      id: 2,
      shopId: 1,
      messages: [
        order,
        words(
          4102,
          'customer',
          'Hello, when will my headphones arrive?',
          at('2026-11-19T02:10:40Z'),
          '7c25e9d4-1f38-4b6a-a0c3-8e9d5f7b2a64',
        ),
        words(
          4103,
          'service',
          'Good morning, Mei. The parcel has left Tokyo and will be with you by 25 November at the latest.',
          at('2026-11-19T02:31:00Z'),
        ),
      ],
      lastReadId: 4103,
      replyAt: null,
    },
  );
};
