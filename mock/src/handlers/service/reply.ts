import { tagOf } from '../../serializers/languages.ts';
import { composeText, DEFAULT_LANGUAGE, inLanguage } from '../../text.ts';
import { SECOND } from '../../world/clock.ts';
import { nextId } from '../../world/ids.ts';
import { isWithin, nextOpening } from '../../world/texts/hours.ts';
import { awayReply, greeting, orderReply, pictureReply, productReply, textReply } from '../../world/texts/replies.ts';
import type { Conversation, Customer, Instant, Message, Text, World } from '../../world/types.ts';
import { deskOf } from '../../world/views/desks.ts';
import { orderStatus } from '../../world/views/orders.ts';
import { stockOf } from '../../world/views/products.ts';
import { detectLanguage } from '../detect-language.ts';

/** How long the other side takes to write. */
const WRITING = 3 * SECOND;

/** Schedules a reply, unless one is scheduled already. */
export function scheduleReply(conversation: Conversation, now: Instant): void {
  conversation.replyAt ??= now + WRITING;
}

/**
 * Writes the other side's due replies, each at its own instant; none is due while `replyAt` is null or in the future.
 * Outside the hours of service an immediate message says so, and the actual reply follows when they begin.
 */
export function sendReplies(world: World, customer: Customer, conversation: Conversation, now: Instant): void {
  const desk = deskOf(world, conversation.shopId);
  while (conversation.replyAt !== null && conversation.replyAt <= now) {
    const at = conversation.replyAt;
    const open = desk === undefined || isWithin(desk.hours, at);
    conversation.replyAt = open ? null : nextOpening(desk.hours, at) + WRITING;
    const text = open ? answerTo(world, customer, conversation) : awayReply(desk.hoursText);
    write(world, conversation, inLanguage(text, replyLanguage(customer, conversation)), at);
  }
}

function answerTo(world: World, customer: Customer, { messages }: Conversation): Text {
  const answer = answerToMessage(world, messages.findLast(isCustomers));
  if (messages.some(({ from }) => from === 'service')) return answer;
  const hello = greeting(customer.givenName);
  return composeText([hello, answer], (say) => say(hello) + say(answer));
}

function answerToMessage(world: World, message: Message | undefined): Text {
  const order = world.orders.get(message?.orderId ?? 0);
  if (order) return orderReply(order.sn, orderStatus(world, order));
  const product = world.products.get(message?.productId ?? 0);
  if (product) return productReply(product.name, stockOf(product));
  return message?.picture ? pictureReply : textReply(message?.text ?? '');
}

function write(world: World, conversation: Conversation, text: string, at: Instant): void {
  const id = nextId(world, 'message');
  const nothing = { picture: null, orderId: null, productId: null, clientId: null };
  conversation.messages.push({ id, from: 'service', kind: 'text', text, ...nothing, createdAt: at });
}

/**
 * Customer service replies in the language of the customer's message; to a card, a picture or a text too short to
 * detect, in the customer's own language.
 */
function replyLanguage({ language }: Customer, { messages }: Conversation): string {
  const written = messages.findLast(isCustomers)?.text;
  const detected = written ? detectLanguage(written) : 'und';
  if (detected !== 'und') return detected;
  if (language !== null) return tagOf(language);
  return written ? 'en' : DEFAULT_LANGUAGE;
}

const isCustomers = ({ from }: Message): boolean => from === 'customer';
