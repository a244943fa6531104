import { groupBy } from '../../../../../shared/group-by.ts';
import { isRecord, type JsonObject } from '../../../../../shared/json.ts';
import { promisesOf } from '../../../checks/promises/promises-of.ts';
import { valuesAt } from '../../../checks/promises/values-at.ts';
import { dataSchema } from '../../../checks/shape/schema-nodes.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { codeOf, dataOf, entriesOf } from '../../driver.ts';
import { neededIds } from '../../known-ids.ts';
import { found, inParallel, type RunContext, type Target } from '../../run-context.ts';

/** How many records are read, how many of each state are looked for, and on how many pages of which size. */
const [READ, OF_EACH, PAGES, PAGE] = [60, 2, 6, 50];

/** What a property says of a list: its record is in it exactly when it has one of these values (`x-listed-by`). */
interface ListedBy {
  readonly read: string;
  readonly as: string;
  readonly by?: string;
  readonly when: readonly unknown[];
}

interface Listing extends ListedBy {
  /** The read that shows the record. */
  readonly shows: ContractOperation;
  readonly field: string;
}

/** Looks for records in a list, some of each state: those must be there that the contract says, and no others. */
export async function probeListed(context: RunContext, { operation }: Target): Promise<void> {
  const { driver, recorder } = context;
  for (const listing of listingsOf(driver.contract, operation.id)) {
    const records = groupBy(await recordsShown(context, listing), (record) =>
      stateOf(driver.contract, listing, record),
    );
    const some = [...records.values()].flatMap((same) => same.slice(0, OF_EACH));
    await inParallel(context, some, async (record) => {
      const look = async () => {
        const { exchange: shown, data } = await readRecord(context, listing, record['id']);
        const { isThere, exchange: list } = await lookFor(context, operation, listing, record['id']);
        const value = data?.[listing.field];
        const isKnown = codeOf(list) === 1 && data !== undefined && isThere !== undefined;
        const isWrong = isKnown && isThere !== listing.when.includes(value);
        return { value, isThere, isWrong, exchanges: [shown, list] };
      };
      recorder.applied(operation.id, 'listed-otherwise');
      // Something may have happened between the two reads: only what is seen twice counts.
      if (!(await look()).isWrong) return;
      const { value, isThere, isWrong, exchanges } = await look();
      if (!isWrong) return;
      found(context, operation, {
        check: 'listed-otherwise',
        message: `${operation.id} ${isThere ? 'has' : 'lacks'} a record whose ${listing.field} is ${value} in ${listing.shows.id}`,
        expected: isThere ? 'not in the list' : 'in the list',
        got: `${record['id']} ${isThere ? 'found' : 'not found'}`,
        exchanges,
      });
    });
  }
}

/** What records say of a list. */
export function listingsOf(contract: Contract, list: string): Listing[] {
  return [...contract.operations.values()]
    .filter(({ id }) => neededIds(contract, id).length === 1)
    .flatMap((shows) => listedBy(contract, shows).map(([field, promise]) => ({ ...promise, shows, field })))
    .filter(({ read }) => read === list);
}

/** Records that were seen: the last ones first, because others refer to them, as to what a list hides. */
async function recordsShown(context: RunContext, listing: Listing): Promise<JsonObject[]> {
  const [name = ''] = neededIds(context.driver.contract, listing.shows.id);
  const ids = context.driver.ids.of(name).slice(-READ).toReversed();
  const records: (JsonObject | undefined)[] = [];
  await inParallel(context, [...ids.entries()], async ([index, id]) => {
    records[index] = (await readRecord(context, listing, id)).data;
  });
  return records.filter((record) => record !== undefined);
}

/** The values of a record that say in which lists it is. */
function stateOf(contract: Contract, { shows }: Listing, record: JsonObject): string {
  return JSON.stringify(listedBy(contract, shows).map(([field]) => record[field]));
}

const listedBy = (contract: Contract, shows: ContractOperation) =>
  promisesOf<ListedBy>({ contract }, dataSchema(contract, shows), 'x-listed-by');

async function readRecord({ driver }: RunContext, { shows }: Listing, id: unknown) {
  const [name = ''] = neededIds(driver.contract, shows.id);
  const exchange = await driver.send(shows.id, { query: { [name]: id } });
  const data = dataOf(exchange);
  return { exchange, data: isRecord(data) ? data : undefined };
}

/** Whether a list has a record, asked for by its id or on one of its pages; undefined for a list that is too long. */
async function lookFor({ driver }: RunContext, { id: list }: ContractOperation, { as, by }: Listing, id: unknown) {
  for (let page = 1; ; page += 1) {
    const exchange = await driver.send(list, { query: by === undefined ? { page, limit: PAGE } : { [by]: [id] } });
    const entries = entriesOf(exchange);
    const isThere = entries.some((entry) => valuesAt(entry, as).includes(id));
    const isLast = by !== undefined || entries.length < PAGE;
    if (isThere || isLast) return { isThere, exchange };
    if (page === PAGES) return { isThere: undefined, exchange };
  }
}
