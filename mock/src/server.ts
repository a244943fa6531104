import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { answerBrokenRequests } from '../shared/broken-requests.ts';
import { addressOf, close, listen } from '../shared/listening.ts';
import { createAllowedHosts, outsideAdvice, unknownHost } from './http/allowed-hosts.ts';
import { createApi } from './http/api.ts';
import { boundConnections } from './http/bound-connections.ts';
import { crossOrigin } from './http/cors.ts';
import { writeOutcome } from './http/outcome.ts';
import { splitTarget } from './http/query.ts';
import { answerFailure, createPages, refuse } from './pages.ts';
import { loadContract } from './prism/contract.ts';
import { createEngine, type Engine } from './prism/engine.ts';
import type { KeptSandboxes } from './sandboxes/kept-sandboxes.ts';
import { type ApiRequestHandler, createPlainRequestHandler } from './sandboxes/request-handler.ts';
import { namesControls } from './sandboxes/sandbox-id.ts';
import { createStatefulApi, type WorldOptions } from './stateful-api.ts';

export interface MockOptions extends WorldOptions {
  /** 4010 by default; 0 takes any free port. */
  readonly port?: number;
  /** 127.0.0.1 by default. */
  readonly host?: string;
  /** Further names of this host, whose pages may use the controls too; `.example` includes every name below it. */
  readonly allowedHosts?: readonly string[];
  /** The built web app; `web/dist` by default. */
  readonly webDirectory?: string;
  /** Keep no state: answer every call with the contract's example, as stock Prism does. */
  readonly stateless?: boolean;
  /** Gets one line per call, without queries and bodies: they contain codes, passwords and searches. */
  readonly log?: (line: string) => void;
}

export interface Mock {
  /** The single address, without a trailing slash. */
  readonly url: string;
  /** Stops listening, gives pending calls one second, then cuts them. Throws StateFileError if saving fails. */
  close(): Promise<void>;
  /** Reloads the contract and keeps the worlds. Throws ContractError, and then keeps the old contract. */
  readContract(): Promise<void>;
  /** What a mock that takes over needs; undefined for a mock without state. */
  keep(): KeptSandboxes | undefined;
}

/**
 * Starts the mock back end. Throws ContractError for an unusable contract, StateFileError for an unusable state file,
 * ScenarioError for an unknown scenario, and Node's error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`) if it cannot listen
 * on the address.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 4010, host = '127.0.0.1', stateless = false, allowedHosts = [], log, webDirectory } = options;
  const readEngine = async () => createEngine(await loadContract(options.contract));
  const engine = await readEngine();
  const { isKnown, isOutside } = createAllowedHosts([host, ...allowedHosts].map((name) => name.toLowerCase()));
  const stateful = stateless ? undefined : await createStatefulApi(options, isOutside);
  const handlerOf = stateful?.handlerOf ?? plainHandlerOf;
  let handleApi = handlerOf(engine);
  const pages = createPages({
    ...(stateful && { control: stateful.control, uploads: stateful.uploads }),
    ...(webDirectory !== undefined && { webDirectory }),
  });
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async ({ env: { incoming } }, next) =>
    isKnown(incoming.headers) ? next() : refuse(403, unknownHost(incoming.headers.host)),
  );
  app.use('/api/*', crossOrigin);
  app.all('/api/*', ({ env }) => {
    const { headers } = env.incoming;
    if (isOutside(headers) && namesControls(headers)) return refuse(403, outsideAdvice(headers.origin));
    return serveApi(handleApi, env, log);
  });
  app.mount('/', pages.fetch);
  app.onError(answerFailure);
  const listener = getRequestListener(app.fetch, {
    hostname: 'localhost',
    // Replacing the global Request and Response would affect a test that starts the mock.
    overrideGlobalObjects: false,
    errorHandler: () => refuse(400, 'This is not a valid HTTP request'),
  });
  const limits = {
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    // Longer than a proxy in front keeps a connection: browsers resend a call that meets a closing one.
    keepAliveTimeout: 65_000,
    // Node would answer a request without a host itself, without an envelope.
    requireHostHeader: false,
  };
  const server = createServer(limits);
  boundConnections(server, (incoming, outgoing) => void listener(incoming, outgoing));
  answerBrokenRequests(server, Date.now);
  try {
    await listen(server, port, host);
  } catch (error) {
    await stateful?.close();
    throw error;
  }
  const end = async () => {
    await close(server);
    await stateful?.close();
  };
  return {
    url: addressOf(server, host),
    close: end,
    async readContract() {
      handleApi = handlerOf(await readEngine());
    },
    keep: () => stateful?.keep(),
  };
}

const plainHandlerOf = (engine: Engine) =>
  createPlainRequestHandler(createApi({ engine, clockOf: () => Date.now, responders: [] }));

async function serveApi(handleApi: ApiRequestHandler, { incoming, outgoing }: HttpBindings, log: MockOptions['log']) {
  const started = performance.now();
  const { outcome, operation } = await handleApi(incoming);
  writeOutcome(outgoing, outcome);
  const asked = operation ?? splitTarget(incoming.url ?? '/').path;
  const seen = outcome.reply?.status ?? outcome.kind;
  log?.(`${incoming.method} ${asked} ${seen} ${(performance.now() - started).toFixed(1)} ms`);
  return RESPONSE_ALREADY_SENT;
}
