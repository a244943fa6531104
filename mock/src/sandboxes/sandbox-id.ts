export const DEFAULT_SANDBOX = 'default';
export const SANDBOX_COOKIE = 'mock-session';
const SANDBOX_HEADER = 'x-mock-session';
const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const ALLOWED = '1 to 64 letters, digits, _ or -';

/** A request names a sandbox that there cannot be, or is no longer. The message says what to do. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  /** 400 for a name that is none, 410 for a sandbox that has given way to others. */
  readonly status: 400 | 410;

  constructor(status: 400 | 410, message: string) {
    super(message);
    this.status = status;
  }
}

/** Whether this may be the name of a sandbox: letters, digits, `_` and `-`, at most 64. */
export const isSandboxId = (name: unknown): name is string => typeof name === 'string' && NAME.test(name);

/**
 * The sandbox a request asks for: by header, else by cookie; the default one where neither names any. Throws
 * SandboxError for a name that is none, so that nobody changes the sandbox that all share by a slip of the pen.
 */
export function sandboxIdOf(headers: Readonly<Record<string, string | undefined>>): string {
  const header = headers[SANDBOX_HEADER];
  const wanted = header ?? cookie(headers['cookie'], SANDBOX_COOKIE) ?? DEFAULT_SANDBOX;
  if (isSandboxId(wanted)) return wanted;
  throw new SandboxError(400, `${header === undefined ? `cookie ${SANDBOX_COOKIE}` : SANDBOX_HEADER}: ${ALLOWED}`);
}

function cookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
