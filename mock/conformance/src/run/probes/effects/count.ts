import { promisesOf } from '../../../checks/promises/promises-of.ts';
import { dataSchema } from '../../../checks/shape/schema-nodes.ts';
import { type Prepare, takeBack } from '../../recipes/recipe.ts';
import type { RunContext, Target } from '../../run-context.ts';

/** Makes and undoes a change once more whose answer counts the customer (`x-counts`); the trace checks the count. */
export async function probeCount({ driver }: RunContext, { operation }: Target, prepare: Prepare): Promise<void> {
  if (promisesOf(driver, dataSchema(driver.contract, operation), 'x-counts').length === 0) return;
  const { undo, ended: _, ...input } = await prepare();
  await takeBack(undo, await driver.send(operation.id, input));
}
