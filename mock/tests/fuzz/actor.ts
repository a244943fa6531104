import type { OperationId } from '@meridian/sdk';
import { isRecord, type JsonObject } from '../../shared/json.ts';
import type { OperationInput } from '../../src/sandboxes/call-operation.ts';

/** The records that belong to one customer alone and are identified by a number. */
export type Kind =
  | 'order'
  | 'item'
  | 'refund'
  | 'review'
  | 'address'
  | 'line'
  | 'payee'
  | 'recharge'
  | 'withdrawal'
  | 'card payment'
  | 'session'
  | 'notification'
  | 'conversation';

/** A simulated customer or visitor, and what the answers have shown them so far. */
export interface Actor {
  /**
   * 0 for a visitor without an account. Free texts contain it, so that they are recognised in another actor's answer.
   */
  readonly mark: number;
  /** The account to sign in with. */
  account: string;
  customerId: number | undefined;
  password: string;
  payCode: string | null;
  token: string | undefined;
  signedOutToken: string | undefined;
  /** In epoch milliseconds. */
  tokenEnds: number;
  /** Whether one of their sessions was ended, possibly the current one. */
  revoked: boolean;
  /** The step-up of their session, and its expiry. */
  stepUp: { readonly id: unknown; readonly endsAt: number } | null;
  /** When their closed account is erased, in epoch milliseconds. */
  closesAt: number;
  readonly seen: ReadonlyMap<Kind, Map<number, JsonObject>>;
  /** Ids of their uploads, oldest first. */
  readonly uploads: string[];
  /** The last successful call with an idempotency key, and its answer. */
  keyed: {
    readonly operation: OperationId;
    readonly input: Pick<OperationInput, 'query' | 'body'>;
    readonly data: string;
    readonly at: number;
  } | null;
}

const fieldsOf: Readonly<Record<Kind, readonly string[]>> = {
  order: ['sn', 'allowed_actions', 'shop', 'pay_deadline'],
  item: ['refundable_quantity'],
  refund: ['sn', 'order_sn', 'status'],
  review: ['product_score', 'append', 'content'],
  address: ['addressee', 'is_default'],
  line: ['price_when_added'],
  payee: ['label', 'usable_from'],
  recharge: ['sn', 'expected_arrival'],
  withdrawal: ['sn', 'cancelled_at', 'allowed_actions'],
  'card payment': ['reference', 'provider_url'],
  session: ['signed_in_at'],
  notification: ['read', 'title'],
  conversation: ['with', 'unread'],
};
const kinds = Object.entries(fieldsOf) as [Kind, readonly string[]][]; // the keys of a constant table

export const createActor = (mark: number, account: string, password: string, payCode: string | null): Actor => ({
  mark,
  account,
  customerId: undefined,
  password,
  payCode,
  token: undefined,
  signedOutToken: undefined,
  tokenEnds: 0,
  revoked: false,
  stepUp: null,
  closesAt: Number.POSITIVE_INFINITY,
  seen: new Map(kinds.map(([kind]) => [kind, new Map()])),
  uploads: [],
  keyed: null,
});

/** Records every numbered record in an answer to this actor; public reviews have no owner. */
export function learnRecords({ seen }: Pick<Actor, 'seen'>, data: unknown, ownReviews: boolean): void {
  if (Array.isArray(data)) {
    for (const member of data) learnRecords({ seen }, member, ownReviews);
    return;
  }
  if (!isRecord(data)) return;
  const { id } = data;
  if (typeof id === 'number') {
    for (const [kind, fields] of kinds) {
      const fits = fields.every((field) => field in data) && (kind !== 'review' || ownReviews);
      if (fits) seen.get(kind)?.set(id, data);
    }
  }
  for (const member of Object.values(data)) learnRecords({ seen }, member, ownReviews);
}
