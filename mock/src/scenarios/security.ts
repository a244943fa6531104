import { THIS_MACHINE } from '../handlers/session/attempt-limit.ts';
import { DAY, HOUR, MINUTE } from '../world/clock.ts';
import type { World } from '../world/types.ts';
import { emptyCustomer } from './accounts.ts';
import { before, demoOf, type Scenario } from './scenario.ts';

function lock(world: World, now: number, keys: readonly string[]): void {
  for (const key of keys) world.attempts.set(key, { wrong: 12, lastAt: now, lockedUntil: now + 15 * MINUTE });
}

/** Locks, codes, contact addresses and waiting periods. */
export const securityScenarios: readonly Scenario[] = [
  {
    name: 'step_up_expired',
    description:
      'A step-up runs out in the moment before it is used (setPayCode, updateContact, addPayee, closeAccount, once each).',
    interventions: before(['setPayCode', 'updateContact', 'addPayee', 'closeAccount'], (world, now) => {
      for (const { stepUp } of demoOf(world).devices) if (stepUp) stepUp.expiresAt = now;
    }),
  },
  {
    name: 'password_locked',
    description:
      'Wrong passwords from this machine have locked it for 15 minutes: logging in, changing the password, stepping up.',
    apply: (world, now) => {
      const { email, mobile, devices } = demoOf(world);
      lock(world, now, [
        ...[email, mobile].map((account) => `login:${account}@${THIS_MACHINE}`),
        ...devices.map(({ id }) => `session:${id}`),
      ]);
    },
  },
  {
    name: 'code_locked',
    description: 'Wrong codes of the demo customer from this machine have locked them for 15 minutes.',
    apply: (world, now) => {
      const { email, mobile } = demoOf(world);
      lock(
        world,
        now,
        [email, mobile].map((receiver) => `code:${receiver}@${THIS_MACHINE}`),
      );
    },
  },
  {
    name: 'unverified_mobile',
    description: 'The mobile number of the demo customer was never proven: it is not a log-in name.',
    apply: (world) => Object.assign(demoOf(world), { mobileVerified: false }),
  },
  {
    name: 'contact_change_waiting',
    description: 'A new e-mail address of the demo customer waits to be proven.',
    apply: (world, now) => {
      demoOf(world).pendingEmail = { to: 'mei.tanaka@example.com', expiresAt: now + DAY - HOUR };
    },
  },
  {
    name: 'new_payee_waiting',
    description: 'The bank card of the demo customer was added an hour ago: it can be withdrawn to in 23 hours.',
    apply: (world, now) => {
      const [card] = demoOf(world).payees;
      if (card) Object.assign(card, { usableFrom: now + DAY - HOUR, lastUsedAt: null });
    },
  },
  {
    name: 'terms_outdated',
    description: 'The demo customer has accepted an older version of the terms of use.',
    apply: (world) => {
      const demo = demoOf(world);
      demo.terms = { version: '2025-01-01', acceptedAt: demo.createdAt };
    },
  },
  {
    name: 'account_closed',
    description: 'The demo customer has closed the account ten days ago: logging in opens it again.',
    apply: (world, now) => {
      const demo = demoOf(world);
      emptyCustomer(world, demo);
      Object.assign(demo, { devices: [], closesAt: now + 20 * DAY });
    },
  },
];
