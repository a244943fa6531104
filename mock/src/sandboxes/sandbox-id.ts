import { DEFAULT_SANDBOX } from './sandboxes.ts';

export const SANDBOX_COOKIE = 'mock-session';
const SANDBOX_HEADER = 'x-mock-session';
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether this may be the name of a sandbox: letters, digits, `_` and `-`, at most 64. */
export const isSandboxId = (name: unknown): name is string => typeof name === 'string' && NAME.test(name);

/** The sandbox a request asks for: by header, else by cookie; the default one for none, or for a name that is none. */
export function sandboxIdOf(headers: Readonly<Record<string, string | undefined>>): string {
  const wanted = headers[SANDBOX_HEADER] ?? cookie(headers['cookie'], SANDBOX_COOKIE);
  return isSandboxId(wanted) ? wanted : DEFAULT_SANDBOX;
}

function cookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
