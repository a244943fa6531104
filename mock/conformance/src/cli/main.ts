#!/usr/bin/env node
const ending = new AbortController();
// Before the rest is loaded, which takes a second: Ctrl-C leaves a report then, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Who asks twice does not want to wait for the report.
    if (ending.signal.aborted) process.exit(3);
    ending.abort();
  });
}

const { runCommand } = await import('./run-command.ts');
const { stdout, stderr, env } = process;
process.exitCode = await runCommand(process.argv.slice(2), { stdout, stderr, env, signal: ending.signal });
