import { isRecord } from '../../../../shared/json.ts';
import { dataSchema } from '../../checks/shape/schema-nodes.ts';
import { dataOf } from '../driver.ts';
import { neededIds } from '../known-ids.ts';
import { found, type RunContext, type Target } from '../run-context.ts';
import { settled, type Watch } from '../snapshot.ts';

/** Reads a change's result at once: the read of the same thing must show its current state. */
export async function probeFresh(
  context: RunContext,
  { operation, exchange }: Target,
  { restless }: Watch,
): Promise<void> {
  const { driver, recorder } = context;
  const answered = dataOf(exchange);
  if (!isRecord(answered)) return;
  for (const id of operation.invalidates ?? []) {
    const read = driver.operationOf(id);
    const [field, ...more] = neededIds(driver.contract, id);
    if (dataSchema(driver.contract, read) !== dataSchema(driver.contract, operation) || more.length > 0) continue;
    const late = await driver.send(id, { query: field === undefined ? {} : { [field]: answered['id'] } });
    recorder.applied(operation.id, 'read-after-write');
    const got = dataOf(late);
    if (got === undefined || settled(id, got, restless) === settled(id, answered, restless)) continue;
    found(context, operation, {
      check: 'read-after-write',
      message: `Right after ${operation.id} ${id} does not show what it has answered`,
      expected: settled(id, answered, restless),
      got: settled(id, got, restless),
      exchanges: [exchange, late],
    });
  }
}
