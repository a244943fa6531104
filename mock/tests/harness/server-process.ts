import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtContract } from '../../src/prism/contract.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  /** Without a slash at its end. */
  readonly url: string;
  /** Milliseconds from its start until it output that it listens. */
  readonly startup: number;
  /** Asks it to end, and gives its exit code; null when the signal ended it. */
  close(): Promise<number | null>;
  /** Ends it at once, without asking. */
  kill(): Promise<void>;
  readonly pid: number | undefined;
}

/**
 * Prism exactly as its makers ship it, with the bundled contract: the independent second opinion. It reads a copy,
 * because it watches its document and starts again, on another port, whenever somebody builds the contract.
 */
export function startPrismProcess(contract?: string): Promise<ServerProcess> {
  return startPrism((document) => ['mock', document], contract);
}

/** The same as a proxy before a server: what breaks the contract is answered with Prism's own complaint (`--errors`). */
export function startPrismProxy(upstream: string): Promise<ServerProcess> {
  return startPrism((document) => ['proxy', document, upstream, '--errors']);
}

async function startPrism(
  args: (document: string) => readonly string[],
  contract = builtContract.replace(/json$/, 'yaml'),
): Promise<ServerProcess> {
  const require = createRequire(import.meta.url);
  const cli = require.resolve('@stoplight/prism-cli');
  const directory = await mkdtemp(join(tmpdir(), 'meridian-prism-'));
  const copy = join(directory, 'openapi.yaml');
  await copyFile(contract, copy);
  const program = await startServerProcess([cli, ...args(copy), '--port', '0'], /Prism is listening on (http:\/\/\S+)/);
  const close = () => program.close().finally(() => rm(directory, { recursive: true, force: true }));
  return { ...program, close };
}

/** Our own mock as `npm run mock` starts it, on a free port. */
export function startMockProcess(...options: string[]): Promise<ServerProcess> {
  const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
  return startServerProcess(
    ['--conditions=@meridian/source', cli, '--port', '0', '--quiet', ...options],
    /Meridian mock: (http:\/\/\S+)/,
  );
}

/** Starts a Node program and waits for the line that names its address. Throws when it ends without one. */
async function startServerProcess(args: readonly string[], announced: RegExp): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  // Whoever started it may fail: no server is left behind.
  const killIt = () => child.kill();
  process.once('exit', killIt);
  child.once('exit', () => process.off('exit', killIt));
  const url = await addressFrom(child, announced);
  return {
    url,
    startup: performance.now() - started,
    close: () => end(child),
    kill: () => kill(child),
    pid: child.pid,
  };
}

function addressFrom(child: ChildProcess, announced: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    let found = false;
    // Read on to the end: a pipe that nobody empties stops the program behind it.
    const listen = (chunk: Buffer) => {
      if (found) return;
      output += chunk;
      const url = announced.exec(output)?.[1];
      found = url !== undefined;
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output.slice(-500)}`)));
  });
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return child.exitCode;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
