import { loadContract } from '../../src/prism/contract.ts';
import { createEngine } from '../../src/prism/engine.ts';
import { DEFAULT_SANDBOX } from '../../src/sandboxes/sandbox-id.ts';
import { createSandboxes } from '../../src/sandboxes/sandboxes.ts';
import { createWorld } from '../../src/world/seed/create-world.ts';
import type { CallOperation } from './checked-sandbox.ts';
import { type FuzzRun, runSteps } from './run-steps.ts';
import { shrink } from './shrink.ts';
import { generateSteps } from './steps.ts';

/** The number of steps in one run, which starts in a fresh sandbox: enough to place, ship and refund orders. */
export const RUN_LENGTH = 500;
/** The maximum time for shrinking a failed run, in milliseconds. */
const SHRINK_MS = 20_000;

const engine = createEngine(await loadContract());
const seed = createWorld({ products: 16 });

/** Runs the steps of a seed, or only those with these indexes. */
export function runSeed(number: number, indexes?: readonly number[], callOperation?: CallOperation): Promise<FuzzRun> {
  const steps = generateSteps(number, RUN_LENGTH);
  const chosen = indexes ? indexes.flatMap((index) => steps[index] ?? []) : steps;
  const sandbox = createSandboxes({ seed, running: () => 0 }).of(DEFAULT_SANDBOX);
  // Every other run starts with shops that refuse: only a refused case can be escalated.
  if (number % 2 === 1) sandbox.world.policy.refunds = 'refuse';
  return runSteps(engine, sandbox, chosen, callOperation);
}

/** The report of a failed run: the invariant, the shortest path to it, and the command that replays it. */
export async function reportFailure(number: number, failed: FuzzRun, callOperation?: CallOperation): Promise<string> {
  const { failure } = failed;
  if (!failure) return '';
  const upTo = Array.from({ length: failure.at + 1 }, (_, index) => index);
  const fails = async (kept: readonly number[]) => {
    const replay = await runSeed(number, kept, callOperation);
    return replay.failure?.error.rule === failure.error.rule;
  };
  const path = await shrink(upTo, fails, SHRINK_MS);
  const shortest = await runSeed(number, path, callOperation);
  return [
    shortest.failure?.error.message ?? failure.error.message,
    `Shortest path, ${path.length} of ${failure.at + 1} steps; its last calls:`,
    ...shortest.trace.slice(-12).map((line) => `  ${line}`),
    `Replay: MERIDIAN_SEED=${number} MERIDIAN_PATH=${path.join() || 'none'} npx vitest run --config .config/vitest.ts mock/tests/fuzz/fuzz.test.ts`,
  ].join('\n');
}
