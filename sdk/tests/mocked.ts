import { createClient } from '../src/client.ts';
import type { ClientSettings } from '../src/client-options.ts';
import { createQueryClient } from '../src/query-client.ts';

/** The example customer, of whom the contract's examples tell. */
export const DEMO = { account: 'demo@meridian.shop', password: 'demo123456' };

/** A customer of the running mock, alone in a world of their own; a `fault` strikes every call until it is taken away. */
export const visitorOf = (url: string, settings: Partial<ClientSettings> = {}) => {
  const state: { token?: string; fault?: string } = {};
  const world = crypto.randomUUID();
  const client = createClient({
    baseUrl: url,
    token: () => state.token,
    language: () => 'en',
    fetch: (request) => {
      request.headers.set('x-mock-session', world);
      if (state.fault) request.headers.set('x-mock-fault', state.fault);
      return fetch(request);
    },
    ...settings,
  });
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retry: false } } });
  return { client, queryClient, state };
};

/** The same, logged in. */
export const customerOf = async (url: string, settings: Partial<ClientSettings> = {}) => {
  const visitor = visitorOf(url, settings);
  const { userinfo } = await visitor.client.call('loginUser', { body: DEMO });
  visitor.state.token = userinfo.token;
  return visitor;
};
