import { randomToken } from '../../random-token.ts';
import { toTime } from '../../serializers/time.ts';
import { MINUTE } from '../../world/clock.ts';
import type { Device } from '../../world/types.ts';
import { contactOf } from '../../world/views/contacts.ts';
import type { CallPart, Handler } from '../handler.ts';
import { checkLocks, countWrongTry, forgetWrongTries, sessionLimits } from './attempt-limit.ts';
import { deviceOf } from './devices.ts';
import { findRightCode } from './sent-codes.ts';

const GOOD_FOR = 5 * MINUTE;

export const createStepUp: Handler<'createStepUp'> = (call) => {
  const { customer, token, now, body, refuse } = call;
  const device = deviceOf(customer, token);
  if (body.by === 'password') tryPassword(call, device, body.password);
  else {
    const { present, verified } = contactOf(customer, body.channel);
    if (!verified) throw refuse('contact_not_verified');
    findRightCode(call, 'step_up', [present], body.verification_code).used = true;
  }
  device.stepUp = { id: randomToken(), expiresAt: now + GOOD_FOR };
  return { step_up: device.stepUp.id, expires_at: toTime(device.stepUp.expiresAt), server_time: toTime(now) };
};

type PasswordCall = CallPart<'world' | 'customer' | 'now' | 'client', 'too_many_attempts' | 'wrong_old_password'>;

/** Lets a call continue with the right login password. Throws `too_many_attempts` or `wrong_old_password`. */
export function tryPassword(call: PasswordCall, device: Device, password: string): void {
  const { world, customer, now, client, refuse } = call;
  const limits = sessionLimits(device, client);
  checkLocks(call, limits);
  if (password !== customer.password) {
    countWrongTry(world, limits, now);
    throw refuse('wrong_old_password');
  }
  forgetWrongTries(world, limits);
}

type SteppedUpCall = CallPart<'customer' | 'token' | 'now', 'step_up_expired'>;

/** Lets a call continue with a step-up of its own session. Throws `step_up_expired`. */
export function checkStepUp({ customer, token, now, refuse }: SteppedUpCall, stepUp: string): void {
  const granted = deviceOf(customer, token).stepUp;
  if (granted === null || granted.id !== stepUp || now >= granted.expiresAt) throw refuse('step_up_expired');
}
