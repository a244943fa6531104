#!/usr/bin/env node
import type { Mock } from './server.ts';
import { DataError } from './world/data/load-data.ts';

/** Imports the mock only here: its data is read on first import, and an error in the data is thrown then. */
async function main(): Promise<number> {
  const { reportError, runCli } = await import('./run-cli.ts');
  return runCli(process.argv.slice(2), process, endOnSignal);

  function endOnSignal(mock: Mock): void {
    const end = () =>
      mock.close().catch((error: unknown) => {
        process.exitCode = reportError(error, process.stderr);
      });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
