import { comparableContact } from '@meridian/sdk/rules';
import { toTime } from '../../serializers/time.ts';
import { serializeUserInfo } from '../../serializers/user.ts';
import { news } from '../../world/texts/news.ts';
import { customerByContact, customersClaiming } from '../../world/views/contacts.ts';
import type { Call, Handler } from '../handler.ts';
import { notify } from '../notify.ts';
import { checkLocks, countWrongTry, forgetWrongTries, loginLimits } from './attempt-limit.ts';
import { activeDevices, type Caller, lastSeen, openSession } from './devices.ts';

export const loginUser: Handler<'loginUser'> = (call: Call<'loginUser'> & Caller) => {
  const { world, now, body, refuse } = call;
  const customer = customerByContact(world, body.account);
  const limits = loginLimits(comparableContact(body.account), call.client, customer);
  checkLocks(call, limits);
  if (customer?.password !== body.password) {
    const claims = customersClaiming(world, body.account).some(({ password }) => password === body.password);
    if (claims) throw refuse('contact_not_verified');
    countWrongTry(world, limits, now);
    throw refuse('wrong_credentials');
  }
  forgetWrongTries(world, limits);
  if (customer.disabled) throw refuse('account_disabled');
  if (customer.closesAt !== null) {
    customer.closesAt = null;
    notify(world, customer, news.accountReopened(), now);
  }
  return openSession(world, customer, now, call);
};

export const getUserInfo: Handler<'getUserInfo'> = ({ customer, now }) => serializeUserInfo(customer, now);

export const logoutUser: Handler<'logoutUser'> = ({ customer, token }) => {
  customer.devices = customer.devices.filter((device) => device.token !== token);
  return null;
};

export const listSessions: Handler<'listSessions'> = ({ customer, token, now, text }) => {
  const devices = activeDevices(customer, now).toReversed();
  const list = devices
    .toSorted((a, b) => b.lastSeenAt - a.lastSeenAt)
    .map((device) => ({
      id: device.id,
      device: device.device,
      place: device.place === null ? null : text(device.place),
      signed_in_at: toTime(device.signedInAt),
      last_seen_at: lastSeen(device),
      current: device.token === token,
    }));
  return { list: list.toSorted((a, b) => Number(b.current) - Number(a.current)) };
};

export const revokeSession: Handler<'revokeSession'> = ({ customer, now, body, refuse }) => {
  const good = activeDevices(customer, now);
  if (!good.some(({ id }) => id === body.session_id)) throw refuse('session_not_found');
  customer.devices = good.filter(({ id }) => id !== body.session_id);
  return null;
};
