import { randomToken } from '../../random-token.ts';
import { toTime } from '../../serializers/time.ts';
import { DAY, MINUTE } from '../../world/clock.ts';
import { nextId } from '../../world/ids.ts';
import { LIMITS } from '../../world/limits.ts';
import type { Customer, Device, Instant, World } from '../../world/types.ts';

/** How long a token is valid: as long as its cookie (R9.01). */
const TOKEN_LIFE = LIMITS.sessionDays * DAY;
/** A sign-in above this number ends the oldest session. */
const MOST_DEVICES = 20;

/** Above this number, the address seen least recently becomes unknown again. */
const MOST_CLIENTS = 20;

/** The origin of a call: its network address, and its header `User-Agent` if passed on. */
export interface Caller {
  readonly client: string;
  readonly userAgent?: string | undefined;
}

/** Opens a session for a customer and ends expired ones. Returns the contract's `userinfo`. */
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

/** The sessions with valid tokens, oldest sign-in first. */
export function activeDevices(customer: Customer, now: Instant): Device[] {
  return customer.devices
    .filter(({ expiresAt }) => expiresAt > now)
    .toSorted((a, b) => a.signedInAt - b.signedInAt || a.id - b.id);
}

/** The device of a session. Throws for a token that is not the customer's; no handler is called with one. */
export function deviceOf({ id, devices }: Customer, token: string | null): Device {
  const device = devices.find((one) => one.token === token);
  if (!device) throw new Error(`Customer ${id} has no such session`);
  return device;
}

/** When a device was last seen, to the minute as in the contract. Never before its sign-in. */
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

/** A browser and a system by name, such as "Chrome on Android". */
export function nameOfDevice(userAgent = ''): string {
  const nameOf = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = nameOf(BROWSERS) ?? 'Browser';
  const system = nameOf(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}
