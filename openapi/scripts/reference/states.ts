import type { Contract } from '../contract.ts';

/** One transition: from, to, and its cause; an operation by its name. */
type Step = readonly [from: string, to: string, by: string];

export type StateMachine = {
  title: string;
  /** The schema with the states. */
  schema: string;
  steps: readonly Step[];
};

/** The state machines of records, by the file name of the diagram. */
export const STATE_MACHINES: Readonly<Record<string, StateMachine>> = {
  order: {
    title: 'An order',
    schema: 'Fulfilment',
    steps: [
      ['0', '1', 'payOrders'],
      ['0', '-1', 'cancelOrder, or 30 minutes'],
      ['1', '2', 'the shop ships'],
      ['1', '-1', 'every piece cancelled and paid back'],
      ['2', '3', 'confirmOrder, or 10 days'],
      ['2', '4', 'every piece paid back'],
      ['3', '4', 'the last review, or 7 days'],
    ],
  },
  refund: {
    title: 'A refund case',
    schema: 'RefundStatus',
    steps: [
      ['applied', 'accepted', 'shop or platform'],
      ['applied', 'refused', 'shop or platform'],
      ['applied', 'withdrawn', 'cancelRefund'],
      ['accepted', 'returning', 'shipRefund'],
      ['accepted', 'refunded', 'without return'],
      ['accepted', 'withdrawn', 'cancelRefund, or 7 days'],
      ['returning', 'returned', 'the goods arrive'],
      ['returned', 'refunded', 'paid back'],
      ['returned', 'refused', 'the shop refuses'],
      ['refused', 'applied', 'escalateRefund, once'],
    ],
  },
  withdrawal: {
    title: 'A withdrawal',
    schema: 'WithdrawalStatus',
    steps: [
      ['0', '1', 'the audit passes it'],
      ['0', '2', 'the audit refuses it'],
      ['0', '-1', 'cancelWithdrawal'],
    ],
  },
  recharge: {
    title: 'A recharge',
    schema: 'AuditStatus',
    steps: [
      ['0', '1', 'the audit passes it'],
      ['0', '2', 'the audit refuses it'],
    ],
  },
  'card-payment': {
    title: 'A card payment',
    schema: 'CardPaymentStatus',
    steps: [
      ['pending', 'succeeded', 'paid'],
      ['pending', 'failed', 'refused'],
      ['pending', 'abandoned', 'the customer left'],
      ['pending', 'expired', '30 minutes'],
      ['pending', 'unknown', 'back without an answer'],
      ['unknown', 'succeeded', 'paid after all'],
      ['unknown', 'failed', 'refused after all'],
    ],
  },
};

/** The state machines whose schema the contract has. */
export const machinesOf = ({ components }: Contract): Record<string, StateMachine> =>
  Object.fromEntries(Object.entries(STATE_MACHINES).filter(([, { schema }]) => schema in components.schemas));
