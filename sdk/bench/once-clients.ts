// Who places the order: this SDK's attempt, and what is written by hand with TanStack Query.
import { MutationObserver, QueryClient } from '@tanstack/query-core';
import { type AttemptStore, attempt, memoryStore } from '../src/attempts.ts';
import { createClient } from '../src/index.ts';

/** A tab or process of one device. `store` outlives it; nothing is answered or stored once it has ended. */
export interface Tab {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly store: Map<string, string>;
  readonly signal: AbortSignal;
  readonly token: string | undefined;
}

interface Page {
  /** Resolves to whether the customer is told that the order is placed. */
  press: () => Promise<boolean>;
  /** What the app does by itself once it is opened and online, and whether it then shows the order as placed. */
  resume: () => Promise<boolean>;
}

export interface Client {
  readonly name: string;
  readonly open: (tab: Tab) => Page | Promise<Page>;
}

const baseUrl = 'http://mock.test';
const source = { from: 'product', product_id: 101, sku_id: 1011, quantity: 1 } as const;
const order = { source, address_id: 11, remarks: [], expected_total: '134.40' };

/** Sends the order; rejects unless it is placed. */
export const post = async ({ fetch, token = '' }: Tab, idempotency_key: string): Promise<void> => {
  const headers = { token, 'content-type': 'application/json', 'accept-language': 'en' };
  const body = JSON.stringify({ ...order, idempotency_key });
  const response = await fetch(new Request(`${baseUrl}/api/order/create`, { method: 'POST', headers, body }));
  const { code, reason } = (await response.json()) as { code: number; reason?: string };
  if (code !== 1) throw new Error(reason ?? String(code));
};

const { lock } = memoryStore();
export const ours: Client = {
  name: '@meridian/sdk',
  open: async ({ fetch, store, signal, token }) => {
    const client = createClient({ baseUrl, token: () => token, language: () => 'en', fetch, timeoutMs: 300 });
    // What any app has done before its customer presses.
    await client.call('getUserInfo');
    const kept: AttemptStore = {
      get: (name) => JSON.parse(store.get(name) ?? 'null') ?? undefined,
      set: (name, value) => void (signal.aborted || store.set(name, JSON.stringify(value))),
      remove: (name) => void (signal.aborted || store.delete(name)),
      lock: (name, act) => {
        const ended = new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
        return lock(name, () => Promise.race([act(), ended]));
      },
    };
    const one = attempt(client, 'createOrder', kept, { waits: [1] });
    return {
      press: async () => (await one.send(order)).name === 'settled',
      resume: async () => (await one.check()).name === 'settled',
    };
  },
};

/** A mutation with three retries; `keyOf` gives the key of a try of a press. */
const withQuery = (name: string, keyOf: (press: string) => string): Client => ({
  name,
  open: (tab) => {
    const mutation = new MutationObserver(new QueryClient(), {
      mutationFn: (press: string) => post(tab, keyOf(press)),
      retry: 3,
      retryDelay: 1,
    });
    const isTold = (press: string) =>
      mutation.mutate(press).then(
        () => true,
        () => false,
      );
    return { press: () => isTold(crypto.randomUUID()), resume: async () => false };
  },
});
export const plain = withQuery('TanStack Query, three retries', () => crypto.randomUUID());
export const oneKey = withQuery('the same, one key over its tries', (press) => press);
