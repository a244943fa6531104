import { entityOccurrences, type Kind } from '../example-invariants/entity-views.ts';
import { type ExampleNode, violation } from '../example-invariants/example-nodes.ts';

/** Fields that may differ between a mutation's answer and the reads, which show the state before it. */
const CHANGED_BY_MUTATIONS: Partial<Record<Kind, readonly string[]>> = {
  address: ['is_default', 'detail', 'postcode', 'version'],
  'cart line': ['quantity', 'sku_id', 'spec_text', 'price', 'stock', 'picture', 'max_quantity', 'max_quantity_reason'],
  order: [
    'status',
    'fulfilment',
    'receipt_by',
    'receipt_extended',
    'pay_deadline',
    'next_by',
    'paid_at',
    'received_at',
    'cancelled_at',
    'cancel_reason',
    'cancel_note',
    'server_time',
  ],
  'order item': ['refund_id', 'refund_status', 'refundable_quantity', 'reviewed'],
  refund: ['status', 'waits_for', 'escalated_at', 'refuse_reason', 'next_by', 'server_time'],
  withdrawal: ['status', 'cancelled_at', 'next_by'],
  product: ['liked'],
  shop: ['followed', 'fans'],
  user: ['family_name', 'given_name', 'email', 'mobile', 'avatar', 'account', 'version'],
};

/** Examples of a different state than the ordinary examples. */
const HYPOTHETICAL_EXAMPLES = new Set([
  'getUserInfo wallet_frozen',
  'getHome empty',
  'getCart price_changed',
  'getRefund accepted',
  'getRefund refused',
  'getCardPayment succeeded',
  'getCardPayment failed',
  'getCardPayment unknown',
  'getCardPayment abandoned',
  'getCardPayment expired',
  'listConversations unread',
  'listMessages news',
]);

/** An entity has the same scalar fields in every read and in every ordinary answer to a mutation. */
export function inconsistentFields(all: ExampleNode[]): string[] {
  const seen = new Map<string, { value: unknown; node: ExampleNode }>();
  const reads = all.filter((one) => !one.mutation && !HYPOTHETICAL_EXAMPLES.has(`${one.operationId} ${one.example}`));
  // Reads first, so that a conflict is reported at the mutation.
  const ordered = [...reads, ...all.filter(({ example, mutation }) => mutation && example === 'ordinary')];
  return entityOccurrences(ordered).flatMap(({ node, view, id }) => {
    const names = view.fields === 'all' ? Object.keys(node.value) : view.fields;
    return names.flatMap((name) => {
      const value = node.value[name];
      const changed = node.mutation && CHANGED_BY_MUTATIONS[view.kind]?.includes(name);
      if (name === view.id || value === undefined || (typeof value === 'object' && value !== null) || changed)
        return [];
      const key = `${view.kind} ${id} ${name}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, { value, node });
      if (first === undefined || first.value === value) return [];
      const where = `${first.node.operationId} ${first.node.path}`;
      return [`${violation(node, name, first.value, value)} (${view.kind} ${id}, as in ${where})`];
    });
  });
}
