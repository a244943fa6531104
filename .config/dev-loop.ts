import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildWhileEditing, stopwatch } from './dev-contract.ts';
import { createDevMock } from './dev-mock.ts';
import { root } from './root.ts';

export interface DevLoopOptions {
  /** The port of the mock. */
  readonly port: number;
  /** The hand-written contract; `openapi` by default. */
  readonly contract?: string;
  /** The folder for the SDK's types; `sdk/src/generated` by default. */
  readonly generated?: string;
  readonly report: (line: string) => void;
}

export interface DevLoop {
  /** The mock's address. */
  readonly url: string;
  close(): Promise<void>;
}

/** How long changes are collected: an editor writes a file in several steps, and a generator several files. */
const COLLECT_MS = 50;

/**
 * Starts the mock, which follows its own code, its data and the contract, and keeps its worlds. Resolves to undefined
 * if it cannot start.
 */
export async function startDevLoop(options: DevLoopOptions): Promise<DevLoop | undefined> {
  const { port, contract = join(root, 'openapi'), generated = join(root, 'sdk/src/generated'), report } = options;
  const picturesFolder = mkdtempSync(join(tmpdir(), 'meridian-dev-'));
  const removePictures = () => rmSync(picturesFolder, { recursive: true, force: true });
  process.once('exit', removePictures);
  const mock = await createDevMock({ port, contract: join(contract, 'dist/openapi.json'), picturesFolder }, report);

  const build = onceMoreIfAsked(() =>
    buildWhileEditing({ folder: contract, generated, serve: mock.readContract, report }),
  );
  const restart = onceMoreIfAsked(async () => {
    const seconds = stopwatch();
    const isNew = await mock.restart();
    report(
      isNew
        ? `The mock has its new code and its worlds, after ${seconds()}`
        : `The mock's new code does not start: see above${mock.url() === undefined ? '' : '. The one before it goes on'}`,
    );
  });
  // The mock's sources, which include the SDK's rules and table of operations.
  const data = process.env['MERIDIAN_DATA'] ?? join(root, 'mock/data');
  const code = [...['mock/src', 'mock/shared', 'sdk/src'].map((folder) => join(root, folder)), data];
  let isStarted = false;
  mock.watcher.add([contract, ...code]).on('all', (_, file) => {
    if (/^(?:openapi\.yaml$|paths\b|components\b)/.test(relative(contract, file))) void build();
    const isCode = code.some((folder) => file.startsWith(folder + sep)) && !/\.test(?:-d)?\.ts$/.test(file);
    if (isStarted && isCode) void restart();
  });
  await build();
  // The contract cannot be built now, but an earlier build may exist.
  if (mock.url() === undefined) await mock.restart();
  isStarted = true;
  const url = mock.url();
  const close = () => mock.close().finally(removePictures);
  if (url !== undefined) return { url, close };
  await close();
  return undefined;
}

/** Never runs `work` concurrently: calls during a run cause one more run afterwards. */
function onceMoreIfAsked(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAsked = false;
  return () => {
    if (running !== undefined) {
      isAsked = true;
      return running;
    }
    const run = async () => {
      do {
        await setTimeout(COLLECT_MS);
        isAsked = false;
        await work();
      } while (isAsked);
    };
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
