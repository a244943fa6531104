import { groupBy } from '../../../../../shared/group-by.ts';
import type { JsonObject } from '../../../../../shared/json.ts';
import { promisesOf } from '../../../checks/promises/promises-of.ts';
import { holdersAt } from '../../../checks/promises/values-at.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Exchange } from '../../../exchange.ts';
import { dataOf } from '../../driver.ts';
import { neededIds } from '../../known-ids.ts';
import { objectsIn } from '../../objects-in.ts';
import { found, inParallel, type RunContext, type Target } from '../../run-context.ts';

/** How many values of one property are compared, from all over an answer. */
const MOST = 10;

/** A value, and the read and the path where the contract says it is, too. */
interface Claim {
  readonly at: string;
  readonly field: string;
  readonly record: JsonObject;
  readonly read: string;
  readonly path: string;
}

/**
 * Compares values with the read that has the same value (`x-same-as`), except those of the home page, which may be five
 * minutes old. A value that is changing proves nothing.
 */
export async function probeSameElsewhere(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  if (operation.id === 'getHome') return;
  const { driver, recorder } = context;
  await inParallel(context, claimsIn(context, operation, exchange), async (one) => {
    const first = await valueElsewhere(context, one);
    if (first.value === undefined) return;
    recorder.applied(operation.id, 'same-elsewhere');
    if (first.value === one.record[one.field]) return;
    const own = await driver.send(operation.id, input);
    const again = claimsIn(context, operation, own).find(({ at }) => at === one.at);
    const second = again && (await valueElsewhere(context, again));
    if (second?.value !== first.value || second.value === again?.record[one.field]) return;
    found(context, operation, {
      check: 'same-elsewhere',
      message: `${one.at} is not the ${one.path} of ${one.read}`,
      expected: String(second.value),
      got: String(again?.record[one.field]),
      at: one.at,
      exchanges: [own, second.exchange],
    });
  });
}

/** The values of an answer that the contract says are elsewhere, too: a few of each property. */
function claimsIn({ driver: { contract } }: RunContext, operation: ContractOperation, exchange: Exchange): Claim[] {
  const claims = objectsIn(contract, operation, exchange).flatMap((object) =>
    promisesOf<string>({ contract }, object.schema, 'x-same-as').flatMap(([field, promise]): Claim[] => {
      const [read = '', ...path] = promise.split('.');
      // A read that is named itself would only be compared with itself.
      if (read === operation.id) return [];
      return [{ at: `${object.pointer}/${field}`, field, record: object.value, read, path: path.join('.') }];
    }),
  );
  return [...groupBy(claims, ({ field, read, path }) => `${field} ${read} ${path}`).values()].flatMap((same) =>
    same.filter((_, index) => index % Math.ceil(same.length / MOST) === 0),
  );
}

const valueElsewhere = ({ driver }: RunContext, { record, read, path }: Claim) =>
  valueAt(driver, placeOf(driver.contract, record, read, path));

/** A value in a read: how the read is called, and the id of the entry in its list, where there is a list. */
export interface Place {
  readonly read: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly id?: unknown;
}

/** The place of a value of a record: of the record itself, or of the entry that the record names or is. */
export function placeOf(contract: Contract, record: JsonObject, read: string, path: string): Place {
  const ids = neededIds(contract, read).map((id) => [id, record[id] ?? record['id']] as const);
  const named = contract.operations
    .get(read)
    ?.parameters.flatMap(({ name }) => (name in record ? [[name, record[name]] as const] : []));
  const [list] = path.split('.').slice(-2, -1);
  const query = Object.fromEntries([...(named ?? []), ...ids]);
  if (list === undefined) return { read, query, path };
  const reference = Object.keys(record).find((name) => `_${name}`.endsWith(`_${list.replace(/s$/, '')}_id`));
  return { read, query, path, id: record[reference ?? 'id'] };
}

/** The value at a place, and the exchange that shows it. */
export async function valueAt(
  driver: RunContext['driver'],
  { read, query, path, id }: Place,
): Promise<{ value: unknown; exchange: Exchange }> {
  const exchange = await driver.send(read, { query });
  const { leaf, holders } = holdersAt(dataOf(exchange), path);
  const holder = path.includes('.') ? holders.find((entry) => entry['id'] === id) : holders[0];
  return { value: holder?.[leaf], exchange };
}
