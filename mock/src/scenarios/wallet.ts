import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { settleCardPayment } from '../handlers/wallet/card-outcome.ts';
import { MINUTE } from '../world/clock.ts';
import { nextId, serial } from '../world/ids.ts';
import { addRecharge } from '../world/new-transfers.ts';
import { privatePicture } from '../world/pictures.ts';
import { NETWORKS, txHashOf } from '../world/seed/networks.ts';
import type { CardPayment, World } from '../world/types.ts';
import { before, demoOf, type Scenario } from './scenario.ts';

const OUTCOMES: Readonly<Record<CardPayment['status'], string>> = {
  pending: 'has begun and is not answered yet',
  succeeded: 'has succeeded and is credited',
  failed: 'was declined by the provider',
  unknown: 'was answered, but the provider does not say how for ten minutes',
  abandoned: 'was left without paying',
  expired: 'was not answered in time',
};

/** A payment of 100.00 that the demo customer started five minutes ago. */
function addCardPayment(world: World, status: CardPayment['status'], now: number): void {
  const customer = demoOf(world);
  const id = nextId(world, 'cardPayment');
  const createdAt = now - 5 * MINUTE;
  const payment: CardPayment = {
    id,
    key: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    reference: serial('P', createdAt, id),
    amount: 10_000,
    fee: 200,
    status: 'pending',
    returnUrl: 'http://localhost:4010/cardTopUp',
    failureReason: null,
    rechargeId: null,
    createdAt,
    dueAt: createdAt + 30 * MINUTE,
  };
  customer.cardPayments.push(payment);
  settleCardPayment(world, customer, payment, { outcome: status, at: now });
}

const cardPayment = ([status, words]: [string, string]): Scenario => ({
  name: `card_payment_${status}`,
  description: `A card payment of the demo customer ${words} (getCardPayment 6401).`,
  apply: (world, now) => addCardPayment(world, status as CardPayment['status'], now), // a key of the table above
});

/** A coin transfer sent three minutes ago, with 3 of 20 confirmations. */
function addConfirmingRecharge(world: World, now: number): void {
  const [network] = NETWORKS;
  if (!network) throw new Error('There is no network');
  const recharge = addRecharge(world, demoOf(world), {
    method: 'onchain',
    network: network.network,
    address: network.address,
    rate: network.rate,
    amount: 20_000,
    fee: network.fee,
    evidence: privatePicture('1f9fe'),
    createdAt: now - 3 * MINUTE,
    auditAt: now + 17 * MINUTE,
  });
  recharge.txHash = txHashOf(network.network, recharge.sn);
}

function expireQuotes(world: World, now: number): void {
  const { quotes, rechargeQuotes } = demoOf(world);
  for (const quote of [...quotes, ...rechargeQuotes]) quote.validUntil = now;
}

export const walletScenarios: readonly Scenario[] = [
  ...Object.entries(OUTCOMES).map(cardPayment),
  {
    name: 'few_confirmations',
    description: 'An on-chain top-up of the demo customer has 3 of 20 confirmations, and one more every minute.',
    apply: addConfirmingRecharge,
  },
  {
    name: 'withdrawal_cancelled',
    description: 'The demo customer has cancelled the withdrawal under audit (6102): nothing is pending.',
    apply: (world, now) => {
      const withdrawal = demoOf(world).withdrawals.find(({ status }) => status === AUDIT_STATUS.auditing);
      if (withdrawal) Object.assign(withdrawal, { status: AUDIT_STATUS.cancelled, cancelledAt: now, auditAt: null });
    },
  },
  {
    name: 'quote_expires',
    description:
      'Quotes run out in the moment before they are used (createWithdrawal, createCardPayment, createRecharge, once each).',
    interventions: before(['createWithdrawal', 'createCardPayment', 'createRecharge'], expireQuotes),
  },
];
