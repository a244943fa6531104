import { compareMoney, type Money, toCents } from './money.ts';

/**
 * How much lower a price is than a former one, in whole percent, rounded down so that no discount is overstated; 0 if
 * it is not lower, or one of them is no amount.
 */
export const discountPercent = (price: Money, former: Money): number => {
  if (!(compareMoney(price, former) < 0)) return 0;
  const before = BigInt(toCents(former));
  return Number(((before - BigInt(toCents(price))) * 100n) / before);
};
