// Runs the edge worker in workerd, the runtime of Cloudflare Workers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { ensureWorkerd } from '../../.config/workerd/ensure.ts';
import type { Environment } from '../edge/worker.ts';

export interface Edge {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

type Variables = Omit<Environment, 'ASSETS'>;

/** Pins the runtime's behaviour: later changes apply only with a later date. */
const COMPATIBILITY_DATE = '2026-11-17';

/**
 * Starts the worker on this machine, in front of a static host.
 * @param assets the host's address, http
 * @param variables by default the back end is the same host
 * @param port 0 for any free port
 * @throws if there is no workerd for this machine, or it cannot be fetched or listen
 */
export async function startEdge(assets: string, variables: Variables = {}, port = 0): Promise<Edge> {
  const program = ensureWorkerd();
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  await writeFile(join(folder, 'worker.js'), await bundledWorker());
  const configuration = join(folder, 'config.capnp');
  await writeFile(configuration, configurationOf(new URL(assets).host, { API_BASE_URL: assets, ...variables }, port));
  const child = spawn(program, ['serve', '--control-fd=3', configuration], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`workerd ended with code ${code} before it listened`);
  });
  const close = async () => {
    process.off('exit', end);
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true });
  };
  ended.catch(() => undefined);
  // The fourth stream is a readable pipe.
  const [line] = await Promise.race([once(createInterface(child.stdio[3] as Readable), 'line'), ended]).catch(
    async (error: unknown) => {
      await rm(folder, { recursive: true });
      throw error;
    },
  );
  return { url: `http://127.0.0.1:${JSON.parse(line).port}`, close };
}

async function bundledWorker(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../edge/worker.ts', import.meta.url)),
    platform: 'neutral',
    resolve: { conditionNames: ['@meridian/source', 'workerd', 'browser', 'import'], mainFields: ['module', 'main'] },
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

function configurationOf(assets: string, variables: Variables, port: number): string {
  const bindings = Object.entries(variables).map(
    ([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "edge", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "${COMPATIBILITY_DATE}",
      bindings = [(name = "ASSETS", service = "assets"), ${bindings.join(', ')}],
    )),
    (name = "assets", external = (address = "${assets}", http = ())),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "edge")],
);
`;
}
