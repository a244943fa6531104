import { isMoney, type Money, toCents } from './money.ts';

const RATE = /^(\d{1,6})(?:\.(\d{1,11}))?$/;

/**
 * An amount in another currency, as a decimal string: the exact product with the units for one dollar (`150.5`, of the
 * contract's ExchangeRate). To be shown, rounded, as "about"; never paid, sent or added up. Null if the amount or the
 * rate is none.
 */
export const convertMoney = (amount: Money, perDollar: string): string | null => {
  const [, whole, fraction = ''] = RATE.exec(perDollar) ?? [];
  if (whole === undefined || !isMoney(amount)) return null;
  const product = BigInt(toCents(amount)) * BigInt(`${whole}${fraction}`);
  const places = fraction.length + 2;
  const digits = String(product < 0n ? -product : product).padStart(places + 1, '0');
  return `${product < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
};
