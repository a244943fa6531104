import { createClient } from '../src/client.ts';
import type { ClientSettings } from '../src/client-options.ts';
import { createQueryClient } from '../src/query-client.ts';

/** The customer of the contract's examples. */
export const DEMO = { account: 'demo@meridian.shop', password: 'demo123456' };

/** A visitor of the running mock in a sandbox of their own; a `fault` applies to every call until it is deleted. */
export const createVisitor = (url: string, settings: Partial<ClientSettings> = {}) => {
  const state: { token?: string; fault?: string } = {};
  const sandbox = crypto.randomUUID();
  const client = createClient({
    baseUrl: url,
    token: () => state.token,
    language: () => 'en',
    fetch: (request) => {
      request.headers.set('x-mock-session', sandbox);
      if (state.fault) request.headers.set('x-mock-fault', state.fault);
      return fetch(request);
    },
    ...settings,
  });
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retry: false } } });
  return { client, queryClient, state };
};

/** The same, signed in as DEMO. */
export const createCustomer = async (url: string, settings: Partial<ClientSettings> = {}) => {
  const visitor = createVisitor(url, settings);
  const { userinfo } = await visitor.client.call('loginUser', { body: DEMO });
  visitor.state.token = userinfo.token;
  return visitor;
};
