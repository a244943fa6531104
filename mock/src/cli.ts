import { reportError, runCli } from './run-cli.ts';
import type { Mock } from './server.ts';

function endOnSignal(mock: Mock): void {
  const end = () =>
    mock.close().catch((error: unknown) => {
      process.exitCode = reportError(error, process.stderr);
    });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}

process.exitCode = await runCli(process.argv.slice(2), process, endOnSignal);
