/** A share of an amount in whole cents, half a cent rounded up; `permille` is in thousandths (15 = 1.5 %). */
export const permilleOf = (cents: number, permille: number): number => Math.floor((cents * permille + 500) / 1000);

/**
 * Splits whole cents in proportion to the parts. Each share is rounded down; the remaining cents go to the parts that
 * lost most by this, the first among equals. The shares add up to the amount. None exceeds its part unless the amount
 * exceeds the sum of the parts. All shares are 0 if all parts are. Throws RangeError for a fraction of a cent.
 */
export const splitCents = (amount: number, parts: readonly number[]): number[] => {
  const whole = parts.reduce((total, part) => total + part, 0);
  if (whole === 0) return parts.map(() => 0);
  // BigInt: the product of two amounts from about 950 000.00 on does not fit into a number.
  const exact = parts.map((part) => BigInt(amount) * BigInt(part));
  const shares = exact.map((product) => Number(product / BigInt(whole)));
  let left = amount - shares.reduce((total, one) => total + one, 0);
  const losses = exact
    .map((product, index) => ({ index, loss: Number(product % BigInt(whole)) }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of losses) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
};
