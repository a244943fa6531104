import type { MockFunction } from '../../mock/src/create-mock.ts';
import { createQueryClient } from '../src/cache/query-client.ts';
import { createClient } from '../src/client/client.ts';
import type { ClientSettings } from '../src/client/client-options.ts';
import { steppingClock } from './test-client.ts';

/** The customer of the contract's examples. */
export const DEMO = { account: 'demo@meridian.shop', password: 'demo123456' };

/** A client of a mock without a socket. */
export const createMockClient = ({ fetch }: MockFunction, settings: Partial<ClientSettings>) =>
  createClient({
    baseUrl: 'http://mock.test',
    token: () => undefined,
    language: () => 'en',
    fetch,
    now: steppingClock(),
    ...settings,
  });

/** A visitor of the running mock in a sandbox of their own; a `fault` applies to every call until it is deleted. */
export const createVisitor = (url: string, settings: Partial<ClientSettings> = {}) => {
  const state: { token?: string; fault?: string } = {};
  const sandbox = crypto.randomUUID();
  const connect = (own: Partial<ClientSettings> = {}) =>
    createClient({
      baseUrl: url,
      token: () => state.token,
      language: () => 'en',
      fetch: (request) => {
        request.headers.set('x-mock-session', sandbox);
        if (state.fault) request.headers.set('x-mock-fault', state.fault);
        return fetch(request);
      },
      ...own,
    });
  const client = connect(settings);
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retry: false } } });
  return { client, queryClient, state, connect, sandbox };
};

/** A visitor signed in as DEMO. */
export const createCustomer = async (url: string, settings: Partial<ClientSettings> = {}) => {
  const visitor = createVisitor(url, settings);
  // Uses the default time-out, even if the test's is shorter: a slow machine must not fail the login.
  const { userinfo } = await visitor.connect().call('loginUser', { body: DEMO });
  visitor.state.token = userinfo.token;
  return visitor;
};
