import type { OperationId } from '@meridian/sdk';
import { outboxOf } from './control/outbox.ts';
import { passTime } from './control/pass-time.ts';
import { readDuration } from './control/request-body.ts';
import { incomingOf } from './http/body.ts';
import { responseOf } from './http/outcome.ts';
import { createPages } from './pages.ts';
import { createPictureStore } from './pictures/picture-store.ts';
import { loadContract } from './prism/contract.ts';
import { createEngine, type Engine } from './prism/engine.ts';
import { type FaultKind, readFault } from './sandboxes/faults.ts';
import { DEFAULT_SANDBOX } from './sandboxes/sandbox-id.ts';
import { createSandboxes } from './sandboxes/sandboxes.ts';
import { createSandboxApi } from './stateful-api.ts';
import { parse, serialize } from './world/saved.ts';
import { createWorld } from './world/seed/create-world.ts';

export interface MockFunctionOptions {
  /** The scenario that the world starts in, for example `frozen_wallet`; the ordinary one by default. */
  readonly scenario?: string | undefined;
  /** The world's start time; every date in it moves along. 2026-11-20 10:00 UTC by default. */
  readonly now?: Date | undefined;
  /** The seed of the world's generator; 1 by default. The same seed gives the same world. */
  readonly seed?: number | undefined;
  /** The number of products, at least 6; 240 by default. */
  readonly products?: number | undefined;
  /** The result of `save`: the mock continues from it. A reset starts as the other options say. */
  readonly saved?: string | undefined;
  /** Whether time also passes by itself; by default only `advance` moves it. */
  readonly running?: boolean | undefined;
  /** A folder that keeps uploaded pictures between mocks; by default they end with the mock. */
  readonly picturesFolder?: string | undefined;
  /** Check the world's invariants after every call. A violated invariant is answered with 500. */
  readonly check?: boolean | undefined;
}

export interface FaultOptions {
  /** How many times; always by default. */
  readonly times?: number | undefined;
  /** The delay of `latency` in milliseconds; 1000 by default. */
  readonly ms?: number | undefined;
  /** The maximum random extra delay of `latency` in milliseconds; 0 by default. */
  readonly spread?: number | undefined;
}

/** A duration: each part a number from 0, at least one part, at most 366 days in total. */
export type Duration = Readonly<Partial<Record<'days' | 'hours' | 'minutes' | 'seconds', number>>>;

/** An e-mail or a text message that the mock would have sent; `title` and `text` in English, `at` in ISO 8601. */
export interface OutboxMessage {
  readonly channel: 'email' | 'mobile';
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly at: string;
}

/** A back end with its own world and without a socket. */
export interface MockFunction {
  /**
   * Answers a request as the mock's server does: the API, pictures, and the control API under `/__mock/`. The origin of
   * the address is ignored. Rejects with the reason of the request's signal once that is aborted, and with a TypeError
   * if a fault cuts the connection.
   */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /**
   * Advances the clock, which nothing else does unless `running`, and runs everything that falls due. Throws
   * BadRequestError.
   */
  advance(duration: Duration): void;
  /** The last 50 e-mails and text messages that would have been sent, newest first. */
  outbox(): OutboxMessage[];
  /**
   * Makes calls of an operation, or all calls with `*`, fail from now on. `cut` rejects, the body of `truncated` fails
   * after half of the JSON, and `timeout` and `commit-then-timeout` settle only when the request's signal is aborted.
   * Throws FaultError, which names the field and what is allowed.
   */
  fail(operation: OperationId | '*', kind: FaultKind, options?: FaultOptions): void;
  /** Ends every fault. */
  clearFaults(): void;
  /** The current world as JSON, for `saved` or as a file for the server's `--state`. */
  save(): string;
  /** Keeps the current world under a name; the last 20 snapshots are kept. */
  snapshot(name?: string): void;
  /** Restores a snapshot, which stays available. Throws RangeError if none has that name. */
  restore(name?: string): void;
}

/**
 * The whole back end as a function. Throws ScenarioError for an unknown scenario, RangeError for an invalid `now` or
 * number of products, and an Error that explains an invalid `saved`. Without a built contract, the first `fetch` of the
 * API rejects with ContractError.
 */
export function createMock(options: MockFunctionOptions = {}): MockFunction {
  const { scenario, now, seed, products, check, running = false, picturesFolder: folder } = options;
  if (Number.isNaN(now?.getTime())) throw new RangeError('now: a valid Date');
  const saved = options.saved === undefined ? undefined : parse(options.saved);
  const world = createWorld({ seed, products, epoch: saved?.world.epoch ?? now?.getTime() });
  const pictures = createPictureStore({ ...(folder !== undefined && { folder }) });
  const clock = running ? {} : { running: () => 0 };
  const sandboxes = createSandboxes({ seed: world, saved, scenario, pictures, ...clock });
  const sandbox = sandboxes.of(DEFAULT_SANDBOX);
  const { handlerOf, control, uploads } = createSandboxApi({ sandboxes, pictures, check });
  const pages = createPages({ control, uploads });
  let handler: Promise<ReturnType<typeof handlerOf>> | undefined;

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return pages.fetch(request);
    handler ??= sharedEngine().then(handlerOf);
    const handleApi = await handler;
    const bytes = Buffer.from(await request.arrayBuffer());
    const headers = { ...Object.fromEntries(request.headers), 'content-length': String(bytes.length) };
    const incoming = incomingOf(bytes, { method: request.method, url: pathname + search, headers });
    return responseOf((await handleApi(incoming)).outcome);
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      return unlessAborted(request.signal, () => answer(request));
    },
    advance: (duration) => passTime(sandbox, readDuration(duration)),
    outbox: () => outboxOf(sandbox.world),
    fail(on, kind, options = {}) {
      sandbox.faults.push(readFault({ ...options, on, kind }));
    },
    clearFaults() {
      sandbox.faults = [];
    },
    save: () => serialize(sandbox.world, sandbox.clock.elapsed()),
    snapshot: (name) => sandboxes.snapshot(sandbox, name),
    restore(name) {
      if (!sandboxes.restore(sandbox, name)) throw new RangeError(`name: there is no snapshot ${name ?? ''}`.trim());
    },
  };
}

let engine: Promise<Engine> | undefined;
/** The contract takes most of a second to read and never changes: all mocks of a process share it. */
const sharedEngine = (): Promise<Engine> => {
  engine ??= loadContract().then(createEngine);
  return engine;
};

/** The result of the work. Rejects with the signal's reason if the signal is aborted first. */
function unlessAborted<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
