import { groupBy } from '../../../../shared/group-by.ts';
import { isRecord, type JsonObject } from '../../../../shared/json.ts';
import { promisesOf } from '../../checks/promises/promises-of.ts';
import { valuesAt } from '../../checks/promises/values-at.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import type { Exchange } from '../../exchange.ts';
import { dataOf } from '../driver.ts';
import { neededIds } from '../known-ids.ts';
import { objectsIn } from '../objects-in.ts';
import { found, type RunContext, type Target } from '../run-context.ts';

/** How many values of one property are compared, from all over an answer. */
const MOST = 8;

/** A value, and the read and the path where the contract says it is, too. */
interface Said {
  readonly at: string;
  readonly field: string;
  readonly record: JsonObject;
  readonly read: string;
  readonly path: string;
}

/**
 * Compares values with the read that has the same value (`x-same-as`), unless the answer may lag. A value that is
 * changing proves nothing.
 */
export async function probeSameElsewhere(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  if (operation.mayLag) return;
  const { driver, recorder } = context;
  for (const one of saidIn(context, operation, exchange)) {
    const first = await valueElsewhere(context, one);
    if (first.value === undefined) continue;
    recorder.applied(operation.id, 'same-elsewhere');
    if (first.value === one.record[one.field]) continue;
    const own = await driver.send(operation.id, input);
    const again = saidIn(context, operation, own).find(({ at }) => at === one.at);
    const second = again && (await valueElsewhere(context, again));
    if (second?.value !== first.value || second.value === again?.record[one.field]) continue;
    found(context, operation, {
      check: 'same-elsewhere',
      message: `${one.at} is not the ${one.path} of ${one.read}`,
      expected: String(second.value),
      got: String(again?.record[one.field]),
      at: one.at,
      exchanges: [own, second.exchange],
    });
  }
}

/** The values of an answer that are said to be elsewhere, too: a few of each property. */
function saidIn({ driver: { contract } }: RunContext, operation: ContractOperation, exchange: Exchange): Said[] {
  const said = objectsIn(contract, operation, exchange).flatMap((object) =>
    promisesOf<string>({ contract }, object.schema, 'x-same-as').map(([field, promise]): Said => {
      const [read = '', ...path] = promise.split('.');
      return { at: `${object.pointer}/${field}`, field, record: object.value, read, path: path.join('.') };
    }),
  );
  return [...groupBy(said, ({ field, read, path }) => `${field} ${read} ${path}`).values()].flatMap((same) =>
    same.filter((_, index) => index % Math.ceil(same.length / MOST) === 0),
  );
}

/** The value at the other place: of the record itself, or of the entry that the record names. */
async function valueElsewhere(
  { driver }: RunContext,
  { record, read, path }: Said,
): Promise<{ value: unknown; exchange: Exchange }> {
  const query = Object.fromEntries(neededIds(driver.contract, read).map((id) => [id, record[id] ?? record['id']]));
  const exchange = await driver.send(read, { query });
  const [list = '', ...rest] = path.split('.');
  const entries = valuesAt(dataOf(exchange), list)[0];
  const id = record[`${list.replace(/s$/, '')}_id`];
  const holder = Array.isArray(entries)
    ? entries.find((entry) => isRecord(entry) && entry['id'] === id)
    : dataOf(exchange);
  const [value] = valuesAt(holder, Array.isArray(entries) ? rest.join('.') : path);
  return { value, exchange };
}
