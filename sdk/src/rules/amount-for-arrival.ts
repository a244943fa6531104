/**
 * The smallest amount of which at least `arrival` is left after its fee, in whole cents. The fee must not fall as the
 * amount grows, and must grow more slowly than it.
 */
export const amountForArrival = (arrival: number, feeOf: (amount: number) => number): number => {
  let amount = arrival;
  // Each step is at most the amount that is looked for, and the steps end where amount − fee is the arrival.
  for (let next = arrival + feeOf(amount); next !== amount; next = arrival + feeOf(amount)) amount = next;
  return amount;
};
