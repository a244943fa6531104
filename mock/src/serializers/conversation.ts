import type { Schema } from '@meridian/sdk';
import { offerOf } from '../handlers/catalogue/offer.ts';
import { deskOf, isOnline } from '../handlers/service/desk.ts';
import { formatCents } from '../world/money.ts';
import { t } from '../world/seed/text.ts';
import type { Conversation, Customer, Message } from '../world/types.ts';
import { orderSums } from '../world/views/orders.ts';
import type { SerializerContext } from './context.ts';
import { serializeProductRef } from './product.ts';
import { serializeShopRef } from './shop.ts';
import { toTime } from './time.ts';

const platformTitle = t('Meridian customer service', 'Meridian 客服');

/** Messages of the other side that the customer has not been shown. */
const unreadIn = ({ messages, lastReadId }: Conversation): number =>
  messages.filter(({ from, id }) => from === 'service' && id > lastReadId).length;

/** The same over all conversations; getBadges and listConversations tell the same number. */
export const unreadMessages = ({ conversations }: Customer): number =>
  conversations.reduce((sum, conversation) => sum + unreadIn(conversation), 0);

/** The contract's Conversation. Throws when its shop is not in the world. */
export function serializeConversation(view: SerializerContext, conversation: Conversation): Schema<'Conversation'> {
  const { id, shopId, messages } = conversation;
  const desk = deskOf(view.world, shopId);
  if (!desk) throw new Error(`Conversation ${id} is with shop ${shopId}, which does not exist`);
  const { shop } = desk;
  const last = messages.at(-1);
  return {
    id,
    with: shop ? 'shop' : 'platform',
    shop: shop && serializeShopRef(view, shop),
    title: view.text(shop ? shop.name : platformTitle),
    last_message: last ? serializeMessage(view, conversation, last) : null,
    unread: unreadIn(conversation),
    online: isOnline(desk, view.now),
    hours: view.text(desk.hoursText),
  };
}

/** The contract's Message. Orders and products are shown as they are now. */
export function serializeMessage(view: SerializerContext, { id }: Conversation, message: Message): Schema<'Message'> {
  return {
    id: message.id,
    conversation_id: id,
    from: message.from,
    kind: message.kind,
    text: message.text,
    picture: message.picture,
    order: orderRef(view, message.orderId),
    product: productRef(view, message.productId),
    created_at: toTime(message.createdAt),
    client_id: message.clientId,
  };
}

function orderRef({ world }: SerializerContext, orderId: number | null): Schema<'OrderRef'> | null {
  const order = orderId === null ? undefined : world.orders.get(orderId);
  const [first] = order?.items ?? [];
  if (!order || !first) return null;
  const { id, sn, status } = order;
  const { quantity, total } = orderSums(order);
  return { id, sn, status, picture: first.picture, quantity, total: formatCents(total) };
}

function productRef(view: SerializerContext, productId: number | null): Schema<'ProductRef'> | null {
  const product = productId === null ? undefined : view.world.products.get(productId);
  return product ? { ...serializeProductRef(view, product), price: formatCents(offerOf(product).price) } : null;
}
