import type { Customer } from '../world/types.ts';
import { type Job, NEVER } from './job.ts';

/** Erases a closed account when its grace period ends: nobody can log in, and its contact addresses become free. */
export const eraseAccount: Job<Customer> = {
  dueAt: (_, { closesAt }) => closesAt ?? NEVER,
  run(_, customer) {
    Object.assign(customer, {
      closesAt: null,
      disabled: true,
      familyName: 'Former',
      givenName: 'Customer',
      email: `former-${customer.id}@meridian.invalid`,
      emailVerified: false,
      pendingEmail: null,
      mobile: '+00000000',
      mobileVerified: false,
      pendingMobile: null,
      avatar: null,
      payCode: null,
      payCodeChangedAt: null,
      knownClients: [],
      devices: [],
      addresses: [],
      cart: [],
      likes: [],
      follows: [],
      takenBack: { lines: [], likes: [], follows: [] },
      payees: [],
      quotes: [],
      rechargeQuotes: [],
      billExports: [],
      notifications: [],
      conversations: [],
    } satisfies Partial<Customer>);
  },
};
