import { permilleOf } from '@meridian/sdk/rules';
import { DATA } from '../../world/data/data.ts';
import type { Network } from '../../world/seed/networks.ts';
import type { Cents, Recharge, Text, Withdrawal } from '../../world/types.ts';

/** The minimum and maximum amount, both inclusive, in cents. */
export interface Range {
  readonly min: Cents;
  readonly max: Cents;
}

export const WITHDRAWAL_RANGE: Range = { min: 1_000, max: 1_000_000 };

interface Fee {
  /** The fee on an amount, in cents. */
  of(amount: Cents): Cents;
  /** The complete rule, as a quote states it. */
  readonly rule: Text;
  readonly short: Text;
}

/** The fees of withdrawals, invented for the mock: clients always take them from the quote. */
export const WITHDRAWAL_FEES: Readonly<Record<Withdrawal['type'], Fee>> = {
  bank: {
    of: (amount) => Math.max(100, permilleOf(amount, 15)),
    ...DATA.wallet.withdrawalFees.bank,
  },
  onchain: {
    of: () => 100,
    ...DATA.wallet.withdrawalFees.onchain,
  },
};

/** The fees of top-ups, also invented; on-chain it is the network's fee. */
export const rechargeFeeOf =
  (method: Recharge['method'], network: Network | undefined) =>
  (amount: Cents): Cents => {
    if (network) return network.fee;
    return method === 'card' ? Math.max(30, permilleOf(amount, 20)) : 0;
  };

export const isWithin = (amount: Cents, { min, max }: Range): boolean => amount >= min && amount <= max;
