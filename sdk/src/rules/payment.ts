import { addMoney, compareMoney, type Money, subtractMoney } from './money.ts';

interface Wallet {
  balance: Money;
  balance_available: Money;
}

/**
 * What paying orders of these totals takes from a wallet. What is held for withdrawals cannot pay: `shortfall` is what is
 * missing of the available balance, null when nothing is. The server decides all the same when it is paid.
 */
export const paymentSums = (
  { balance, balance_available }: Wallet,
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
