/**
 * The smallest amount that leaves at least `arrival` after its fee, in whole cents. The fee must not fall as the amount
 * grows, and must grow more slowly than the amount. Throws RangeError for an arrival or a fee that is not whole cents.
 */
export const amountForArrival = (arrival: number, feeOf: (amount: number) => number): number => {
  let amount = Number.NaN;
  // No step exceeds the result, and the steps end when amount − fee equals the arrival.
  for (let next = arrival; next !== amount; next = arrival + feeOf(amount)) {
    if (!Number.isSafeInteger(next)) throw new RangeError(`Not whole cents: ${next}`);
    amount = next;
  }
  return amount;
};
