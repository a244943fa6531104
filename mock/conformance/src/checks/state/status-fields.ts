import type { JsonObject } from '../../../../shared/json.ts';
import type { Finding } from '../../finding.ts';
import { agreement, type Disagreement } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';

/** Whether a field is null in a state, has a value, or may be either. */
type Presence = 'null' | 'set' | 'any';
type Rules = Readonly<Record<string, (value: JsonObject) => Presence>>;

const setIf = (condition: boolean): Presence => (condition ? 'set' : 'null');
const nullUnless = (condition: boolean): Presence => (condition ? 'any' : 'null');
const reached = ({ fulfilment }: JsonObject, step: number): Presence => setIf(Number(fulfilment) >= step);

const orderCard: Rules = { pay_deadline: ({ fulfilment }) => setIf(fulfilment === 0) };
const order: Rules = {
  ...orderCard,
  // A cancelled order may have been paid: then its pieces were cancelled one by one.
  paid_at: (value) => (value['fulfilment'] === -1 ? 'any' : reached(value, 1)),
  shipped_at: (value) => reached(value, 2),
  // A fully refunded order is completed without a receipt.
  received_at: (value) =>
    value['fulfilment'] === 4 && value['refunded_amount'] !== '0.00' ? 'any' : reached(value, 3),
  completed_at: (value) => reached(value, 4),
  receipt_by: ({ fulfilment }) => setIf(fulfilment === 2),
  cancelled_at: ({ fulfilment }) => setIf(fulfilment === -1),
};

const isOpen = ({ status }: JsonObject): boolean =>
  ['applied', 'accepted', 'returning', 'returned'].includes(String(status));
const refundCard: Rules = {
  waits_for: (value) => setIf(isOpen(value)),
  next_by: (value) => setIf(isOpen(value)),
};
const refund: Rules = {
  ...refundCard,
  escalate_by: ({ status }) => nullUnless(status === 'refused'),
  parcel: ({ status }) =>
    nullUnless(['returning', 'returned', 'refunded', 'refused', 'applied'].includes(String(status))),
  refuse_reason: ({ status }) => (status === 'refused' ? 'set' : 'any'),
};

const isKnownAudit = ({ status }: JsonObject): boolean => [0, 1, 2, -1].includes(Number(status));
const audit = (rule: (value: JsonObject) => Presence) => (value: JsonObject) =>
  isKnownAudit(value) ? rule(value) : 'any';
const audited: Rules = {
  audited_at: audit(({ status }) => setIf(status === 1 || status === 2)),
  refuse_reason: audit(({ status }) => setIf(status === 2)),
  next_by: audit(({ status }) => setIf(status === 0)),
};

const onchain = ({ type, method }: JsonObject): Presence => setIf(type === 'onchain' || method === 'onchain');
const withdrawal: Rules = {
  ...audited,
  cancelled_at: audit(({ status }) => setIf(status === -1)),
  network: onchain,
  onchain,
  address: onchain,
  bank_card_number: ({ type }) => setIf(type === 'bank'),
  bank_name: ({ type }) => setIf(type === 'bank'),
};
const recharge: Rules = {
  ...audited,
  arrival: audit(({ status }) => setIf(status === 1)),
  network: onchain,
  address: onchain,
  onchain,
};

/** By component; the description of each field states its rule. */
const rules: Readonly<Record<string, Rules>> = {
  Order: order,
  OrderCard: orderCard,
  OrderItem: {
    refund_status: ({ refund_id: id }) => setIf(id !== null),
  },
  Refund: refund,
  RefundCard: refundCard,
  Withdrawal: withdrawal,
  Recharge: recharge,
  WithdrawalQuote: { network: onchain, onchain },
  RechargeQuote: { network: onchain, onchain },
  CardPayment: {
    provider_url: ({ status }) => nullUnless(status === 'pending'),
    expires_at: ({ status }) => nullUnless(status === 'pending'),
    recharge_id: ({ status }) => setIf(status === 'succeeded'),
    failure_reason: ({ status }) => setIf(status === 'failed'),
    next_by: ({ status }) => nullUnless(status === 'unknown'),
  },
  QuotePromo: { reason: ({ accepted }) => setIf(accepted === false) },
};

/** Checks fields that are null, or set, exactly in some states. */
export function statusFields(context: EnvelopeContext): Finding[] {
  return agreement(context, 'status-fields', ({ name, value, pointer }) => {
    if (name === 'CartLine') return cartLine(value, pointer);
    const own = rules[name];
    const wrong =
      own && Object.entries(own).flatMap(([field, presence]) => wrongPresence(value, field, presence(value)));
    return name === 'Refund' ? [...(wrong ?? []), ...grounds(value)] : wrong;
  });
}

/** A cart line has a reason exactly when it is among the lines that cannot be ordered. */
const cartLine = (value: JsonObject, pointer: string): Disagreement[] =>
  wrongPresence(value, 'invalid_reason', setIf(!pointer.includes('/groups/')));

/** A refund is applied for with grounds and proof, a change of mind is declared without. */
function grounds(value: JsonObject): Disagreement[] {
  const { kind = 'refund' } = value;
  const presence = setIf(kind !== 'change_of_mind');
  return ['reason', 'explanation', 'proofs'].flatMap((field) => wrongPresence(value, field, presence, `kind ${kind}`));
}

function stateOf(value: JsonObject): string {
  const name = ['fulfilment', 'status', 'type', 'method'].find((one) => one in value);
  return name === undefined ? 'these fields' : `${name} ${value[name]}`;
}

/** An empty list counts as null. */
function wrongPresence(value: JsonObject, field: string, presence: Presence, state = stateOf(value)): Disagreement[] {
  const found = value[field];
  const isList = Array.isArray(found);
  const isNull = isList ? found.length === 0 : found === null;
  // The checks of shape report missing and invalid values.
  if (found === undefined || presence === 'any' || isNull === (presence === 'null')) return [];
  const nothing = isList ? 'empty' : 'null';
  const expected = presence === 'null' ? nothing : 'a value';
  return [{ field, expected, rule: `is ${isNull ? nothing : 'set'} with ${state}` }];
}
