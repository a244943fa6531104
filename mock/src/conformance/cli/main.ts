import { runConformanceCommand, runProxyCommand } from './run-command.ts';

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Who asks twice does not want to wait for the report.
    if (ending.signal.aborted) process.exit(3);
    ending.abort();
  });
}

const { stdout, stderr, env } = process;
const [command, ...args] = process.argv.slice(2);
const run = command === 'proxy' ? runProxyCommand : runConformanceCommand;
process.exitCode = await run(args, { stdout, stderr, env, signal: ending.signal });
