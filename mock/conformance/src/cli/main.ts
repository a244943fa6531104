#!/usr/bin/env node
const ending = new AbortController();
// Installed before the rest is loaded, which takes a second, so that Ctrl-C leaves a report even then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second Ctrl-C ends without waiting for the report.
    if (ending.signal.aborted) process.exit(3);
    ending.abort();
  });
}

const { runCommand } = await import('./run-command.ts');
const { stdout, stderr, env } = process;
process.exitCode = await runCommand(process.argv.slice(2), { stdout, stderr, env, signal: ending.signal });
