/** A share of an amount in whole cents, half a cent rounded up; `permille` is in thousandths (15 = 1.5 %). */
export const permilleOf = (cents: number, permille: number): number => Math.floor((cents * permille + 500) / 1000);

/**
 * Splits whole cents in proportion to the parts. Each share is rounded down; the remaining cents go to the parts that
 * lost most by this, the first among equals. The shares add up to the amount. None exceeds its part unless the amount
 * exceeds the sum of the parts. All shares are 0 if all parts are.
 */
export const splitCents = (amount: number, parts: readonly number[]): number[] => {
  const whole = parts.reduce((total, part) => total + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const shares = parts.map((part) => Math.floor((amount * part) / whole));
  let left = amount - shares.reduce((total, one) => total + one, 0);
  const losses = parts
    .map((part, index) => ({ index, loss: (amount * part) % whole }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of losses) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
};
