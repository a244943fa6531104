import { orderBill, rechargeBill, refundBill, withdrawalBill } from '../../bills.ts';
import { DATA } from '../../data/data.ts';
import { post } from '../../ledger.ts';
import { privatePicture } from '../../pictures.ts';
import type { Customer, Recharge, Text, Withdrawal, World } from '../../types.ts';
import { rateOf } from '../networks.ts';

type At = (date: string) => number;

const DEMO = DATA['demo/wallet'];

const NO_PAYEE = { bankCardNumber: null, bankName: null, cardHolder: null, network: null, address: null } as const;

type Audit = Pick<(typeof DEMO)['recharges'][number], 'createdAt' | 'auditedAt' | 'auditAt' | 'refuseReason'>;

const auditOf = ({ createdAt, auditedAt, auditAt, refuseReason }: Audit, at: At) => ({
  createdAt: at(createdAt),
  auditedAt: auditedAt ? at(auditedAt) : null,
  auditAt: auditAt ? at(auditAt) : null,
  refuseReason: refuseReason ? refuseReasonOf(refuseReason) : null,
});

const refuseReasonOf = (key: string): Text => {
  const reason = DEMO.refuseReasons[key];
  if (!reason) throw new Error(`There is no reason ${key} in the data: ${Object.keys(DEMO.refuseReasons).join(', ')}`);
  return reason;
};

const recharges = (at: At): Recharge[] =>
  DEMO.recharges.map(({ network = null, address = null, reference = null, txHash = null, evidence, ...data }) => ({
    ...data,
    network,
    rate: rateOf(network),
    txHash,
    paymentId: null,
    address,
    reference,
    evidence: privatePicture(evidence),
    ...auditOf(data, at),
  }));

const withdrawals = (at: At): Withdrawal[] =>
  DEMO.withdrawals.map((data) => ({
    ...NO_PAYEE,
    payeeId: null,
    ...data,
    ...auditOf(data, at),
    txHash: null,
    rate: rateOf(data.network ?? null),
    cancelledAt: null,
  }));

/** Adds top-ups, withdrawals and payees of the contract's example world, and the eleven bills that total 1240.00. */
export const addDemoWallet = (world: World, customer: Customer, at: At): void => {
  const order = (id: number) => {
    const one = world.orders.get(id);
    if (!one?.paidAt) throw new Error(`Order ${id} has not been paid`);
    post(world, customer, orderBill(one, one.paidAt));
  };
  const recharge = (one: Recharge) => {
    customer.recharges.push(one);
    post(world, customer, rechargeBill(one, one.auditedAt ?? 0));
  };
  const [first, second, ...later] = recharges(at);
  const [passed, ...open] = withdrawals(at);
  const refund = world.refunds.get(8002);
  if (!first || !second || !passed || !refund) throw new Error('The example world is incomplete');

  recharge(first);
  order(9008);
  post(world, customer, refundBill(refund, at('2026-10-26T02:00:00Z')));
  for (const id of [9004, 9005, 9007, 9009, 9003]) order(id);
  recharge(second);
  customer.withdrawals.push(passed);
  post(world, customer, withdrawalBill(passed, passed.auditedAt ?? 0));
  order(9002);
  customer.recharges.push(...later);
  customer.withdrawals.push(...open);
  const payees = DEMO.payees.map(({ lastUsedAt, usableFrom, ...payee }) => ({
    ...NO_PAYEE,
    ...payee,
    usableFrom: at(usableFrom),
    lastUsedAt: at(lastUsedAt),
  }));
  customer.payees.push(...payees);
};
