import { type Shown, violation } from './show.ts';
import { type Kind, sightsOf } from './views.ts';

/** What an answer to a change may show otherwise than the reads, which show the world before it. */
const CHANGED_BY_MUTATIONS: Partial<Record<Kind, readonly string[]>> = {
  address: ['is_default', 'detail', 'postcode'],
  'cart line': ['quantity', 'sku_id', 'spec_text', 'price', 'stock', 'picture'],
  order: ['status', 'pay_deadline', 'next_by', 'paid_at', 'received_at', 'cancelled_at', 'cancel_reason', 'serverTime'],
  'order item': ['refund_id', 'refund_status', 'refundable_quantity', 'reviewed'],
  refund: ['status', 'next_by', 'serverTime'],
  product: ['liked'],
  shop: ['followed', 'fans'],
  user: ['family_name', 'given_name', 'email', 'mobile', 'avatar', 'account'],
};

/** Variants that show something as it was or might be, not as the ordinary examples show it. */
const OTHER_WORLDS = new Set([
  'getUserInfo wallet_frozen',
  'getHome empty',
  'getCart price_changed',
  'getRefund accepted',
  'getRefund refused',
  'listConversations unread',
  'listMessages news',
]);

/** The same entity has the same scalar fields in every read and in every ordinary answer to a change. */
export function differingFields(all: Shown[]): string[] {
  const seen = new Map<string, { value: unknown; shown: Shown }>();
  const reads = all.filter((one) => !one.mutation && !OTHER_WORLDS.has(`${one.operationId} ${one.example}`));
  // Reads first: where a change disagrees with them, the change is named.
  const ordered = [...reads, ...all.filter(({ example, mutation }) => mutation && example === 'ordinary')];
  return sightsOf(ordered).flatMap(({ shown, view, id }) => {
    const names = view.fields === 'all' ? Object.keys(shown.value) : view.fields;
    return names.flatMap((name) => {
      const value = shown.value[name];
      const changed = shown.mutation && CHANGED_BY_MUTATIONS[view.kind]?.includes(name);
      if (name === view.id || value === undefined || (typeof value === 'object' && value !== null) || changed)
        return [];
      const key = `${view.kind} ${id} ${name}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, { value, shown });
      if (first === undefined || first.value === value) return [];
      const where = `${first.shown.operationId} ${first.shown.path}`;
      return [`${violation(shown, name, first.value, value)} (${view.kind} ${id}, as in ${where})`];
    });
  });
}
