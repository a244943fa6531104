// Coins are decimal strings with the decimals of their network (the contract's schemas CoinAmount and CoinRate),
// calculated in whole units as BigInt: 18 decimals do not fit into a number.

/** Whole cents to convert, at a rate of dollars for one coin (`91250.00`), on a network with these decimals. */
export interface Conversion {
  readonly cents: number;
  readonly rate: string;
  readonly decimals: number;
  /**
   * `up` for an amount to send, so that it suffices; `down` for an amount that arrives, so that it is never too much.
   */
  readonly rounding: 'up' | 'down';
}

const DECIMAL = /^(\d{1,15})\.(\d{2,18})$/;

/** The amount in coins. Throws RangeError for an invalid amount, an invalid rate or a rate of 0. */
export const coinAmount = ({ cents, rate, decimals, rounding }: Conversion): string => {
  const [, dollars = '', fraction = ''] = DECIMAL.exec(rate) ?? [];
  const rateUnits = BigInt(`0${dollars}${fraction}`);
  if (rateUnits === 0n) throw new RangeError(`Not a rate: ${rate}`);
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`Not an amount in cents: ${cents}`);
  const scaled = BigInt(cents) * 10n ** BigInt(decimals + fraction.length);
  const perUnit = 100n * rateUnits;
  const rest = scaled % perUnit;
  const units = scaled / perUnit + (rounding === 'up' && rest > 0n ? 1n : 0n);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
