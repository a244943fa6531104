import { spawn } from 'node:child_process';

export type Run = { code: number; stdout: string; stderr: string };

interface CommandOptions {
  cwd: string;
  /** Added to the environment of this process. */
  env: Record<string, string>;
}

/** Runs a command to its end. The caller judges the exit code. Rejects if the command cannot be started. */
export function runCommand(command: string, args: readonly string[], { cwd, env }: CommandOptions): Promise<Run> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const run: Run = { code: 1, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    run.stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...run, code: code ?? 1 }));
  });
}
