import { permilleOf } from '@meridian/sdk/rules';
import { fillText } from '../../text.ts';
import { DATA } from '../../world/data/data.ts';
import type { Network } from '../../world/seed/networks.ts';
import { amountText, shareText } from '../../world/texts/amount-text.ts';
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

/** A fee that is a share of the amount, and what texts say of it. */
const shareOfAmount = (permille: number, least: Cents) => ({
  of: (amount: Cents): Cents => Math.max(least, permilleOf(amount, permille)),
  values: { share: shareText(permille), least: amountText(least) },
});

export const CARD_FEE = shareOfAmount(20, 30);
const BANK_FEE = shareOfAmount(15, 100);
const ONCHAIN_FEE: Cents = 100;

const { bank, onchain } = DATA.wallet.withdrawalFees;

/** The fees of withdrawals, invented for the mock: clients always take them from the quote. */
export const WITHDRAWAL_FEES: Readonly<Record<Withdrawal['type'], Fee>> = {
  bank: {
    of: BANK_FEE.of,
    rule: fillText(bank.rule, BANK_FEE.values),
    short: fillText(bank.short, BANK_FEE.values),
  },
  onchain: {
    of: () => ONCHAIN_FEE,
    rule: fillText(onchain.rule, { fee: amountText(ONCHAIN_FEE) }),
    short: fillText(onchain.short, { fee: amountText(ONCHAIN_FEE) }),
  },
};

/** The fees of top-ups, also invented; on-chain it is the network's fee. */
export const rechargeFeeOf =
  (method: Recharge['method'], network: Network | undefined) =>
  (amount: Cents): Cents => {
    if (network) return network.fee;
    return method === 'card' ? CARD_FEE.of(amount) : 0;
  };

export const isWithin = (amount: Cents, { min, max }: Range): boolean => amount >= min && amount <= max;
