import type { OperationId } from '@meridian/sdk';
import { ENDED_RIGHTS, type Right } from '@meridian/sdk/rules';
import { expect, test } from 'vitest';
import { endedRights } from './ended-rights.ts';

/** The right that an act exercises: its button says so itself. */
const EXERCISED: { readonly [Act in OperationId]?: Right } = {
  payOrders: 'order.pay',
  cancelOrder: 'order.undo',
  confirmOrder: 'order.confirm',
  extendReceipt: 'order.extend_receipt',
  createReview: 'order.review',
  applyRefund: 'order.undo',
  declareChangeOfMind: 'order.change_of_mind',
  cancelRefund: 'case.cancel',
  shipRefund: 'case.ship',
  escalateRefund: 'case.escalate',
  cancelWithdrawal: 'payout.cancel',
  deletePayee: 'payee.use',
  deleteAddress: 'address.use',
  revokeSession: 'session.use',
  logoutUser: 'session.use',
};

test('[B8.11] what an act ends besides its own purpose, in any state, is what the rules name', () => {
  const found = endedRights();
  const computed = [...found].map(([act, rights]) => [act, [...rights].filter((one) => one !== EXERCISED[act]).sort()]);
  const named = new Map<string, readonly string[]>(Object.entries(ENDED_RIGHTS));
  expect(Object.fromEntries(computed)).toEqual(
    Object.fromEntries([...found.keys()].map((act) => [act, [...(named.get(act) ?? [])].sort()])),
  );
  expect([...named.keys()].filter((act) => !computed.some(([name]) => name === act))).toEqual([]);
});
