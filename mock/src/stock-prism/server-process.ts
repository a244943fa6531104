import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ServerProcess {
  /** Without a trailing slash. */
  readonly url: string;
  /** Milliseconds from the start until it reports that it listens. */
  readonly startup: number;
  /** Asks the process to end. Returns its exit code; null if the signal ended it. */
  close(): Promise<number | null>;
  /** Kills the process at once. */
  kill(): Promise<void>;
  readonly pid: number | undefined;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

/** Starts a Node program and waits for the line that names its address. Throws if it ends without one. */
export async function startServerProcess(args: readonly string[], announced: RegExp): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  // The starting process may fail: leave no server behind.
  const killIt = () => child.kill();
  process.once('exit', killIt);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', killIt);
      resolve();
    });
  });
  const url = await addressFrom(child, announced);
  return {
    url,
    startup: performance.now() - started,
    close: () => end(child),
    kill: () => kill(child),
    pid: child.pid,
    ended,
  };
}

function addressFrom(child: ChildProcess, announced: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    let found = false;
    // Read on to the end: a full pipe would block the program.
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
