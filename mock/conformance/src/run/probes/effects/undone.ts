import { codeOf } from '../../driver.ts';
import type { PlannedOperation } from '../../plan.ts';
import { type PrepareAs, takeBack } from '../../recipes/recipe.ts';
import { found, type RunContext } from '../../run-context.ts';
import { quietReads, type Snapshot, takeSnapshot, type Watch } from '../../snapshot.ts';

/** Undoes a change as the contract says (`x-undone-by`): the reads that it changes must answer as before it. */
export async function probeUndone(
  context: RunContext,
  { operation, recipe }: PlannedOperation,
  { reads, restless }: Watch,
): Promise<void> {
  const prepare = recipe?.undoable as PrepareAs | undefined;
  if (prepare === undefined || operation.undoneBy === undefined) return;
  let suspects = reads;
  // A shop is live: only a difference that occurs twice is attributed to the undoing.
  for (const round of [1, 2]) {
    const { undo, ...input } = await prepare(context.driver);
    if (round === 2) suspects = await quietReads(context, suspects, restless);
    if (round === 2 && suspects.length === 0) return;
    const before = await takeSnapshot(context, suspects, restless);
    const exchange = await context.driver.send(operation.id, input);
    if (codeOf(exchange) !== 1) return;
    await takeBack(undo, exchange);
    const after = await takeSnapshot(context, suspects, restless);
    context.recorder.applied(operation.id, 'undone-otherwise');
    suspects = suspects.filter(({ operation: { id } }) => shown(before, id) !== shown(after, id));
    if (suspects.length === 0) return;
    if (round === 1) continue;
    for (const { operation: read } of suspects) {
      found(context, operation, {
        check: 'undone-otherwise',
        message: `${operation.id} is undone by ${operation.undoneBy}, but ${read.id} does not answer as before`,
        expected: `${read.id} as before`,
        got: `another answer of ${read.id}`,
        contract: `${operation.pointer}/x-undone-by`,
        exchanges: [before.get(read.id)?.exchange, exchange, after.get(read.id)?.exchange],
      });
    }
  }
}

/** The answer of a read without its version, which undoing increases, too. */
const shown = (snapshot: Snapshot, id: string) => snapshot.get(id)?.text.replaceAll(/"version":\d+/g, '');
