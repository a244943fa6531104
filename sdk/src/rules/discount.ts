import { compareMoney, type Money, toCents } from './money.ts';

/**
 * By how many percent a price is lower than a former one, in whole percent and rounded down, so that no shop promises more
 * than it gives; 0 if it is not lower. Throws RangeError for what is no amount.
 */
export const discountPercent = (price: Money, former: Money): number => {
  if (compareMoney(price, former) >= 0) return 0;
  const before = BigInt(toCents(former));
  return Number(((before - BigInt(toCents(price))) * 100n) / before);
};
