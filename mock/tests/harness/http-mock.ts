import { createClient } from '@meridian/sdk';
import { type Mock, startMock } from '../../src/server.ts';
import type { WorldOptions } from '../../src/stateful-api.ts';

const DEMO = { account: 'demo@meridian.shop', password: 'demo123456' };

/** A mock whose clock moves only by `advance`, and what a test does with it. */
export interface Bench {
  readonly mock: Mock;
  /** A client in a sandbox of its own, signed in as the demo customer unless told. */
  visit(session: string, headers?: Record<string, string>, signIn?: boolean): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  readonly client: ReturnType<typeof createClient>;
  /** One call of the control interface in this sandbox. */
  control(path: string, body?: object, method?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  signIn(): Promise<void>;
}

export async function startBench(options: WorldOptions = {}): Promise<Bench> {
  const mock = await startMock({ port: 0, running: () => 0, check: true, ...options });
  return {
    mock,
    async visit(session, headers = {}, signIn = true) {
      let token: string | undefined;
      const own = { 'x-mock-session': session, ...headers };
      const client = createClient({
        baseUrl: mock.url,
        token: () => token,
        language: () => 'en',
        fetch: (request) => {
          for (const [name, value] of Object.entries(own)) request.headers.set(name, value);
          return fetch(request);
        },
        timeoutMs: 2000,
      });
      const visit: Visit = {
        client,
        async control(path, body, method = body === undefined ? 'GET' : 'POST') {
          const init = { method, headers: { ...own, 'content-type': 'application/json' } };
          const response = await fetch(`${mock.url}/__mock/${path}`, {
            ...init,
            ...(body && { body: JSON.stringify(body) }),
          });
          return { status: response.status, body: await response.json() };
        },
        async signIn() {
          const { userinfo } = await client.call('loginUser', { body: DEMO }, { guard: false });
          token = userinfo.token;
        },
      };
      if (signIn) await visit.signIn();
      return visit;
    },
    close: () => mock.close(),
  };
}
