import { listOf } from '../../../../../shared/json.ts';
import { promisesOf } from '../../../checks/promises/promises-of.ts';
import { dataSchema } from '../../../checks/shape/schema-nodes.ts';
import { ignoreUnreached } from '../../driver.ts';
import { takeBack } from '../../recipes/recipe.ts';
import type { RunContext, Target } from '../../run-context.ts';
import { changesOf } from '../access/isolation.ts';

/** Reads a list before and after each change that may add to it; the trace checks where the new entry is. */
export async function probeAdditions(context: RunContext, { operation, input }: Target): Promise<void> {
  const { driver } = context;
  const orders = promisesOf(driver, dataSchema(driver.contract, operation), 'x-sorted-by');
  if (!orders.some(([, order]) => listOf(order).includes('-added'))) return;
  for (const [change, recipe] of changesOf(context, operation.id)) {
    await driver.send(operation.id, input);
    try {
      const { undo, ended: _, ...changed } = await recipe.prepare(driver);
      const exchange = await driver.send(change, changed);
      await driver.send(operation.id, input);
      await takeBack(undo, exchange);
    } catch (error) {
      ignoreUnreached(error);
    }
  }
}
