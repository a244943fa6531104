// How card payments move (the contract's schema CardPaymentStatus). The server carries it out; clients only read the
// status that it answers.

export type CardPaymentStatus = 'pending' | 'succeeded' | 'failed' | 'unknown' | 'abandoned' | 'expired';

const transitions: Readonly<Record<CardPaymentStatus, readonly CardPaymentStatus[]>> = {
  pending: ['succeeded', 'failed', 'unknown', 'abandoned', 'expired'],
  unknown: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
  abandoned: [],
  expired: [],
};

/** Whether a card payment can go from one status to the other. */
export const canCardPaymentMove = (from: CardPaymentStatus, to: CardPaymentStatus): boolean =>
  transitions[from].includes(to);

/** Whether a client that waits for the outcome asks again. A status that is not known is no reason to wait. */
export const isCardPaymentOpen = (status: string): boolean => status === 'pending' || status === 'unknown';
