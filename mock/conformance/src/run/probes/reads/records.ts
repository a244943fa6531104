import type { ContractOperation } from '../../../contract/contract.ts';
import type { Exchange } from '../../../exchange.ts';
import { answerOf, bodyOf, codeOf, type Driver, reasonOf } from '../../driver.ts';
import { createKnownIds, neededIds, shownIds, singular } from '../../known-ids.ts';
import { found, inParallel, type RunContext, type Target } from '../../run-context.ts';
import { isPrivate, isPrivateUnfound } from '../access/foreign.ts';

/** How many records of a kind are read. */
const MOST = 16;

/**
 * Reads other records of the same kind: some mistakes show only in some states. What a list of the customer shows must
 * be there.
 */
export async function probeRecords(context: RunContext, { operation, input }: Target): Promise<void> {
  const { driver, recorder } = context;
  const [field, ...more] = Object.keys(input.query ?? {});
  if (operation.invalidates !== undefined || field === undefined || more.length > 0) return;
  const name = singular(field);
  const ids = driver.ids.of(name).filter((id) => id !== input.query?.[field]);
  await inParallel(context, ids.slice(0, MOST), async (id) => {
    const read = () => driver.send(operation.id, { query: { [field]: id } });
    const isGone = isPrivateUnfound(reasonOf(await read()));
    if (!isPrivate(name)) return;
    recorder.applied(operation.id, 'not-found-otherwise');
    const list = isGone ? await listShowing(driver, name, id) : undefined;
    // It may be gone since the list was read.
    if (list !== undefined) foundListed(context, operation, [list, await read()]);
  });
}

/** Reports that a call, the last of the exchanges, is refused as if a record of the customer's own were not there. */
export function foundListed(context: RunContext, operation: ContractOperation, exchanges: readonly Exchange[]): void {
  const refused = exchanges.at(-1);
  if (refused === undefined || !isPrivateUnfound(reasonOf(refused))) return;
  found(context, operation, {
    check: 'not-found-otherwise',
    message: `${operation.id} does not find what the customer is shown as their own`,
    expected: `any answer but ${reasonOf(refused)}`,
    got: answerOf(refused),
    exchanges,
  });
}

/** A list of the customer that shows a record now; undefined where none does. */
async function listShowing(driver: Driver, name: string, id: number): Promise<Exchange | undefined> {
  const { contract } = driver;
  for (const { id: list, invalidates, answers } of contract.operations.values()) {
    const isList = invalidates === undefined && neededIds(contract, list).length === 0;
    const success = answers.get(1);
    if (!isList || success === undefined || !shownIds(contract, list).own.has(name)) continue;
    const shown = createKnownIds(contract);
    const exchange = await driver.send(list, {});
    if (codeOf(exchange) === 1) shown.learn(success, bodyOf(exchange));
    if (shown.shown(name).includes(id)) return exchange;
  }
  return undefined;
}
