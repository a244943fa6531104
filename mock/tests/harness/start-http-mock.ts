import { createClient } from '@meridian/sdk';
import { afterAll } from 'vitest';
import { startMock } from '../../src/server.ts';
import type { WorldOptions } from '../../src/stateful-api.ts';

interface Credentials {
  readonly account: string;
  readonly password: string;
}

const DEMO: Credentials = { account: 'demo@meridian.shop', password: 'demo123456' };

export interface SessionOptions {
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Who is signed in; the demo customer by default, null for a visitor. */
  readonly customer?: Credentials | null;
}

/** A client in one sandbox of an HTTP mock. */
export interface TestSession {
  readonly client: ReturnType<typeof createClient>;
  /** Makes one call of the control API in this sandbox. */
  control(path: string, body?: object, method?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Signs in the demo customer, or another one. */
  signIn(customer?: Credentials): Promise<void>;
}

/**
 * A mock on a free port that checks its invariants after every call, until the tests of the file have run. Only `advance`
 * moves its clocks.
 */
export async function startHttpMock(options: WorldOptions = {}) {
  const { url, close } = await startMock({ port: 0, running: () => 0, check: true, ...options });
  afterAll(close);
  return {
    url,
    /** A client in the sandbox with that name. */
    async session(name: string, { headers = {}, customer = DEMO }: SessionOptions = {}): Promise<TestSession> {
      let token: string | undefined;
      const own = { 'x-mock-session': name, ...headers };
      const client = createClient({
        baseUrl: url,
        token: () => token,
        language: () => 'en',
        fetch: (request) => {
          for (const [header, value] of Object.entries(own)) request.headers.set(header, value);
          return fetch(request);
        },
      });
      const session: TestSession = {
        client,
        async control(path, body, method = body === undefined ? 'GET' : 'POST') {
          const init = { method, headers: { ...own, 'content-type': 'application/json' } };
          const response = await fetch(`${url}/__mock/${path}`, {
            ...init,
            ...(body && { body: JSON.stringify(body) }),
          });
          return { status: response.status, body: await response.json() };
        },
        async signIn(who = DEMO) {
          const { userinfo } = await client.call('loginUser', { body: who }, { guard: false });
          token = userinfo.token;
        },
      };
      if (customer) await session.signIn(customer);
      return session;
    },
  };
}
