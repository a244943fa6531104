import type * as flows from '@meridian/sdk/flows';
import * as v from 'valibot';
import { isTint, type Tint } from '../../ui/tint.ts';

const OrderRef = v.object({
  id: v.number(),
  sn: v.string(),
  status: v.number(),
  picture: v.string(),
  quantity: v.number(),
  total_amount: v.string(),
});
const ProductRef = v.object({
  id: v.number(),
  name: v.string(),
  picture: v.string(),
  category_code: v.custom<Tint>((code) => typeof code === 'string' && isTint(code)),
  price: v.string(),
});

/** The content of a message, with what draws it. */
const Content = v.union([
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('picture') }),
  v.object({ kind: v.literal('order'), order: OrderRef }),
  v.object({ kind: v.literal('product'), product: ProductRef }),
]);

/** The stored form of the messages that are not known to have arrived. */
export const UnsentMessages = v.array(
  v.object({
    clientId: v.string(),
    writtenAt: v.string(),
    sentAt: v.optional(v.number()),
    content: Content,
    uploadId: v.optional(v.string()),
    isUnanswered: v.optional(v.boolean(), false),
    mayBeSent: v.optional(v.boolean(), true),
  }),
);

export type OutgoingContent = v.InferOutput<typeof Content>;
export type OutgoingMessage = flows.OutgoingMessage<OutgoingContent>;
export type Outbox = flows.Outbox<OutgoingContent>;
