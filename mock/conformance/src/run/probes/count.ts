import type { OperationId } from '@meridian/sdk';
import { isRecord } from '../../../../shared/json.ts';
import { dataSchema, propertiesOf } from '../../checks/shape/schema-nodes.ts';
import { type Prepared, takeBack } from '../recipes/recipe.ts';
import type { RunContext, Target } from '../run-context.ts';

/** Makes and undoes a change once more whose answer counts the customer (`x-counts`); the trace checks the count. */
export async function probeCount(
  { driver }: RunContext,
  { operation }: Target,
  prepare: () => Promise<Prepared<OperationId>>,
): Promise<void> {
  const properties = Object.values(propertiesOf(driver.contract, dataSchema(driver.contract, operation)));
  if (!properties.some((property) => isRecord(property) && property['x-counts'] !== undefined)) return;
  const { undo, ended: _, ...input } = await prepare();
  await takeBack(undo, await driver.send(operation.id, input));
}
