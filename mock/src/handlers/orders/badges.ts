import { fromCents, ORDER_STATUS } from '@meridian/sdk/rules';
import { unreadMessages } from '../../serializers/conversation.ts';
import { unreadNotifications } from '../../serializers/notification.ts';
import { toTime } from '../../serializers/time.ts';
import { countPieces } from '../../world/views/cart-lines.ts';
import { orderSums } from '../../world/views/orders.ts';
import type { Handler } from '../handler.ts';

export const getBadges: Handler<'getBadges'> = ({ world, customer, now }) => {
  const [first] = [...world.orders.values()]
    .filter(({ customerId, fulfilment }) => customerId === customer.id && fulfilment === ORDER_STATUS.waiting_pay)
    .sort((a, b) => a.payDeadline - b.payDeadline || a.id - b.id);
  return {
    bag: countPieces(world, customer),
    unread_notifications: unreadNotifications(customer, now),
    unread_messages: unreadMessages(customer),
    next_unpaid: first
      ? {
          order_id: first.id,
          total_amount: fromCents(orderSums(first).total),
          pay_deadline: toTime(first.payDeadline),
        }
      : null,
    server_time: toTime(now),
  };
};
