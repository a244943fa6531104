/** The contract's limit (PayOrdersBody). */
export const MAX_PAID_AT_ONCE = 20;

/** The payment screen of these orders; the list of unpaid orders if they are too many to pay at once. */
export function paymentPath(orderIds: readonly number[]): string {
  if (orderIds.length > MAX_PAID_AT_ONCE) return '/myPurchases/0';
  return orderIds.length === 1 ? `/payment?order=${orderIds[0]}` : `/payment?orders=${orderIds.join(',')}`;
}

export const isPaymentPath = (path: string): boolean => /^\/payment\b/.test(path);
