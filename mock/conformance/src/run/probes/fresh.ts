import { isRecord } from '../../../../shared/json.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import { found, type RunKit, type Target } from '../kit.ts';
import { neededIds } from '../known-ids.ts';
import { settled, type Watch } from '../snapshot.ts';
import { dataOf } from '../walk.ts';

/** Reads at once what a change has answered: the read that shows the same thing shows it as it is now. */
export async function probeFresh(kit: RunKit, { operation, exchange }: Target, { restless }: Watch): Promise<void> {
  const { walk, recorder } = kit;
  const answered = dataOf(exchange);
  const shown = dataSchema(operation, kit);
  if (!isRecord(answered) || shown === undefined) return;
  for (const id of operation.invalidates ?? []) {
    const read = walk.operationOf(id);
    const [field, ...more] = neededIds(walk.contract, id);
    if (dataSchema(read, kit) !== shown || more.length > 0) continue;
    const late = await walk.send(id, { query: field === undefined ? {} : { [field]: answered['id'] } });
    recorder.looked(operation.id, 'read-after-write');
    const got = dataOf(late);
    if (got === undefined || settled(id, got, restless) === settled(id, answered, restless)) continue;
    found(kit, operation, {
      check: 'read-after-write',
      message: `Right after ${operation.id} ${id} does not show what it has answered`,
      expected: settled(id, answered, restless),
      got: settled(id, got, restless),
      exchanges: [exchange, late],
    });
  }
}

/** The reference to what a success holds; undefined for what has no name. */
function dataSchema({ answers }: ContractOperation, { walk }: RunKit): unknown {
  const { properties } = walk.contract.resolve(answers.get(1));
  const data = isRecord(properties) ? properties['data'] : undefined;
  return isRecord(data) ? data['$ref'] : undefined;
}
