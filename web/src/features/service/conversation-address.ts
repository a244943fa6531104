import type { ConversationParams } from '@meridian/sdk/react';
import * as v from 'valibot';
import { Id, optional } from '../../navigation/search-params.ts';

export const ServiceSearch = v.object({
  /** The shop; 0 or undefined for the platform's customer service. */
  shop: optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))),
  /** An order or a product that the customer may send as a card. */
  order: optional(Id),
  product: optional(Id),
  /** The id of a refund case, which has a conversation of its own. */
  case: optional(Id),
  /** The topic, if there is nothing to send as a card. It sets the first words of a message (composer.tsx). */
  about: optional(v.picklist(['pay_code'])),
});

export type ServiceSearch = v.InferOutput<typeof ServiceSearch>;

interface NamedConversation {
  params: ConversationParams;
  /** Names the draft and the outbox of the conversation. */
  key: string;
}

/** Returns the conversation that a URL names: with a shop, with the platform, or about a case. */
export function conversationAt({ shop = 0, case: refundId }: ServiceSearch): NamedConversation {
  if (refundId !== undefined) return { params: { refund_id: refundId }, key: `case.${refundId}` };
  return { params: { shop_id: shop }, key: `shop.${shop}` };
}
