import type { Attempt, attempt } from '../../src/attempts.ts';
import { type Call, createClient, type Middleware } from '../../src/index.ts';
import { refresh } from '../../src/middleware.ts';
import { PAUSE_MS, TIMEOUT_MS } from './clocks.ts';
import type { Device, Owner, Turn } from './device.ts';
import type { Wish } from './judge.ts';
import type { ActionName, Content } from './model.ts';
import type { Fate } from './network.ts';

/** A page or process with the real client, and the attempt under proof. */
export interface Page extends Owner {
  readonly attempt: Attempt<ActionName>;
  /** What becomes of its next requests, in order; then all are answered. */
  readonly fates: Fate[];
  /** What the customer wants by its latest press. */
  wish?: Wish | undefined;
  /** The body that it has sent last for that. */
  last?: Content | undefined;
}

/** What a page shows first; its answer is never lost. */
export const FIRST_READ = 'getUserInfo';

/** What pages are like: where they store, and whether they read something before the customer acts. */
export interface Kind {
  readonly isAsync: boolean;
  readonly hasRead: boolean;
}

interface Parts {
  readonly attempt: typeof attempt;
  readonly middleware: readonly Middleware[];
  readonly turn: Turn;
  readonly kind: Kind;
  readonly send: (page: Page, call: Call, token: string) => Promise<Response>;
}

/** Opens a page for the customer who is signed in. */
export const openPage = (
  device: Device,
  action: ActionName,
  { attempt, middleware, turn, kind, send }: Parts,
): Page => {
  const { customer } = device;
  const owner: Owner = { device, customer, life: new AbortController() };
  const renew = async () => {
    await turn('renewal', owner);
    return device.customer === customer ? device.renew() : undefined;
  };
  const link: Middleware = (call, next) =>
    next({ ...call, fetch: ({ headers }) => send(page, call, headers.get('token') ?? '') });
  const client = createClient({
    baseUrl: 'http://server.test',
    token: () => device.token,
    language: () => 'en',
    middleware: [refresh(renew), ...middleware, link],
    timeoutMs: TIMEOUT_MS,
  });
  const store = device.store(owner, turn, kind.isAsync);
  const page: Page = { ...owner, fates: [], attempt: attempt(client, action, store, { waits: [PAUSE_MS] }) };
  if (kind.hasRead) void client.call(FIRST_READ).catch(() => undefined);
  return page;
};
