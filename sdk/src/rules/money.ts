// Amounts are decimal strings with two places (the contract's schema Money), calculated in whole cents, never in
// dollars as a float.

/** An amount as the contract writes it: `129.90`, `-64.00`. */
export type Money = string;

const MONEY = /^(-?)(\d{1,12})\.(\d{2})$/;

/** Whether a text is an amount as the contract writes it. */
export const isMoney = (text: string): text is Money => MONEY.test(text);

/** The amount in whole cents. Throws RangeError for an invalid amount. */
export const toCents = (money: Money): number => {
  const match = MONEY.exec(money);
  if (!match) throw new RangeError(`Not an amount: ${money}`);
  const [, sign, dollars, cents] = match;
  const value = Number(`${dollars}${cents}`);
  return sign && value ? -value : value;
};

/**
 * Formats whole cents as an amount. Throws RangeError for a fraction of a cent, or more than the contract can write.
 */
export const fromCents = (cents: number): Money => {
  if (!Number.isInteger(cents) || Math.abs(cents) >= 1e14) throw new RangeError(`Not whole cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The sum; `0.00` without amounts. */
export const addMoney = (...amounts: readonly Money[]): Money =>
  fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0));

/** `from` minus `amount`; may be negative. */
export const subtractMoney = (from: Money, amount: Money): Money => fromCents(toCents(from) - toCents(amount));

/**
 * Negative if `a` is less than `b`, 0 if they are equal, else positive; for `sort` and bounds. NaN, which is within no
 * bound, if one is no amount.
 */
export const compareMoney = (a: Money, b: Money): number =>
  isMoney(a) && isMoney(b) ? toCents(a) - toCents(b) : Number.NaN;

/** The parts of a displayed price: `-`, `1234`, `50`. */
export const moneyParts = (money: Money): { sign: '-' | ''; dollars: string; cents: string } => {
  const text = fromCents(Math.abs(toCents(money)));
  return { sign: toCents(money) < 0 ? '-' : '', dollars: text.slice(0, -3), cents: text.slice(-2) };
};
