// The transitions of card payments (the contract's schema CardPaymentStatus). The server makes them; clients only read
// the status.

export type CardPaymentStatus = 'pending' | 'succeeded' | 'failed' | 'unknown' | 'abandoned' | 'expired';

const transitions: Readonly<Record<CardPaymentStatus, readonly CardPaymentStatus[]>> = {
  pending: ['succeeded', 'failed', 'unknown', 'abandoned', 'expired'],
  unknown: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
  abandoned: [],
  expired: [],
};

/** Whether a card payment can move from one status to another. */
export const canCardPaymentMove = (from: CardPaymentStatus, to: CardPaymentStatus): boolean =>
  transitions[from].includes(to);

/** Whether a client that waits for the outcome polls on. It does not for an unknown status. */
export const isCardPaymentOpen = (status: string): boolean => status === 'pending' || status === 'unknown';
