import type { OperationId } from '@meridian/sdk';
import { noteReached, reasonFor, refused, unreachedBy } from './call-reads.ts';
import type { RunKit, Target } from './kit.ts';
import type { PlannedOperation } from './plan.ts';
import { probeAllowedTexts } from './probes/allowed-texts.ts';
import { probeForeignChange } from './probes/foreign.ts';
import { probeFresh } from './probes/fresh.ts';
import { compareReads, confirmUnnamed } from './probes/invalidation.ts';
import { probeOutcome, probeStored } from './probes/outcome.ts';
import { probeRefusals } from './probes/refusals.ts';
import { probeRepeats } from './probes/repeats.ts';
import { probeVersion } from './probes/version.ts';
import { probeWrongState } from './probes/wrong-state.ts';
import { type Prepared, takeBack } from './recipes/recipe.ts';
import { findRestless, type Snapshot, takeSnapshot, type Watch } from './snapshot.ts';
import { codeOf, type Walk } from './walk.ts';

/**
 * Calls what changes something, one after the other: with valid input, watched by the reads; then once more, as after
 * an answer that was lost; then it is taken back where the contract has a way.
 */
export async function callChanges(
  kit: RunKit,
  planned: readonly PlannedOperation[],
  reads: ReadonlyMap<string, Target>,
): Promise<Map<string, Target>> {
  const { recorder, walk } = kit;
  const allowed = planned.filter(({ operation, effect, recipe }) => {
    if (recipe === undefined) recorder.unreached(operation.id, 'this tool does not know how to call it');
    else if (effect === 'lasting' && !walk.options.allowWrites) {
      recorder.unreached(operation.id, 'what it changes stays; give --allow-writes');
    } else return true;
    return false;
  });
  const watched = [...reads.values()].filter(({ operation }) => !MADE_FOR_ONE_USE.has(operation.id));
  const watch = { reads: watched, restless: await findRestless(kit, watched) };
  const reached = new Map<string, Target>();
  for (const [index, one] of allowed.entries()) {
    kit.progress('Changes', index, allowed.length);
    const target = await callChange(kit, one, watch);
    if (target !== undefined) reached.set(one.operation.id, target);
  }
  return reached;
}

async function callChange(kit: RunKit, planned: PlannedOperation, watch: Watch): Promise<Target | undefined> {
  const { operation, recipe, effect, isTarget } = planned;
  const { walk, recorder } = kit;
  const prepare = recipe?.prepare as Prepare | undefined; // each recipe makes the input of its own operation
  if (prepare === undefined) return undefined;
  try {
    if (isTarget) await probeForeignChange(kit, planned, () => prepare(walk));
    const { undo, ended, ...input } = await prepare(walk);
    if (isTarget) await probeRefusals(kit, { operation, input });
    if (isTarget) await probeWrongState(kit, planned, input);
    const before = await takeSnapshot(kit, isTarget ? watch.reads : [], watch.restless);
    const exchange = await walk.send(operation.id, input);
    if (codeOf(exchange) !== 1) {
      recorder.unreached(operation.id, unreachedBy(exchange));
      if (isTarget) refused(kit, operation, exchange);
      return undefined;
    }
    noteReached(kit, operation);
    const target = { operation, effect, input, exchange, isTarget };
    if (isTarget && !ENDS_SESSION.has(operation.id)) await probeFresh(kit, target, watch);
    if (isTarget) {
      await lookAfter(kit, { planned, target, before, watch, undo, ended, prepare: () => prepare(walk) });
      await callVariants(kit, target, (recipe?.variants ?? []) as readonly Prepare[], watch);
    }
    return target;
  } catch (error) {
    recorder.unreached(operation.id, reasonFor(error));
    return undefined;
  }
}

/** Calls a change in its other ways, and reads what it changes. */
async function callVariants(kit: RunKit, target: Target, variants: readonly Prepare[], watch: Watch): Promise<void> {
  const { operation } = target;
  const shown = watch.reads.filter((read) => operation.invalidates?.includes(read.operation.id));
  for (const prepare of variants) {
    const { undo, ended: _, ...input } = await prepare(kit.walk);
    await takeSnapshot(kit, shown, watch.restless);
    const exchange = await kit.walk.send(operation.id, input);
    if (codeOf(exchange) !== 1) {
      refused(kit, operation, exchange);
      continue;
    }
    await takeSnapshot(kit, shown, watch.restless);
    const variant = { ...target, input, exchange };
    probeStored(kit, variant);
    await probeVersion(kit, variant);
    await takeBack(undo, exchange);
  }
}

interface Carried extends Pick<Prepared<OperationId>, 'undo' | 'ended'> {
  readonly planned: PlannedOperation;
  readonly target: Target;
  readonly before: Snapshot;
  readonly watch: Watch;
  readonly prepare: () => Promise<Prepared<OperationId>>;
}

/** What a change has done, what it does when it comes again, and whether it can be taken back. */
async function lookAfter(
  kit: RunKit,
  { planned, target, before, watch, undo, ended, prepare }: Carried,
): Promise<void> {
  const { operation, input, exchange } = target;
  const endsSession = ENDS_SESSION.has(operation.id);
  const unnamed = endsSession ? [] : await compareReads(kit, target, watch, before);
  await probeOutcome(kit, target, before, ended);
  if (!endsSession) await probeRepeats(kit, target, watch);
  if (!endsSession) await probeWrongState(kit, planned, input);
  await probeVersion(kit, target);
  await takeBack(undo, exchange);
  try {
    if (unnamed.length > 0) await confirmUnnamed(kit, target, watch, prepare, unnamed);
    if (undo !== undefined) await probeAllowedTexts(kit, target, prepare);
  } catch (error) {
    // The server's state allows no second such call: once is enough to have reached it.
    reasonFor(error);
  }
}

type Prepare = (walk: Walk) => Promise<Prepared<OperationId>>;

/** A download is made for one use, and kept in nobody's cache. */
const MADE_FOR_ONE_USE = new Set(['exportBills']);

/** After these the first customer has to sign in again before anything can be read. */
const ENDS_SESSION = new Set(['resetPassword', 'closeAccount', 'logoutUser']);
