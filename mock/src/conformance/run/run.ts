import { createExchangeChecker } from '../checks/check-exchange.ts';
import { readContract } from '../contract/contract.ts';
import { createSchemaValidator } from '../contract/schema-validator.ts';
import { createRecorder } from '../recorder.ts';
import type { Report } from '../report/report.ts';
import { callChanges } from './call-changes.ts';
import { callReads } from './call-reads.ts';
import { createHttpClient } from './http-client.ts';
import { createKnownIds } from './known-ids.ts';
import { type Progress, RunError, type RunOptions } from './options.ts';
import { planOperations } from './plan.ts';
import { probeTargets } from './probe-targets.ts';
import { guess } from './probes/guessing.ts';
import { createRandom } from './random.ts';
import { signIn } from './sign-in.ts';
import { createWalk } from './walk.ts';

/**
 * Checks a running server against the contract: calls every operation with valid input, each after those whose ids it
 * needs, then with everything that is wrong with a request. Gives the report of what was seen, also when it was ended
 * early. Throws RunError when it cannot begin: the server is not there, or does not know the customer; ContractError
 * for a contract that cannot be read.
 */
export async function runConformance(options: RunOptions): Promise<Report> {
  const { seed = 1, timeout = 10_000, slow, shard, account, second, signal } = options;
  const url = options.url.replace(/\/+$/, '');
  const contract = await readContract(options.contract);
  const plan = planOperations(contract, options);
  const secrets = [account, second].flatMap((one) => (one ? [one.password, one.payCode ?? ''] : [])).filter(Boolean);
  const recorder = createRecorder({
    contract,
    kind: 'run',
    target: url,
    seed,
    ...(shard && { shard: `${shard.index}/${shard.of}` }),
    check: createExchangeChecker(contract, { ...(slow !== undefined && { slow }), secrets: () => secrets }),
  });
  const client = createHttpClient({
    url,
    timeout,
    rate: options.rate,
    headers: options.headers ?? {},
    signal,
    recorder,
  });
  const ids = createKnownIds(contract);
  const walk = createWalk({ contract, client, ids, options });
  await signIn(walk, url);

  const kit = { walk, recorder, validator: createSchemaValidator(contract), random: createRandom(seed), progress };
  function progress(phase: string, done: number, total: number): void {
    const { requests, findings } = recorder.counts();
    options.onProgress?.({ phase, done, total, requests, findings } satisfies Progress);
  }
  try {
    const reads = await callReads(kit, plan.reads);
    const changes = await callChanges(kit, plan.changes, reads);
    const later = await callReads(
      kit,
      plan.reads.filter(({ operation }) => !reads.has(operation.id)),
    );
    await probeTargets(kit, [...reads.values(), ...later.values(), ...changes.values()]);
    await guess(kit, plan.changes);
    return recorder.report();
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    return recorder.report(error.message);
  }
}
