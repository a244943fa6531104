import { COUNTED } from '../../../checks/trace/counts.ts';
import { type Prepare, takeBack } from '../../recipes/recipe.ts';
import type { RunContext, Target } from '../../run-context.ts';

/** Makes and undoes a change once more whose answer counts the customer (`COUNTED`); the trace checks the count. */
export async function probeCount({ driver }: RunContext, { operation }: Target, prepare: Prepare): Promise<void> {
  if (!(operation.id in COUNTED)) return;
  const { undo, ended: _, ...input } = await prepare();
  await takeBack(undo, await driver.send(operation.id, input));
}
