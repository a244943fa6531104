import { invalidRequest } from '../../invalid-request.ts';
import { serializeConversation, serializeMessage } from '../../serializers/conversation.ts';
import { nextId } from '../../world/ids.ts';
import type { Conversation, Customer, Message, World } from '../../world/types.ts';
import { orderOf, ownCase } from '../../world/views/cases.ts';
import { deskOf } from '../../world/views/desks.ts';
import type { Call, Handler } from '../handler.ts';
import { takeUpload } from '../uploads/uploads.ts';
import { scheduleReply } from './reply.ts';

const PLATFORM = 0;

export const listConversations: Handler<'listConversations'> = (call) => {
  const platform = conversationWith(call.world, call.customer, PLATFORM);
  const others = call.customer.conversations
    .filter((conversation) => conversation !== platform && conversation.messages.length > 0)
    .toSorted((a, b) => lastId(b) - lastId(a));
  return { list: [platform, ...others].map((conversation) => serializeConversation(call, conversation)) };
};

export const listMessages: Handler<'listMessages'> = (call) => {
  const { after_id, before_id, limit = 20 } = call.query;
  const conversation = named(call);
  if (after_id !== undefined && before_id !== undefined) throw unfit('before_id', 'cannot stand beside after_id');

  const wanted = conversation.messages.filter(
    ({ id }) => (after_id === undefined || id > after_id) && (before_id === undefined || id < before_id),
  );
  const stretch = after_id === undefined ? wanted.slice(-limit) : wanted.slice(0, limit);
  return {
    conversation: serializeConversation(call, conversation),
    list: stretch.map((message) => serializeMessage(call, conversation, message)),
    has_more: wanted.length > stretch.length,
  };
};

/** Marks messages up to one as read; they never become unread again. */
export const readMessages: Handler<'readMessages'> = ({ customer, body, refuse }) => {
  const conversation = customer.conversations.find(({ id }) => id === body.conversation_id);
  if (!conversation) throw refuse('conversation_not_found');
  const shown = Math.min(body.up_to_id, lastId(conversation));
  conversation.lastReadId = Math.max(conversation.lastReadId, shown);
  return null;
};

export const sendMessage: Handler<'sendMessage'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  const { client_id, kind, shop_id, refund_id } = body;
  for (const conversation of customer.conversations) {
    const stored = conversation.messages.find(({ clientId }) => clientId === client_id);
    if (stored) return serializeMessage(call, conversation, stored);
  }
  const desk = deskOf(world, shop_id);
  if (!desk) throw refuse('shop_not_found');
  if (refund_id !== undefined && shopOfCase(call, refund_id) !== shop_id) throw refuse('refund_not_found');
  if (!desk.takesMessages) throw refuse('service_unavailable', { hours: call.text(desk.hoursText) });
  const content = contentOf(call);

  const conversation = conversationWith(world, customer, shop_id, refund_id);
  const id = nextId(world, 'message');
  const message: Message = { id, from: 'customer', kind, ...content, clientId: client_id, createdAt: now };
  conversation.messages.push(message);
  scheduleReply(conversation, now);
  return serializeMessage(call, conversation, message);
};

type Content = Pick<Message, 'text' | 'picture' | 'orderId' | 'productId'>;

function contentOf(call: Call<'sendMessage'>): Content {
  const { world, customer, body, refuse } = call;
  const nothing: Content = { text: null, picture: null, orderId: null, productId: null };
  if (body.kind === 'text') return { ...nothing, text: body.text };
  if (body.kind === 'picture') return { ...nothing, picture: takeUpload(call, body.picture) };
  if (body.kind === 'product') {
    if (!world.products.has(body.product_id)) throw refuse('product_not_found');
    return { ...nothing, productId: body.product_id };
  }
  const order = world.orders.get(body.order_id);
  const fits = order?.customerId === customer.id && (body.shop_id === PLATFORM || order.shopId === body.shop_id);
  if (!fits) throw refuse('order_not_found');
  return { ...nothing, orderId: body.order_id };
}

/**
 * The conversation that a call names by its id, shop or case. Throws HttpError 422 for none or more than one of these.
 */
function named({ world, customer, query, refuse }: Call<'listMessages'>): Conversation {
  const { conversation_id, shop_id, refund_id } = query;
  if ([conversation_id, shop_id, refund_id].filter((id) => id !== undefined).length !== 1) {
    throw unfit('conversation_id', 'or shop_id or refund_id is needed, and one of them alone');
  }
  if (refund_id !== undefined) {
    const shopId = shopOfCase({ world, customer }, refund_id);
    if (shopId === undefined) throw refuse('refund_not_found');
    return conversationWith(world, customer, shopId, refund_id);
  }
  if (shop_id !== undefined) {
    if (!deskOf(world, shop_id)) throw refuse('shop_not_found');
    return conversationWith(world, customer, shop_id);
  }
  const conversation = customer.conversations.find(({ id }) => id === conversation_id);
  if (!conversation) throw refuse('conversation_not_found');
  return conversation;
}

/** The shop of a customer's own refund case; undefined for another customer's case as for a missing one. */
function shopOfCase({ world, customer }: { world: World; customer: Customer }, refundId: number): number | undefined {
  const refund = ownCase(world, customer, refundId);
  return refund && orderOf(world, refund).shopId;
}

/** There is at most one conversation per shop and one per case. A new one is listed once it has a message. */
function conversationWith(
  world: World,
  { conversations }: Customer,
  shopId: number,
  refundId: number | null = null,
): Conversation {
  const known = conversations.find((one) => one.shopId === shopId && one.refundId === refundId);
  if (known) return known;
  const id = nextId(world, 'conversation');
  const conversation: Conversation = { id, shopId, refundId, messages: [], lastReadId: 0, replyAt: null };
  conversations.push(conversation);
  return conversation;
}

const lastId = ({ messages }: Conversation): number => messages.at(-1)?.id ?? 0;

const unfit = (field: string, message: string) => invalidRequest({ field, message: `${field} ${message}` });
