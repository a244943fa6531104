import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtContract } from '../../../shared/contract-file.ts';
import { DEMO_TOKEN } from '../../../src/world/seed/demo/demo.ts';
import { readContract } from '../../src/contract/contract.ts';
import type { Defect } from '../defects/defect.ts';
import { startBrokenMock } from '../defects/start-broken-mock.ts';

const JAR =
  process.env['SPECMATIC_JAR'] ??
  fileURLToPath(new URL('../../../../openapi/foreign/node_modules/specmatic/specmatic.jar', import.meta.url));

/** Why Specmatic cannot run; undefined when it can. */
export async function whyNoSpecmatic(): Promise<string | undefined> {
  if (!existsSync(JAR)) return 'it is not installed (npm run contract:foreign -- specmatic)';
  const { code } = await run('java', ['-version']);
  return code === 0 ? undefined : 'it needs Java 17 or later';
}

/**
 * Runs `specmatic test` against the sound server, then against a server with all these defects, each on its own
 * operation (a run takes a minute). Returns the ids of the defects on whose operation more tests fail than before.
 */
export async function namedBySpecmatic(defects: readonly Defect[]): Promise<string[]> {
  const { operations } = await readContract();
  const pathOf = ({ operation }: Defect) => operations.get(operation)?.path ?? '';
  const server = await startBrokenMock();
  try {
    const paths = defects.map(pathOf);
    const sound = await failuresByPath(server.url, paths);
    server.become(together(defects));
    const broken = await failuresByPath(server.url, paths);
    return defects
      .filter((defect) => (broken.get(pathOf(defect)) ?? 0) > (sound.get(pathOf(defect)) ?? 0))
      .map(({ id }) => id);
  } finally {
    await server.close();
  }
}

/** Combines several defects, each on its own operations, in one server. */
function together(defects: readonly Defect[]): Defect {
  const by = new Map(defects.flatMap((defect) => (defect.on ?? [defect.operation]).map((name) => [name, defect])));
  const [first] = defects;
  if (!first) throw new RangeError('No defect was given');
  return {
    ...first,
    id: 'together',
    on: [...by.keys()],
    request: (gate) => by.get(gate.operation)?.request?.(gate),
    handle: (call) => (by.get(call.operation)?.handle ?? (({ next }) => next()))(call),
    answer: (answered, gate) => by.get(gate.operation)?.answer?.(answered, gate),
  };
}

async function failuresByPath(url: string, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const directory = await mkdtemp(join(tmpdir(), 'meridian-specmatic-'));
  const filter = `PATH='${paths.join(',')}'`;
  const document = builtContract.replace(/json$/, 'yaml');
  // Specmatic names the token after its security scheme.
  const args = ['-jar', JAR, 'test', '--lenient', `--testBaseURL=${url}`, `--filter=${filter}`, document];
  const { output } = await run('java', args, { cwd: directory, env: { ...process.env, userToken: DEMO_TOKEN } });
  await rm(directory, { recursive: true, force: true });
  if (!/^Tests run: [1-9]/m.test(output)) throw new Error(`Specmatic ran no test: ${output.slice(-500)}`);
  const failures = new Map<string, number>();
  for (const [, path = ''] of output.matchAll(/ FAILED"[\s\S]*?API: \w+ (\S+)/g)) {
    failures.set(path, (failures.get(path) ?? 0) + 1);
  }
  return failures;
}

interface Options {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

function run(command: string, args: readonly string[], options: Options = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(command, args, { ...options, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, output: `${stdout}${stderr}` });
    });
  });
}
