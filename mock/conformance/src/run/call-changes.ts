import type { Input } from '../../../shared/request-encoding.ts';
import { noteReached, reasonFor, refused, unreachedBy } from './call-reads.ts';
import { codeOf, type Driver, ignoreUnreached } from './driver.ts';
import { neededIds } from './known-ids.ts';
import type { PlannedOperation } from './plan.ts';
import { probeForeignChange } from './probes/access/foreign.ts';
import { probeStepUp } from './probes/access/step-up.ts';
import { probeOnce } from './probes/again/once.ts';
import { probeOthersKey } from './probes/again/others-key.ts';
import { probeFreedKey, probeRefusals } from './probes/again/refusals.ts';
import { probeRepeats } from './probes/again/repeats.ts';
import { probeTogether } from './probes/again/together.ts';
import { probeCounted, probeOutdated, probeVersion } from './probes/again/version.ts';
import { probeWrongState } from './probes/again/wrong-state.ts';
import { probeCount } from './probes/effects/count.ts';
import { confirmFresh, probeFresh } from './probes/effects/fresh.ts';
import { compareReads, confirmUnnamed, probeUntouched } from './probes/effects/invalidation.ts';
import { probeLeftOut } from './probes/effects/left-out.ts';
import { confirmMoves, faultsOf, readMoved } from './probes/effects/moves.ts';
import { probeOrdered, readOrdered } from './probes/effects/ordered.ts';
import { probeOutcome, probeStored } from './probes/effects/outcome.ts';
import { probeUndone } from './probes/effects/undone.ts';
import { probeExactPassword } from './probes/input/exact-password.ts';
import { probeAsOf } from './probes/reads/as-of.ts';
import { type PrepareAs, type Prepared, takeBack } from './recipes/recipe.ts';
import { inParallel, type RunContext, type Target } from './run-context.ts';
import { sentFields } from './sent-fields.ts';
import { findRestless, type Snapshot, takeSnapshot, type Watch } from './snapshot.ts';

/**
 * Calls the changes, one after the other: with valid input, watched by the reads; then once more, as after a lost
 * answer; then undoes the call where the contract has a way.
 */
export async function callChanges(
  context: RunContext,
  planned: readonly PlannedOperation[],
  reads: ReadonlyMap<string, Target>,
): Promise<Map<string, Target>> {
  const { recorder, driver } = context;
  const allowed = planned.filter(({ operation, effect, recipe }) => {
    if (recipe === undefined) recorder.unreached(operation.id, 'this tool does not know how to call it');
    else if (effect === 'lasting' && !driver.options.allowWrites) {
      recorder.unreached(operation.id, 'what it changes stays; give --allow-writes');
    } else return true;
    return false;
  });
  const watched = [...reads.values()].filter(({ operation }) => !MADE_FOR_ONE_USE.has(operation.id));
  const watch = { reads: watched, restless: await findRestless(context, watched) };
  const reached = new Map<string, Target>();
  for (const [index, one] of allowed.entries()) {
    context.progress('Changes', index, allowed.length);
    const target = await callChange(context, one, watch);
    if (target !== undefined) reached.set(one.operation.id, target);
  }
  return reached;
}

async function callChange(context: RunContext, planned: PlannedOperation, watch: Watch): Promise<Target | undefined> {
  const { operation, recipe, effect, isTarget } = planned;
  const { driver, recorder } = context;
  if (recipe === undefined) return undefined;
  const prepare = async (self: Driver = driver): Promise<Prepared> => recipe.prepare(self);
  try {
    const prepared = await prepare();
    const ready = isTarget ? await probeForeignChange(context, planned, prepare, prepared) : prepared;
    const { undo, ended: _, lasting: __, ...input } = ready;
    if (isTarget) await probeWrongState(context, planned, input);
    if (isTarget) await probeStepUp(context, { operation, input, undo });
    const untouched = await takeSnapshot(context, isTarget ? namedReads(operation, watch) : [], watch.restless);
    const isRefused = isTarget && (await probeRefusals(context, { operation, input, undo }));
    const [before, moved] = await Promise.all([
      takeSnapshot(context, isTarget ? watch.reads : [], watch.restless),
      isTarget ? readMoved(context, operation, input) : new Map(),
    ]);
    if (isRefused) await probeUntouched(context, operation, { untouched, before, watch, prepare });
    const exchange = await driver.send(operation.id, input);
    if (codeOf(exchange) !== 1) {
      recorder.unreached(operation.id, unreachedBy(exchange));
      if (isTarget) refused(context, operation, exchange);
      return undefined;
    }
    noteReached(context, operation);
    const again = effect === 'undone' && undo !== undefined && { again: prepare };
    const target = { operation, effect, input, exchange, isTarget, ...again };
    const isWatched = isTarget && !endsSession(driver, operation);
    probeCounted(context, target, before);
    const [late, faults, after] = await Promise.all([
      isWatched ? probeFresh(context, target, watch) : [],
      faultsOf(context, target, moved),
      takeSnapshot(context, isWatched ? watch.reads : [], watch.restless),
    ]);
    if (isTarget) {
      await probeDone(context, { planned, target, ready, before, after, watch, late, faults, prepare });
      await probeAsOf(context, target, watch.reads);
      await callVariants(context, target, (recipe.variants ?? []) as readonly PrepareAs[], watch);
    }
    return target;
  } catch (error) {
    recorder.unreached(operation.id, reasonFor(error));
    return undefined;
  }
}

