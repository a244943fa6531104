import { accountHandlers } from './account/handlers.ts';
import { cartHandlers } from './cart/cart.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import type { Handlers } from './handler.ts';
import { notificationHandlers } from './notifications/notifications.ts';
import { orderHandlers } from './orders/handlers.ts';
import { platformHandlers } from './platform/platform.ts';
import { refundHandlers } from './refunds/handlers.ts';
import { reviewHandlers } from './reviews/handlers.ts';
import { serviceHandlers } from './service/handlers.ts';
import { sessionHandlers } from './session/session.ts';
import { shopHandlers } from './shops/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';

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
