import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Run, runCommand } from './run-command.ts';

/** The folder of our contract. Tests pass other folders to the same functions. */
export const CONTRACT = fileURLToPath(new URL('..', import.meta.url));

const require = createRequire(import.meta.url);
const CLI = require.resolve('@redocly/cli/bin/cli.js');
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1', FORCE_COLOR: '0' };

/** The rules to apply: all of ours, or only those that make a document valid OpenAPI. */
export type Rules = 'redocly.yaml' | 'redocly-valid.yaml';

/**
 * Runs Redocly CLI in a contract's folder, with our rules. Does not reject if the CLI finds problems. The CLI is
 * spawned rather than imported: its programming interface is not one of our dependencies.
 */
export function runRedocly(
  contract: string,
  command: string,
  options: readonly string[],
  rules: Rules = 'redocly.yaml',
): Promise<Run> {
  const args = [CLI, command, ...options, '--config', join(CONTRACT, rules)];
  return runCommand(process.execPath, args, { cwd: contract, env: QUIET });
}
