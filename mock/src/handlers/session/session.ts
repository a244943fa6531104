import { toTime } from '../../serializers/time.ts';
import { serializeUserInfo } from '../../serializers/user.ts';
import type { Call, Handler } from '../handler.ts';
import { countFailedAttempt, retryDetails } from './attempt-limit.ts';
import { comparable, customerByContact } from './contacts.ts';
import { activeDevices, type Caller, lastSeen, openSession } from './devices.ts';

/**
 * Wrong passwords for an account within 15 minutes before no more are taken. The contract counts them by network
 * address too; here every call comes from the same machine.
 */
const WRONG_PASSWORDS = 10;

export const loginUser: Handler<'loginUser'> = (call: Call<'loginUser'> & Caller) => {
  const { world, now, body, refuse } = call;
  // Counted by what was typed, so that an account which does not exist is limited like any other.
  const throttle = { key: `login:${comparable(body.account)}`, tries: WRONG_PASSWORDS };
  const retry = retryDetails(world, throttle, now);
  if (retry) throw refuse('too_many_attempts', retry);

  const customer = customerByContact(world, body.account);
  if (customer?.password !== body.password) {
    countFailedAttempt(world, throttle, now);
    throw refuse('wrong_credentials');
  }
  if (customer.disabled) throw refuse('account_disabled');
  return openSession(world, customer, now, call.userAgent);
};

export const getUserInfo: Handler<'getUserInfo'> = ({ customer }) => serializeUserInfo(customer);

export const logoutUser: Handler<'logoutUser'> = ({ customer, token }) => {
  customer.devices = customer.devices.filter((device) => device.token !== token);
  return null;
};

export const listSessions: Handler<'listSessions'> = ({ customer, token, now, text }) => {
  const list = activeDevices(customer, now).map((device) => ({
    id: device.id,
    device: device.device,
    place: device.place === null ? null : text(device.place),
    signed_in_at: toTime(device.signedInAt),
    last_seen_at: lastSeen(device),
    current: device.token === token,
  }));
  return { list: list.toReversed().toSorted((a, b) => Number(b.current) - Number(a.current)) };
};

export const revokeSession: Handler<'revokeSession'> = ({ customer, now, body, refuse }) => {
  const good = activeDevices(customer, now);
  if (!good.some(({ id }) => id === body.id)) throw refuse('session_not_found');
  customer.devices = good.filter(({ id }) => id !== body.id);
  return null;
};
