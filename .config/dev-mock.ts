import { fileURLToPath } from 'node:url';
import { createServer, defaultServerConditions, type FSWatcher, isRunnableDevEnvironment } from 'vite';
import type { KeptSandboxes } from '../mock/src/sandboxes/kept-sandboxes.ts';
import type { Mock, MockOptions } from '../mock/src/server.ts';

/** The mock while its code and its contract are edited, in this process. Its methods run one after another. */
export interface DevMock {
  /** Of the mock's sources; takes further folders. */
  readonly watcher: FSWatcher;
  /**
   * Starts the mock's current code, which takes over the worlds. Resolves to false if it does not start: then the mock
   * before it continues.
   */
  restart(): Promise<boolean>;
  /**
   * Serves the current build of the contract. Resolves to undefined, or to the reason why the previous one is still
   * served.
   */
  readContract(): Promise<string | undefined>;
  /** Undefined while no mock listens. */
  url(): string | undefined;
  close(): Promise<void>;
}

/** Vite's module runner loads the mock's code anew, which Node's own modules cannot be. */
export async function createDevMock(
  options: Pick<MockOptions, 'port' | 'contract' | 'picturesFolder'>,
  report: (line: string) => void,
): Promise<DevMock> {
  const vite = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../mock', import.meta.url)),
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false },
    ssr: { resolve: { conditions: ['@meridian/source', ...defaultServerConditions] } },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('This version of Vite runs no modules');
  const { moduleGraph, runner } = ssr;
  let current: Mock | undefined;
  let kept: KeptSandboxes | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  async function leave(): Promise<KeptSandboxes | undefined> {
    const mock = current;
    current = undefined;
    await mock?.close();
    kept = mock?.keep() ?? kept;
    return kept;
  }

  async function replace(): Promise<boolean> {
    moduleGraph.invalidateAll();
    runner.clearCache();
    try {
      const { startMock } = await runner.import<typeof import('../mock/src/server.ts')>('/src/server.ts');
      current = await startMock({ ...options, takeOver: leave });
      return true;
    } catch (error) {
      report(messageOf(error));
      return false;
    }
  }

  return {
    watcher: vite.watcher,
    restart: () => inTurn(replace),
    readContract: () =>
      inTurn(async () => {
        if (current === undefined) return (await replace()) ? undefined : 'The mock cannot start: see above';
        return current.readContract().then(() => undefined, String);
      }),
    url: () => current?.url,
    close: () =>
      inTurn(async () => {
        await leave();
        await vite.close();
      }),
  };
}

/** Of wrong data, and of code that a plugin of Vite cannot read, the stack says nothing. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'DataError' || 'plugin' in error ? error.message : (error.stack ?? error.message);
}
