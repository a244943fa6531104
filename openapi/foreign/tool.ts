import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Run, runCommand } from '../scripts/run-command.ts';

export const FOREIGN = fileURLToPath(new URL('.', import.meta.url));
export const ROOT = join(FOREIGN, '..', '..');
export const BUNDLE = join(ROOT, 'openapi', 'dist', 'openapi.yaml');
/** What the tools write. */
export const CACHE = join(FOREIGN, '.cache');

/** One complaint of a tool. What tells it from others is its rule and where it is; the message is for people. */
export type Finding = { rule: string; where: string; message: string };

/** A tool's complaints, or why it cannot run here. */
export type Tool = { name: string; run: () => Promise<Finding[] | { skipped: string }> };

const QUIET = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  DO_NOT_TRACK: '1',
  KUBB_DISABLE_TELEMETRY: '1',
};

/** Runs a command to its end; its exit code is the caller's to judge. */
export function execute(command: string, args: string[], cwd = FOREIGN): Promise<Run> {
  return runCommand(command, args, { cwd, env: QUIET });
}

/** Runs a JavaScript file of an installed package, under the Node that runs this. */
export function executePackage(file: string, args: string[], cwd = FOREIGN): Promise<Run> {
  return execute(process.execPath, [join(FOREIGN, 'node_modules', file), ...args], cwd);
}

const COMPLAINT = /\b(warn(ing)?|error|fail(ed|ure)?|deprecated)\b/i;

/** The lines of a tool's output that complain; names of the files that it writes do not. */
export function complaints({ code, stdout, stderr }: Run): Finding[] {
  const lines = `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => COMPLAINT.test(line) && !line.startsWith('Writing '));
  const said = lines.map((line) => ({ rule: 'output', where: line.trim(), message: '' }));
  return code === 0 || said.length > 0
    ? said
    : [{ rule: 'exit', where: `code ${code}`, message: stderr.trim().slice(-500) }];
}
