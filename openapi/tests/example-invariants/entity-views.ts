import type { ExampleNode } from '../example-invariants/example-nodes.ts';

/** How a schema shows an entity of this kind: the key of its id, and the entity's fields that it repeats. */
export type EntityView = {
  kind: Kind;
  id: string;
  /** `all`: every scalar besides the id. A list: only these; the other fields describe something else. */
  fields: 'all' | readonly string[];
  /** False if the schema only refers to the entity, which must then be shown in full elsewhere. */
  full: boolean;
};

export type Kind =
  | 'address'
  | 'area'
  | 'bill'
  | 'cart line'
  | 'card payment'
  | 'category'
  | 'collection'
  | 'conversation'
  | 'help item'
  | 'message'
  | 'notification'
  | 'order'
  | 'order item'
  | 'payee'
  | 'product'
  | 'recharge'
  | 'refund'
  | 'refund reason'
  | 'review'
  | 'session'
  | 'shop'
  | 'sku'
  | 'user'
  | 'withdrawal';

const full = (kind: Kind, id = 'id'): EntityView => ({ kind, id, fields: 'all', full: true });
const reference = (kind: Kind, id = 'id', fields: EntityView['fields'] = 'all'): EntityView => ({
  kind,
  id,
  fields,
  full: false,
});

const LINE = [
  reference('product', 'product_id', ['name', 'picture', 'category_code']),
  reference('sku', 'sku_id', ['product_id', 'spec_text', 'price']),
];

/** The entities that each component schema shows. */
export const ENTITY_VIEWS: Record<string, EntityView[]> = {
  Address: [full('address')],
  Area: [full('area')],
  AreaRef: [reference('area')],
  Bill: [full('bill')],
  BoughtProduct: [reference('order', 'order_id', []), reference('sku', 'sku_id', ['spec_text'])],
  CardPayment: [full('card payment')],
  CartLine: [
    full('cart line'),
    ...LINE,
    reference('sku', 'sku_id', ['stock', 'limit']),
    reference('product', 'product_id', ['liked']),
  ],
  Category: [full('category')],
  Conversation: [full('conversation')],
  HelpItem: [full('help item')],
  LikedProduct: [],
  Logistics: [reference('order', 'order_id', [])],
  Message: [full('message')],
  Notification: [full('notification')],
  Order: [full('order')],
  OrderCard: [full('order')],
  OrderItem: [full('order item'), ...LINE],
  // Its picture is that of its first item.
  OrderRef: [reference('order', 'id', ['sn', 'status', 'quantity', 'total_amount'])],
  ParcelItem: [reference('order item', 'order_item_id', [])],
  Payee: [full('payee')],
  Product: [full('product')],
  ProductCard: [full('product')],
  ProductRef: [reference('product')],
  QuoteChange: [reference('product', 'product_id', ['name'])],
  QuoteLine: [...LINE],
  Recharge: [full('recharge')],
  Refund: [full('refund')],
  RefundCard: [full('refund')],
  RefundItem: [
    ...LINE,
    reference('order item', 'order_item_id', [
      'product_id',
      'sku_id',
      'name',
      'picture',
      'category_code',
      'spec_text',
      'price',
    ]),
  ],
  RefundOptionReason: [full('refund reason')],
  RefundReasonRef: [reference('refund reason')],
  RefundRef: [reference('refund')],
  Review: [full('review')],
  ReviewableItem: [
    reference('order item', 'order_item_id', ['product_id', 'name', 'picture', 'category_code', 'spec_text']),
    reference('product', 'product_id', ['name', 'picture', 'category_code']),
  ],
  ReviewedProduct: [reference('product')],
  SessionDevice: [full('session')],
  SessionUser: [{ ...reference('user', 'id', ['account']), full: true }],
  Shop: [full('shop')],
  ShopCard: [full('shop')],
  ShopCollection: [full('collection')],
  ShopPicture: [reference('product', 'product_id', ['picture'])],
  ShopRef: [reference('shop')],
  Sku: [full('sku')],
  UnpaidOrder: [reference('order', 'order_id', ['total_amount', 'pay_deadline'])],
  UserInfo: [full('user')],
  Withdrawal: [full('withdrawal')],
};

export type EntityOccurrence = { node: ExampleNode; view: EntityView; id: unknown };

/** Every occurrence of every entity. An id of null or 0 refers to none: as a shop, 0 is the platform. */
export function entityOccurrences(all: ExampleNode[]): EntityOccurrence[] {
  return all.flatMap((node) =>
    (ENTITY_VIEWS[node.schema] ?? []).flatMap((view) => {
      const id = node.value[view.id];
      return id === undefined || id === null || id === 0 ? [] : [{ node, view, id }];
    }),
  );
}
