import { AUDIT_STATUS, permilleOf } from '@meridian/sdk/rules';
import { rechargeBill, withdrawalBill } from '../../bills.ts';
import { HOUR, MINUTE } from '../../clock.ts';
import { DATA } from '../../data/data.ts';
import { post, totals } from '../../ledger.ts';
import { addRecharge, addWithdrawal } from '../../new-transfers.ts';
import { privatePicture } from '../../pictures.ts';
import type { Cents, Instant } from '../../types.ts';
import { NETWORKS, txHashOf } from '../networks.ts';
import type { Buyer } from './buyer.ts';

/** Tops up `gross` cents, reported 40 minutes before they are credited. */
export const topUp = ({ world, customer, random }: Buyer, gross: Cents, credited: Instant): void => {
  const network = random.chance(0.3) ? NETWORKS[0] : undefined;
  const recharge = addRecharge(world, customer, {
    method: network ? 'onchain' : random.chance(0.4) ? 'card' : 'manual',
    network: network?.network ?? null,
    rate: network?.rate ?? null,
    address: network?.address ?? null,
    amount: gross,
    fee: network?.fee ?? 0,
    status: AUDIT_STATUS.passed,
    createdAt: credited - 40 * MINUTE,
    auditedAt: credited,
  });
  if (network) recharge.txHash = txHashOf(network.network, recharge.sn);
  if (recharge.method !== 'card') recharge.evidence = privatePicture('1f9fe');
  if (recharge.method === 'manual') recharge.reference = `MRD-${String(customer.id).padStart(6, '0')}`;
  post(world, customer, rechargeBill(recharge, credited));
};

const CARD = DATA['demo/wallet'].payees.find(({ type }) => type === 'bank');

/** Withdraws to the customer's bank card; `amount` in cents, including the fee (1.5 %, at least 1.00). */
export const withdraw = ({ world, customer }: Buyer, amount: Cents, passed: Instant): void => {
  const withdrawal = addWithdrawal(world, customer, {
    type: 'bank',
    amount,
    fee: Math.max(100, permilleOf(amount, 15)),
    bankCardNumber: CARD?.bankCardNumber ?? null,
    bankName: CARD?.bankName ?? null,
    cardHolder: `${customer.givenName} ${customer.familyName}`,
    status: AUDIT_STATUS.passed,
    createdAt: passed - 16 * HOUR,
    auditedAt: passed,
  });
  post(world, customer, withdrawalBill(withdrawal, passed));
};

/** A small gift from the platform; its bill belongs to no record. */
export const addLoyaltyCredit = ({ world, customer, random }: Buyer, createdAt: Instant): void => {
  const amount = random.int(2, 9) * 50;
  const source = { kind: 'none', id: null } as const;
  post(world, customer, { type: 'adjustment', title: DATA.bills.loyalty, amount, createdAt, source });
};

/** The top-up needed to pay an order and keep at least 60.00, in multiples of 50.00. */
export const neededTopUp = ({ customer }: Buyer, price: Cents): Cents => {
  const gap = price + 6_000 - totals(customer).available;
  return Math.max(1, Math.ceil(gap / 5_000)) * 5_000;
};
