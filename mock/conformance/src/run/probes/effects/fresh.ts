import { isRecord } from '../../../../../shared/json.ts';
import { dataSchema } from '../../../checks/shape/schema-nodes.ts';
import { codeOf, dataOf, ignoreUnreached } from '../../driver.ts';
import { neededIds } from '../../known-ids.ts';
import { type Prepare, takeBack } from '../../recipes/recipe.ts';
import { found, type RunContext, type Target } from '../../run-context.ts';
import { quietReads, settled, type Watch } from '../../snapshot.ts';

/** Reads a change's result at once. Returns the reads of the same thing that do not show its current state. */
export async function probeFresh(
  context: RunContext,
  { operation, exchange }: Target,
  { restless }: Watch,
): Promise<readonly Target[]> {
  const { driver, recorder } = context;
  const answered = dataOf(exchange);
  const late: Target[] = [];
  if (!isRecord(answered)) return late;
  for (const id of operation.invalidates ?? []) {
    const read = driver.operationOf(id);
    const [field, ...more] = neededIds(driver.contract, id);
    if (dataSchema(driver.contract, read) !== dataSchema(driver.contract, operation) || more.length > 0) continue;
    const input = { query: field === undefined ? {} : { [field]: answered['id'] } };
    const shown = await driver.send(id, input);
    recorder.applied(operation.id, 'read-after-write');
    const got = dataOf(shown);
    if (got === undefined || settled(id, got, restless) === settled(id, answered, restless)) continue;
    late.push({ operation: read, effect: 'none', input, exchange: shown, isTarget: false });
  }
  return late;
}

/**
 * Makes a change once more, and reports the reads that did not show it: as an error when they do not show it again. A
 * shop is live: something else may have happened between the change and the read, and a read that changes without any
 * call shows nothing.
 */
export async function confirmFresh(
  context: RunContext,
  target: Target,
  watch: Watch,
  prepare: Prepare,
  suspects: readonly Target[],
): Promise<void> {
  let second: Target | undefined;
  let again: readonly Target[] = [];
  try {
    const { undo, ended: _, ...input } = await prepare();
    const exchange = await context.driver.send(target.operation.id, input);
    if (codeOf(exchange) === 1) second = { ...target, input, exchange };
    if (second !== undefined)
      again = await quietReads(context, await probeFresh(context, second, watch), watch.restless);
    await takeBack(undo, exchange);
  } catch (error) {
    ignoreUnreached(error);
  }
  for (const suspect of suspects) {
    const confirmed = again.find(({ operation: { id } }) => id === suspect.operation.id);
    const [change, { operation, exchange }] = second && confirmed ? [second, confirmed] : [target, suspect];
    const doubt = confirmed ? '' : ' (seen once)';
    found(context, target.operation, {
      check: 'read-after-write',
      severity: confirmed ? 'error' : 'warning',
      message: `Right after ${target.operation.id} ${operation.id} does not show what it has answered${doubt}`,
      expected: settled(operation.id, dataOf(change.exchange), watch.restless),
      got: settled(operation.id, dataOf(exchange), watch.restless),
      exchanges: [change.exchange, exchange],
    });
  }
}
