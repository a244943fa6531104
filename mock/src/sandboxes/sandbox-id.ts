import type { IncomingHttpHeaders } from 'node:http';

export const DEFAULT_SANDBOX = 'default';
export const SANDBOX_COOKIE = 'mock-session';
const SANDBOX_HEADER = 'x-mock-session';
const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const ALLOWED = '1 to 64 letters, digits, _ or -';

/** A request names an invalid or an evicted sandbox. The message says what to do. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  /** 400 for an invalid name, 410 for an evicted sandbox. */
  readonly status: 400 | 410;

  constructor(status: 400 | 410, message: string) {
    super(message);
    this.status = status;
  }
}

/** Whether this is a valid sandbox name: letters, digits, `_` and `-`, at most 64 characters. */
export const isSandboxId = (name: unknown): name is string => typeof name === 'string' && NAME.test(name);

/**
 * The sandbox that a request names: by header, else by cookie, else the default sandbox. Throws SandboxError for an
 * invalid name, so that a typing error never changes the sandbox that everyone shares.
 */
export function sandboxIdOf(headers: Readonly<Record<string, string | undefined>>): string {
  const header = headers[SANDBOX_HEADER];
  const wanted = header ?? cookie(headers['cookie'], SANDBOX_COOKIE) ?? DEFAULT_SANDBOX;
  if (isSandboxId(wanted)) return wanted;
  throw new SandboxError(400, `${header === undefined ? `cookie ${SANDBOX_COOKIE}` : SANDBOX_HEADER}: ${ALLOWED}`);
}

/** Whether a call asks for more than the contract has: a sandbox, a scenario or a fault. */
export const namesControls = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => name.startsWith('x-mock-')) ||
  cookie(headers.cookie, SANDBOX_COOKIE) !== undefined;

function cookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
