import { accountHandlers } from './account.ts';
import { cartHandlers } from './cart.ts';
import { catalogueHandlers } from './catalogue.ts';
import type { Handlers } from './handler.ts';
import { notificationHandlers } from './notifications.ts';
import { orderHandlers } from './orders.ts';
import { platformHandlers } from './platform.ts';
import { refundHandlers } from './refunds.ts';
import { reviewHandlers } from './reviews.ts';
import { serviceHandlers } from './service.ts';
import { sessionHandlers } from './session.ts';
import { shopHandlers } from './shops.ts';
import { walletHandlers } from './wallet.ts';

/** Every operation that remembers, or that shows what is remembered. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...accountHandlers,
  ...catalogueHandlers,
  ...shopHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...refundHandlers,
  ...reviewHandlers,
  ...walletHandlers,
  ...notificationHandlers,
  ...serviceHandlers,
  ...platformHandlers,
};
