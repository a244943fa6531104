import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { fillText } from '../text.ts';
import { DATA } from '../world/data/data.ts';
import type { Conversation, Customer, Message, Shop, Text } from '../world/types.ts';
import { deskOf, isOnline } from '../world/views/desks.ts';
import { offerOf } from '../world/views/offer.ts';
import { orderStatus, orderSums } from '../world/views/orders.ts';
import type { SerializerContext } from './context.ts';
import { serializeProductRef } from './product.ts';
import { serializeShopRef } from './shop.ts';
import { toTime } from './time.ts';

/** The number of messages from the other side that the customer has not read. */
const unreadIn = ({ messages, lastReadId }: Conversation): number =>
  messages.filter(({ from, id }) => from === 'service' && id > lastReadId).length;

/** The total over all conversations; getBadges and listConversations return the same number. */
export const unreadMessages = ({ conversations }: Customer): number =>
  conversations.reduce((sum, conversation) => sum + unreadIn(conversation), 0);

/** The contract's Conversation. Throws if its shop is not in the world. */
export function serializeConversation(context: SerializerContext, conversation: Conversation): Schema<'Conversation'> {
  const { id, shopId, refundId, messages } = conversation;
  const desk = deskOf(context.world, shopId);
  if (!desk) throw new Error(`Conversation ${id} is with shop ${shopId}, which does not exist`);
  const { shop } = desk;
  const last = messages.at(-1);
  return {
    id,
    with: shop ? 'shop' : 'platform',
    shop: shop && serializeShopRef(context, shop),
    refund_id: refundId,
    title: context.text(titleOf(context, refundId, shop)),
    last_message: last ? serializeMessage(context, conversation, last) : null,
    unread: unreadIn(conversation),
    online: isOnline(desk, context.now),
    hours: context.text(desk.hoursText),
  };
}

/** The title of a conversation: its refund case, its shop, or customer service. */
function titleOf({ world }: SerializerContext, refundId: number | null, shop: Shop | null): Text {
  const refund = refundId === null ? undefined : world.refunds.get(refundId);
  if (refund) return fillText(DATA.phrases.refundCase, { number: refund.sn });
  return shop ? shop.name : DATA.phrases.customerService;
}

/** The contract's Message, with orders and products in their current state. */
export function serializeMessage(
  context: SerializerContext,
  { id }: Conversation,
  message: Message,
): Schema<'Message'> {
  return {
    id: message.id,
    conversation_id: id,
    from: message.from,
    kind: message.kind,
    text: message.text,
    picture: message.picture === null ? null : context.privatePicture(message.picture),
    order: orderRef(context, message.orderId),
    product: productRef(context, message.productId),
    created_at: toTime(message.createdAt),
    client_id: message.clientId,
  };
}

function orderRef({ world }: SerializerContext, orderId: number | null): Schema<'OrderRef'> | null {
  const order = orderId === null ? undefined : world.orders.get(orderId);
  const [first] = order?.items ?? [];
  if (!order || !first) return null;
  const { id, sn } = order;
  const { quantity, total } = orderSums(order);
  return {
    id,
    sn,
    status: orderStatus(world, order),
    picture: first.picture,
    quantity,
    total_amount: fromCents(total),
  };
}

function productRef(context: SerializerContext, productId: number | null): Schema<'ProductRef'> | null {
  const product = productId === null ? undefined : context.world.products.get(productId);
  return product ? { ...serializeProductRef(context, product), price: fromCents(offerOf(product).price) } : null;
}
