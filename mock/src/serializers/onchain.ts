import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS, coinAmount, fromCents } from '@meridian/sdk/rules';
import { MINUTE } from '../world/clock.ts';
import { type Network, networkOf } from '../world/seed/networks.ts';
import type { Cents, Instant, Recharge, Withdrawal } from '../world/types.ts';

/** The number of confirmations so far: they arrive evenly between `since` and `until`. */
const grown = (needed: number, since: Instant, until: Instant, now: Instant): number =>
  Math.max(0, Math.min(needed, Math.floor((needed * (now - since)) / (until - since))));

/** The contract's CoinQuote: an amount to send is rounded up, an amount to arrive down. */
export const serializeCoins = (
  { coin, decimals, rate }: Pick<Network, 'coin' | 'decimals' | 'rate'>,
  cents: Cents,
  rounding: 'up' | 'down',
): Schema<'CoinQuote'> => ({ coin, rate, coin_amount: coinAmount({ cents, rate, decimals, rounding }) });

/** The contract's OnchainTransfer of a top-up; null for the other methods. Its confirmations arrive until its audit. */
export const serializeRechargeTransfer = (recharge: Recharge, now: Instant): Schema<'OnchainTransfer'> | null => {
  const { status, txHash, createdAt, auditAt, amount } = recharge;
  const network = networkOf(recharge.network);
  if (!network) return null;
  const { confirmations: needed } = network;
  const seen = status === AUDIT_STATUS.auditing && txHash !== null ? grown(needed, createdAt, auditAt ?? now, now) : 0;
  return transfer({
    ...recharge,
    network,
    cents: amount,
    rounding: 'up',
    seen: status === AUDIT_STATUS.passed ? needed : seen,
  });
};

/**
 * The contract's OnchainTransfer of a withdrawal; null for the other type. The transfer starts when its audit passes.
 */
export const serializeWithdrawalTransfer = (withdrawal: Withdrawal, now: Instant): Schema<'OnchainTransfer'> | null => {
  const { auditedAt, amount, fee } = withdrawal;
  const network = networkOf(withdrawal.network);
  if (!network) return null;
  const { confirmations: needed, minutes } = network;
  const sent = withdrawal.txHash !== null && auditedAt !== null;
  const seen = sent ? grown(needed, auditedAt, auditedAt + minutes * MINUTE, now) : 0;
  return transfer({ ...withdrawal, network, cents: amount - fee, rounding: 'down', seen });
};

interface Transfer {
  readonly network: Network;
  readonly rate: string | null;
  readonly cents: Cents;
  readonly rounding: 'up' | 'down';
  readonly txHash: string | null;
  readonly seen: number;
}

const transfer = ({ network, rate, cents, rounding, txHash, seen }: Transfer): Schema<'OnchainTransfer'> => {
  if (rate === null) throw new Error(`${fromCents(cents)} on ${network.network} have no rate`);
  const { coin, coin_amount } = serializeCoins({ ...network, rate }, cents, rounding);
  return {
    coin,
    rate,
    coin_amount,
    tx_hash: txHash,
    confirmations: seen,
    confirmations_needed: network.confirmations,
    explorer_url: txHash && network.explorer + txHash,
  };
};
