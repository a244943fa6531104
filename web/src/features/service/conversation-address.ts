import type { ConversationParams } from '@meridian/sdk/react';
import * as v from 'valibot';
import { Id, optional } from '../../navigation/search-params.ts';

/** What an address says of a conversation. */
export const ServiceSearch = v.object({
  /** The shop; 0 or none is the platform's customer service. */
  shop: optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))),
  /** An order or a product that the customer may show. */
  order: optional(Id),
  product: optional(Id),
  /** A refund case, which has a conversation of its own. */
  case: optional(Id),
  /** What it is about, where nothing can be shown: a message is begun (`first-words.ts`). */
  about: optional(v.picklist(['pay_code'])),
});

export type ServiceSearch = v.InferOutput<typeof ServiceSearch>;

interface NamedConversation {
  params: ConversationParams;
  /** Names its draft and what waits to be sent. */
  key: string;
}

/** The conversation that an address names: that of a case, of a shop, or of the platform. */
export function conversationAt({ shop = 0, case: refundId }: ServiceSearch): NamedConversation {
  if (refundId !== undefined) return { params: { refund_id: refundId }, key: `case.${refundId}` };
  return { params: { shop_id: shop }, key: `shop.${shop}` };
}
