import { type BusinessName, type DataOf, type OperationId, operations } from '@meridian/sdk';
import { isRecord } from '../../shared/json.ts';
import { type Call, Refusal } from '../handlers/handler.ts';
import { handlers } from '../handlers/registry.ts';
import { THIS_MACHINE } from '../handlers/session/attempt-limit.ts';
import { runDueJobs } from '../jobs/run-due-jobs.ts';
import type { SentFile } from '../pictures/sent-file.ts';
import { signedAddress } from '../pictures/signed-address.ts';
import { toTime } from '../serializers/time.ts';
import { DEFAULT_LANGUAGE, inLanguage } from '../text.ts';
import type { Customer, Instant, World } from '../world/types.ts';
import type { Sandbox } from './sandbox.ts';

/** The content of a request, already validated against the contract. */
export interface OperationInput {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly token?: string | undefined;
  /** BCP 47 tag; Simplified Chinese by default (R9.07). */
  readonly language?: string | undefined;
  /** The caller's network address; this machine's by default. */
  readonly client?: string | undefined;
  /** The files of a form. */
  readonly files?: readonly SentFile[] | undefined;
  /** Names the device in the list of signed-in devices. */
  readonly userAgent?: string | undefined;
}

export type OperationResult =
  | { readonly kind: 'data'; readonly data: DataOf<OperationId> }
  | { readonly kind: 'refused'; readonly name: BusinessName; readonly details: Record<string, unknown> | null }
  /** HTTP 401: a required token is missing, unknown, expired or revoked. */
  | { readonly kind: 'unauthorized' }
  /** No handler: the contract's example is the answer. */
  | { readonly kind: 'unhandled' };

/** A handler of any operation: the registry pairs names and handlers, which a union of all handlers cannot express. */
type AnyHandler = (call: Call<OperationId>) => DataOf<OperationId>;

/**
 * Carries out one call in a sandbox: first every due job, then the operation's handler. Throws HttpError 422 for rules
 * that the contract states only in prose.
 */
export function callOperation(sandbox: Sandbox, operation: OperationId, input: OperationInput = {}): OperationResult {
  const { world, clock } = sandbox;
  const now = clock.now();
  runDueJobs(world, now);

  if (!isAuthorized(world, now, operation, input)) return { kind: 'unauthorized' };
  const customer = operations[operation].login === 'none' ? null : customerOf(world, input.token, now);
  const device = customer?.devices.find(({ token }) => token === input.token);
  if (device) device.lastSeenAt = now;

  const handler = handlers[operation] as AnyHandler | undefined;
  if (!handler) return { kind: 'unhandled' };
  try {
    const data = handler(callOf(sandbox, now, customer, input));
    return { kind: 'data', data };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', name: error.reason, details: error.details };
    throw error;
  }
}

/** Whether the call's token, or its absence, is sufficient for the operation; visitors may call public operations. */
export function isAuthorized(world: World, now: Instant, operation: OperationId, input: OperationInput): boolean {
  const { login } = operations[operation];
  const isVisitor = login === 'optional' && (!input.token || isForVisitors(operation, input));
  return login === 'none' || isVisitor || customerOf(world, input.token, now) !== null;
}

/**
 * Calls that are open to visitors even from a signed-in device: resetting a forgotten password, and sending the codes
 * for that and for registration. The token is ignored.
 */
function isForVisitors(operation: OperationId, { body }: OperationInput): boolean {
  if (!isRecord(body)) return false;
  if (operation === 'resetPassword') return body['by'] === 'code';
  return operation === 'sendCode' && (body['event'] === 'register' || body['event'] === 'reset');
}

function callOf(
  { id, world, pictures }: Sandbox,
  now: Instant,
  customer: Customer | null,
  input: OperationInput,
): Call<OperationId> {
  const language = input.language || DEFAULT_LANGUAGE;
  const call = {
    world,
    now,
    customer,
    token: input.token || null,
    language,
    query: input.query ?? {},
    body: input.body ?? {},
    client: input.client || THIS_MACHINE,
    userAgent: input.userAgent,
    files: input.files ?? [],
    pictures,
    privatePicture(file: string) {
      const { url, expiresAt } = signedAddress({ sandbox: id, file }, now);
      return { url, expires_at: toTime(expiresAt) };
    },
    text: (text: Parameters<typeof inLanguage>[0]) => inLanguage(text, language),
    refuse: (name: BusinessName, details: Record<string, unknown> | null = null) => new Refusal(name, details),
  };
  // The engine has validated query and body, and the login was checked above, so the types hold.
  return call as unknown as Call<OperationId>;
}

function customerOf(world: World, token: string | undefined, now: Instant): Customer | null {
  if (!token) return null;
  for (const customer of world.customers.values()) {
    const device = customer.devices.find((candidate) => candidate.token === token);
    if (!device) continue;
    return device.expiresAt <= now || customer.disabled ? null : customer;
  }
  return null;
}
