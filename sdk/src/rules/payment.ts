import { addMoney, compareMoney, type Money, subtractMoney } from './money.ts';

/**
 * The amounts of paying orders of these totals from a wallet. Money held for withdrawals cannot pay: `shortfall` is
 * what the available balance lacks, null if it suffices. The server makes the final decision on payment.
 */
export const paymentSums = (
  { balance, balance_available }: { balance: Money; balance_available: Money },
  totals: readonly Money[],
): { amount: Money; balanceAfter: Money; shortfall: Money | null } => {
  const amount = addMoney(...totals);
  const isCovered = compareMoney(amount, balance_available) <= 0;
  return {
    amount,
    balanceAfter: subtractMoney(balance, amount),
    shortfall: isCovered ? null : subtractMoney(amount, balance_available),
  };
};