/** Calls the variants of a change that the server's state allows, and compares the reads. */
async function callVariants(
  context: RunContext,
  target: Target,
  variants: readonly PrepareAs[],
  watch: Watch,
): Promise<void> {
  const { operation } = target;
  const shown = namedReads(operation, watch);
  const tried: Input[] = [target.input];
  for (const prepare of variants) {
    const prepared = await prepare(context.driver).catch(ignoreUnreached);
    if (prepared === undefined) continue;
    const ready = tried.every((other) => sendsMore(prepared, other))
      ? await probeForeignChange(context, target, prepare, prepared).catch(ignoreUnreached)
      : prepared;
    if (ready === undefined) continue;
    const { undo, ended: _, ...input } = ready;
    await probeRefusals(context, { operation, input, undo });
    tried.push(input);
    const [ordered, moved] = await Promise.all([
      readOrdered(context, operation, input),
      readMoved(context, operation, input),
      takeSnapshot(context, shown, watch.restless),
    ]);
    const exchange = await context.driver.send(operation.id, input);
    if (codeOf(exchange) !== 1) {
      refused(context, operation, exchange);
      continue;
    }
    const variant = { ...target, input, exchange };
    probeStored(context, variant);
    const [faults] = await Promise.all([
      faultsOf(context, variant, moved),
      probeOrdered(context, variant, ordered),
      takeSnapshot(context, shown, watch.restless),
    ]);
    await probeOnce(context, variant);
    await probeVersion(context, variant);
    await takeBack(undo, exchange);
    const again = () => prepare(context.driver);
    await confirmMoves(context, variant, faults, { prepare: again, isUndone: false }).catch(ignoreUnreached);
  }
}

interface Carried {
  readonly planned: PlannedOperation;
  readonly target: Target;
  readonly ready: Prepared;
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly watch: Watch;
  readonly late: readonly Target[];
  readonly faults: Awaited<ReturnType<typeof faultsOf>>;
  readonly prepare: (self?: Driver) => Promise<Prepared>;
}

/** Checks what a change has done, what a repeat does, and whether it can be undone. */
async function probeDone(
  context: RunContext,
  { planned, target, ready, before, after, watch, late, faults, prepare }: Carried,
): Promise<void> {
  const { operation, input, exchange } = target;
  const { undo } = ready;
  const hasEnded = endsSession(context.driver, operation);
  const unnamed = hasEnded ? [] : compareReads(context, target, before, after);
  await probeOutcome(context, target, ready, before);
  await probeExactPassword(context, target);
  if (!hasEnded) await probeRepeats(context, target, watch, after);
  if (!hasEnded) await probeWrongState(context, planned, input);
  await probeOnce(context, target);
  await probeVersion(context, target);
  await takeBack(undo, exchange);
  const again = [
    () => late.length > 0 && confirmFresh(context, target, watch, prepare, late),
    () => unnamed.length > 0 && confirmUnnamed(context, target, watch, prepare, unnamed),
    () => probeOutdated(context, planned),
    // Of two customers.
    () => inParallel(context, [probeFreedKey, probeOthersKey], (probe) => probe(context, target, prepare)),
    () => probeUndone(context, planned, { ...watch, reads: namedReads(operation, watch) }),
    () => probeCount(context, target, prepare),
    () => probeLeftOut(context, target, prepare),
    () => probeTogether(context, target, prepare),
    () => confirmMoves(context, target, faults, { prepare, isUndone: undo !== undefined }),
  ];
  // Where the server's state allows no second call, one call is enough to have reached the operation.
  for (const probe of again) await Promise.resolve(probe()).catch(ignoreUnreached);
}

/** Whether an input has fields that another has not. */
const sendsMore = (input: Input, other: Input): boolean =>
  sentFields(input).some(({ at }) => sentFields(other).every((one) => one.at !== at));

const namedReads = ({ invalidates }: Target['operation'], { reads }: Watch) =>
  reads.filter(({ operation }) => invalidates?.includes(operation.id));

/** Operations whose answer is a download for one use, which no cache keeps. */
const MADE_FOR_ONE_USE = new Set(['exportBills']);

/** Whether a call ends the session that makes it: it changes the sessions, and names none. */
const endsSession = ({ contract }: Driver, { id, login, invalidates = [] }: Target['operation']): boolean =>
  login !== 'none' && invalidates.includes('listSessions') && neededIds(contract, id).length === 0;
