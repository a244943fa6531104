import { createExchangeChecker, type ExchangeChecker } from '../checks/check-exchange.ts';
import { createTraceChecker } from '../checks/check-trace.ts';
import { readContract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import { createRandom } from '../inputs/random.ts';
import { createRecorder } from '../recorder.ts';
import { finishReport } from '../report/finish-report.ts';
import type { FinishedReport, Report } from '../report/report.ts';
import { giveBack, readBelongings } from './belongings.ts';
import { callChanges } from './call-changes.ts';
import { callReads } from './call-reads.ts';
import { createDriver } from './driver.ts';
import { createHttpClient } from './http-client.ts';
import { createKnownIds } from './known-ids.ts';
import { RunError, type RunOptions } from './options.ts';
import { planOperations } from './plan.ts';
import { PARALLEL } from './pool.ts';
import { probeTargets } from './probe-targets.ts';
import { probeAttempts } from './probes/access/attempts.ts';
import { hasSecond } from './probes/access/foreign.ts';
import { guess } from './probes/access/guessing.ts';
import { ACCOUNT_NUMBER } from './recipes/wallet.ts';
import type { RunContext } from './run-context.ts';
import { signIn } from './sign-in.ts';

/**
 * Checks a running server against the contract: calls every operation with valid input, each after those whose ids it
 * needs, then with all kinds of wrong requests. Returns the report, also when the run ends early. Throws RunError, with
 * that report, when the run cannot begin: the server is not there, or does not know the customer. Throws ContractError
 * for an unreadable contract.
 */
export async function runConformance(options: RunOptions): Promise<FinishedReport> {
  const { seed = 1, shard, command } = options;
  const { context, contract, secrets, plan } = await begin(options, {
    kind: 'run',
    seed,
    ...(shard && { shard: `${shard.index}/${shard.of}` }),
    ...(command !== undefined && { command }),
  });
  const isPart = options.only !== undefined || shard !== undefined;
  const finish = (interrupted?: string) => {
    const report = context.recorder.report(interrupted);
    return finishReport(isPart ? askedFor(report, plan) : report, { contract, secrets });
  };
  let hasBegun = false;
  try {
    await signIn(context.driver);
    hasBegun = true;
    await givingBack(context, plan, async () => {
      const { reads, changes } = await callOperations(context, plan);
      await probeTargets(context, [...reads, ...changes]);
      // Late, for a server that counts wrongly locks the payment code.
      await probeAttempts(context, plan.changes);
    });
    // At the very end: guessing locks the customer out for a while.
    await guess(context, plan.changes);
    return finish();
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    const report = finish(error.message);
    if (hasBegun || options.signal?.aborted) return report;
    throw new RunError(error.message, report);
  }
}

/** Limits the report to the operations of this part: operations called only for their ids belong to another part. */
function askedFor(report: Report, plan: Plan): Report {
  const targets = [...plan.reads, ...plan.changes].filter(({ isTarget }) => isTarget);
  const only = targets.map(({ operation }) => operation.id);
  const isAskedFor = ({ operation }: { readonly operation: string }) => only.includes(operation);
  const [findings, operations] = [report.findings.filter(isAskedFor), report.operations.filter(isAskedFor)];
  return { ...report, only, findings, operations };
}

/** The ordinary calls of a run by the name of their operation, for comparing two servers. Throws as above. */
export async function traceOrdinaryCalls(options: RunOptions): Promise<{ step: string; exchange: Exchange }[]> {
  const { context, plan } = await begin(options, { kind: 'differential' });
  await signIn(context.driver);
  const { reads, changes } = await givingBack(context, plan, () => callOperations(context, plan));
  return [...reads, ...changes].map(({ operation, exchange }) => ({ step: operation.id, exchange }));
}

/** Calls reads, then changes, then the reads that only a change has made possible. */
async function callOperations(context: RunContext, plan: Plan) {
  const reads = await callReads(context, plan.reads);
  const changes = await callChanges(context, plan.changes, reads);
  const waiting = plan.reads.filter(({ operation }) => !reads.has(operation.id));
  const later = await callReads(context, waiting);
  return { reads: [...reads.values(), ...later.values()], changes: [...changes.values()] };
}

/** The most time for restoring the customers' data after Ctrl-C, in milliseconds: the user has asked to end. */
const GIVE_BACK_WITHIN = 20_000;

/**
 * Carries out a run that changes data, and restores the customers' addresses, cart, favourites, followed shops, name,
 * picture and language; after Ctrl-C in a new session. Throws the RunError that ended the run, with what could not be restored.
 */
async function givingBack<Result>(context: Context, { changes }: Plan, act: () => Promise<Result>): Promise<Result> {
  const { driver, driverUntil } = context;
  const { account, second } = driver.options;
  const selves = (all = driver) => [all, ...(hasSecond(driver) ? [all.asSecond()] : [])];
  const before = changes.length > 0 ? await Promise.all(selves().map(readBelongings)) : [];
  const giveAllBack = async (all = driver) => {
    const left = before.map((one, index) => giveBack(selves(all)[index] ?? all, one));
    return (await Promise.all(left)).flat();
  };
  try {
    const result = await act();
    await giveAllBack();
    return result;
  } catch (error) {
    if (!(error instanceof RunError) || !driver.options.signal?.aborted || before.length === 0) throw error;
    const later = driverUntil(AbortSignal.timeout(GIVE_BACK_WITHIN));
    await later.signIn('first', account);
    if (second && hasSecond(driver)) await later.signIn('second', second);
    const left = await giveAllBack(later);
    for (const self of selves(later)) await self.send('logoutUser', { query: { lang: 'zh-cn' } });
    if (left.length === 0) throw error;
    throw new RunError(`${error.message}; not all could be put back as it was: ${left.join(', ')}`);
  }
}

type Context = Awaited<ReturnType<typeof begin>>['context'];
type Plan = ReturnType<typeof planOperations>;

async function begin(options: RunOptions, about: Pick<Report, 'kind' | 'seed' | 'shard' | 'command'>) {
  const { seed = 1, timeout = 10_000, slow, account, second, signal, headers = {}, rate } = options;
  const { parallel = PARALLEL } = options;
  const url = options.url.replace(/\/+$/, '');
  const contract = await readContract(options.contract);
  const plan = planOperations(contract, options);
  const customers = second ? [account, second] : [account];
  const given = customers.flatMap(({ password, payCode = '' }) => [password, payCode]).filter((text) => text !== '');
  const secrets = [...given, ACCOUNT_NUMBER];
  const one = createExchangeChecker(contract, { ...(slow !== undefined && { slow }), secrets });
  const series = createTraceChecker(contract);
  const check: ExchangeChecker = (exchange, applied) => [...one(exchange, applied), ...series(exchange, applied)];
  const recorder = createRecorder({ contract, target: url, check, ...about });
  const driverUntil = (ended: AbortSignal | undefined) => {
    const client = createHttpClient({ url, timeout, rate, parallel, headers, signal: ended, recorder });
    return createDriver({ contract, client, ids: createKnownIds(contract), options: { ...options, url } });
  };
  const driver = driverUntil(signal);
  const progress = (phase: string, done: number, total: number) =>
    options.onProgress?.({ phase, done, total, ...recorder.counts() });
  const context = {
    ...({ driver, recorder, random: createRandom(seed), progress } satisfies RunContext),
    /** A driver with its own session and its own abort signal. */
    driverUntil,
  };
  const keys = Object.entries(headers).filter(([name]) => /auth|cookie|key|secret|token/.test(name));
  return { context, contract, plan, secrets: [...given, ...keys.map(([, value]) => value)] };
}
