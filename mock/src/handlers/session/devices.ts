import { randomToken } from '../../random-token.ts';
import { toTime } from '../../serializers/time.ts';
import { DAY, MINUTE } from '../../world/clock.ts';
import { nextId } from '../../world/ids.ts';
import type { Customer, Device, Instant, World } from '../../world/types.ts';

/** How long a token is good, as the cookie that keeps it (R9.01). */
const TOKEN_LIFE = 3 * DAY;
/** More than these end the oldest. */
const MOST_DEVICES = 20;

/** More than these, and the one that was not seen for longest is a stranger again. */
const MOST_CLIENTS = 20;

/** Where a call comes from: its network address, and the header `User-Agent`, where it is handed on. */
export interface Caller {
  readonly client: string;
  readonly userAgent?: string | undefined;
}

/** Opens a session for a customer and ends what is over; answers the contract's `userinfo`. */
export function openSession(world: World, customer: Customer, now: Instant, { client, userAgent }: Caller) {
  const device: Device = {
    id: nextId(world, 'device'),
    token: randomToken(),
    device: nameOfDevice(userAgent),
    place: null,
    signedInAt: now,
    lastSeenAt: now,
    expiresAt: now + TOKEN_LIFE,
    stepUp: null,
  };
  customer.devices = [...activeDevices(customer, now), device].slice(-MOST_DEVICES);
  customer.knownClients = [...customer.knownClients.filter((one) => one !== client), client].slice(-MOST_CLIENTS);
  const { token, expiresAt } = device;
  return { userinfo: { token, expires_at: toTime(expiresAt), id: customer.id, account: customer.account } };
}

/** The sessions whose tokens still work, the oldest sign-in first. */
export function activeDevices(customer: Customer, now: Instant): Device[] {
  return customer.devices
    .filter(({ expiresAt }) => expiresAt > now)
    .toSorted((a, b) => a.signedInAt - b.signedInAt || a.id - b.id);
}

/** The device of a session. Throws for a token that is not one of the customer's, which no handler is called with. */
export function deviceOf({ id, devices }: Customer, token: string | null): Device {
  const device = devices.find((one) => one.token === token);
  if (!device) throw new Error(`Customer ${id} has no such session`);
  return device;
}

/** When a device was last seen, to the minute: the contract gives no more. Never before it has signed in. */
export const lastSeen = ({ lastSeenAt, signedInAt }: Device): string =>
  toTime(Math.max(lastSeenAt - (lastSeenAt % MINUTE), signedInAt));

const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** A browser and a system in words, as in "Chrome on Android". */
export function nameOfDevice(userAgent = ''): string {
  const nameOf = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = nameOf(BROWSERS) ?? 'Browser';
  const system = nameOf(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}
