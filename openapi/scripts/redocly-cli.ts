import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Run, runCommand } from './run-command.ts';

/** The folder of our contract; tests hand other folders to the same functions. */
export const CONTRACT = fileURLToPath(new URL('..', import.meta.url));

const require = createRequire(import.meta.url);
const CLI = require.resolve('@redocly/cli/bin/cli.js');
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1', FORCE_COLOR: '0' };

/** Which rules hold: all of ours, or those without which a document is none. */
export type Rules = 'redocly.yaml' | 'redocly-valid.yaml';

/**
 * Runs Redocly CLI in a contract's folder, always with rules of ours. Never rejects because the CLI found fault.
 * It is spawned rather than imported: its programming interface is not among our dependencies.
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
