// The order through @tanstack/offline-transactions, which keeps one key in its outbox until the server has answered.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Client, post, type Tab } from './once-clients.ts';

/** Installed when the bench runs: 43 MB that nobody else needs. */
const PACKAGES = { '@tanstack/offline-transactions': '1.0.53' };

/** What is used of both packages. */
interface Executor {
  waitForInit: () => Promise<void>;
  peekOutbox: () => Promise<unknown[]>;
  createOfflineTransaction: (options: object) => { mutate: (act: () => void) => void; commit: () => Promise<unknown> };
}
interface Packages {
  startOfflineExecutor: (config: object) => Executor;
  createCollection: (options: unknown) => { insert: (row: object) => void };
  localOnlyCollectionOptions: (options: object) => unknown;
}

/** Rejects if the package cannot be fetched. */
export const offlineTransactions = async (): Promise<Client> => {
  const folder = await mkdtemp(join(tmpdir(), 'sdk-once-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', ...flags], { cwd: folder });
  const load = (name: string) =>
    import(pathToFileURL(join(folder, 'node_modules', '@tanstack', name, 'dist', 'esm', 'index.js')).href);
  const packages: Packages = { ...(await load('db')), ...(await load('offline-transactions')) };
  await rm(folder, { recursive: true });
  const leaders = new WeakMap<Tab['store'], AbortSignal>();
  return {
    name: `@tanstack/offline-transactions ${PACKAGES['@tanstack/offline-transactions']}`,
    open: (tab) => openTab(packages, leaders, tab),
  };
};

const openTab = async (packages: Packages, leaders: WeakMap<Tab['store'], AbortSignal>, tab: Tab) => {
  const { store, signal } = tab;
  const isLeader = () => leaders.get(store) === signal;
  if (leaders.get(store)?.aborted !== false) leaders.set(store, signal);
  const listeners = new Set<() => void>();
  const alive = (act: () => void) => async () => void (signal.aborted || act());
  const orders = packages.createCollection(
    packages.localOnlyCollectionOptions({ id: crypto.randomUUID(), getKey: ({ id }: { id: string }) => id }),
  );
  const executor = packages.startOfflineExecutor({
    collections: { orders },
    mutationFns: {
      order: ({ idempotencyKey }: { idempotencyKey: string }) =>
        post(tab, idempotencyKey).catch((error) => {
          // It need not wait: the network is back.
          setTimeout(() => {
            for (const listener of listeners) listener();
          }, 5);
          throw error;
        }),
    },
    storage: {
      get: async (name: string) => store.get(name) ?? null,
      set: (name: string, value: string) => alive(() => store.set(name, value))(),
      delete: (name: string) => alive(() => store.delete(name))(),
      keys: async () => [...store.keys()],
      clear: () => alive(() => store.clear())(),
    },
    leaderElection: {
      requestLeadership: async () => isLeader(),
      releaseLeadership: () => undefined,
      isLeader,
      onLeadershipChange: () => () => undefined,
    },
    onlineDetector: {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      notifyOnline: () => undefined,
      isOnline: () => !signal.aborted,
      dispose: () => undefined,
    },
  });
  await executor.waitForInit();
  const found = (await executor.peekOutbox()).length > 0 && isLeader();
  return {
    press: async () => {
      const one = executor.createOfflineTransaction({ mutationFnName: 'order', autoCommit: false });
      one.mutate(() => orders.insert({ id: crypto.randomUUID() }));
      return one.commit().then(
        () => true,
        () => false,
      );
    },
    /** What waits in the outbox is shown, and sent. */
    resume: async () => {
      while (found && (await executor.peekOutbox()).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      return found;
    },
  };
};
