import * as v from 'valibot';
import { DAY, HOUR, MINUTE, SECOND } from '../world/clock.ts';
import { checked } from '../world/schema/check.ts';
import { policySchema } from '../world/schema/world.ts';

/** A malformed control call; the message names the field and what is allowed. */
export class BadRequestError extends Error {
  override readonly name = 'BadRequestError';
}

export type JsonBody = Readonly<Record<string, unknown>>;

/** The text of a control call. Throws BadRequestError if its type is not JSON: other sites cannot send that type. */
export async function readJsonText(request: Request): Promise<string> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new BadRequestError('content-type: application/json, also for an empty body');
  }
  return request.text();
}

/** The JSON object of a control call; an empty body is an empty object. Throws BadRequestError for anything else. */
export async function readJsonBody(request: Request): Promise<JsonBody> {
  const text = await readJsonText(request);
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadRequestError('body: a JSON object');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRequestError('body: a JSON object');
  return { ...value };
}

const units: Readonly<Record<string, number>> = { seconds: SECOND, minutes: MINUTE, hours: HOUR, days: DAY };
const LONGEST = 366 * DAY;

/**
 * A duration in milliseconds from `{ days?, hours?, minutes?, seconds? }`, at least one of them, together at most 366
 * days. Throws BadRequestError naming the field.
 */
export function readDuration(body: object): number {
  const parts = Object.entries(body);
  if (parts.length === 0) throw new BadRequestError(`body: at least one of ${Object.keys(units).join(', ')}`);
  const total = parts.reduce((sum, [name, value]) => {
    const unit = units[name];
    if (unit === undefined) throw new BadRequestError(`${name}: not known, only ${Object.keys(units).join(', ')}`);
    if (typeof value !== 'number' || !(value >= 0)) throw new BadRequestError(`${name}: a number from 0`);
    return sum + value * unit;
  }, 0);
  if (total > LONGEST) throw new BadRequestError('body: at most 366 days');
  return total;
}

const partOfPolicy = v.partial(policySchema);

/** The choices for each decision. A decision that is a list takes several of them. */
export const policyChoices = Object.fromEntries(
  Object.entries(policySchema.entries).map(([name, one]) => [name, 'item' in one ? one.item.options : one.options]),
);

/**
 * The decisions that a call changes: `{ refunds: 'refuse' }`. Throws BadRequestError naming the field and its choices.
 */
export const readPolicy = (body: JsonBody): v.InferOutput<typeof partOfPolicy> =>
  checked(partOfPolicy, body, ({ tell }) => new BadRequestError(tell('policy')));
