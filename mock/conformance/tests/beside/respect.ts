import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const CLI = require.resolve('@redocly/cli/bin/cli.js');
const WORKFLOWS = fileURLToPath(new URL('../../../../openapi/dist/workflows.arazzo.yaml', import.meta.url));

/** What stock Respect has run: how many workflows and steps, and each step that failed, with its first failed check. */
interface RespectRun {
  readonly workflows: number;
  readonly steps: number;
  readonly failed: readonly string[];
}

/** The part that we read of what `redocly respect --json-output` writes. */
interface Output {
  readonly files: Readonly<Record<string, { readonly executedWorkflows: readonly Executed[] }>>;
}

interface Executed {
  readonly executedSteps: readonly { readonly stepId: string; readonly checks: readonly Check[] }[];
}

interface Check {
  readonly name: string;
  readonly status: string;
  readonly condition?: string;
}

/**
 * Runs the workflows of the contract by stock Respect against a server: those that these steps are of, or all. Needs a
 * built contract.
 */
export async function runRespect(url: string, having: readonly string[] = []): Promise<RespectRun> {
  const directory = await mkdtemp(join(tmpdir(), 'meridian-respect-'));
  const file = join(directory, 'output.json');
  const ids = [...(await readFile(WORKFLOWS, 'utf8')).matchAll(/^ {2}- workflowId: (\S+)$/gm)].map(([, id = '']) => id);
  const chosen = ids
    .filter((id) => having.some((step) => step.startsWith(`${id}-`)))
    .flatMap((id) => ['--workflow', id]);
  const args = [CLI, 'respect', WORKFLOWS, '--server', `contract=${url}`, '--json-output', file, ...chosen];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  try {
    const printed = await new Promise<string>((resolve) => {
      execFile(process.execPath, args, { cwd: directory, env, maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) =>
        resolve(`${stdout}${stderr}`),
      );
    });
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(`Respect ran nothing: ${printed.slice(-500)}`);
    });
    const { files } = JSON.parse(text) as Output;
    const executed = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
    const steps = executed.flatMap(({ executedSteps }) => executedSteps);
    const failed = steps.flatMap(({ stepId, checks }) => {
      const [first] = checks.filter(({ status }) => status !== 'success');
      return first === undefined ? [] : [`${stepId}: ${first.condition ?? first.name}`];
    });
    return { workflows: executed.length, steps: steps.length, failed };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
