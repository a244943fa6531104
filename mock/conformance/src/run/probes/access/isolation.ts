import type { OperationId } from '@meridian/sdk';
import { isRecord } from '../../../../../shared/json.ts';
import { idOfEntry, recordsIn } from '../../../checks/agreement.ts';
import type { Exchange } from '../../../exchange.ts';
import { codeOf, dataOf, ignoreUnreached } from '../../driver.ts';
import { type Prepared, type Recipe, takeBack } from '../../recipes/recipe.ts';
import { recipes } from '../../recipes/recipes.ts';
import { found, inParallel, type RunContext, type Target } from '../../run-context.ts';
import { settled } from '../../snapshot.ts';
import { hasSecond } from './foreign.ts';

type Change = ReturnType<typeof changesOf>[number];

/** Checks that the second customer's changes leave alone what the first reads of their own: neither lists nor totals. */
export async function probeIsolation(context: RunContext, reads: readonly Target[]): Promise<void> {
  if (!hasSecond(context.driver)) return;
  const own = reads.filter(({ operation }) => operation.login === 'required');
  const told = new Set<Target>();
  for (const group of apart(context, own)) {
    // A shop is live: only an effect that occurs twice is attributed to the change.
    const seen = await around(context, new Map([...group].filter(([read]) => !told.has(read))));
    const again = await around(context, new Map([...group].filter(([read]) => seen.has(read))));
    for (const [read, { change, exchanges }] of again) {
      const { operation } = read;
      const [expected, , got] = exchanges.map((exchange) => ownOf(operation.id, exchange));
      found(context, operation, {
        check: 'foreign-change',
        message: `${operation.id} answers otherwise after another customer has called ${change}`,
        expected: expected ?? '',
        got: got ?? '',
        exchanges,
      });
      told.add(read);
    }
  }
}

/** Changes that are made side by side, by the reads that each is to change when they are its customer's: no two the same. */
type Group = ReadonlyMap<Target, Change>;

function apart(context: RunContext, own: readonly Target[]): Group[] {
  const groups: Map<Target, Change>[] = [];
  for (const change of new Map(own.flatMap(({ operation }) => changesOf(context, operation.id)))) {
    const named = own.filter(({ operation }) => changesOf(context, operation.id).some(([id]) => id === change[0]));
    const free = groups.find((others) => named.every((read) => !others.has(read)));
    const group = free ?? new Map<Target, Change>();
    for (const read of named) group.set(read, change);
    if (free === undefined) groups.push(group);
  }
  return groups;
}

/** The reads that answer otherwise after another customer's changes, each with its change between its answers. */
async function around(context: RunContext, group: Group) {
  const { driver, recorder } = context;
  const ask = async (read: Target) => [read, await driver.send(read.operation.id, read.input)] as const;
  const readAll = async () => new Map(await Promise.all([...group.keys()].map(ask)));
  const before = await readAll();
  const made = new Map<Change, { exchange: Exchange; undo: Prepared['undo'] }>();
  await inParallel(context, [...new Set(group.values())], async (change) => {
    const [id, { prepare }] = change;
    try {
      const { undo, ended: _, ...input }: Prepared = await prepare(driver.asSecond());
      const exchange = await driver.send(id, input, 'second');
      if (codeOf(exchange) === 1) made.set(change, { exchange, undo });
    } catch (error) {
      // The second customer has no such record: nothing can be concluded.
      ignoreUnreached(error);
    }
  });
  const after = await readAll();
  await inParallel(context, [...made.values()], ({ undo, exchange }) =>
    takeBack(undo, exchange).catch(ignoreUnreached),
  );
  const changed = new Map<Target, { change: OperationId; exchanges: [Exchange, Exchange, Exchange] }>();
  for (const [read, change] of group) {
    const { id } = read.operation;
    const [earlier, now, later] = [before.get(read), made.get(change)?.exchange, after.get(read)];
    if (!earlier || !now || !later) continue;
    recorder.applied(id, 'foreign-change');
    if (ownOf(id, earlier) !== ownOf(id, later))
      changed.set(read, { change: change[0], exchanges: [earlier, now, later] });
  }
  return changed;
}

/**
 * The part of an answer that depends on its customer: of a list only the ids, since a shop in it may have gained a
 * follower.
 */
function ownOf(id: string, exchange: Exchange): string {
  const data = dataOf(exchange);
  if (!isRecord(data) || !Array.isArray(data['list'])) return settled(id, data);
  return settled(id, {
    total: data['total'],
    list: recordsIn(data['list']).map((entry) => idOfEntry(entry) ?? entry),
  });
}

/** The changes that affect the read and that the run can undo. */
export function changesOf({ driver }: RunContext, read: string): [OperationId, Recipe][] {
  return Object.entries(recipes).flatMap(([id, recipe]): [OperationId, Recipe][] => {
    const isShown = driver.contract.operations.get(id)?.invalidates?.includes(read) === true;
    const isTried = isShown && recipe.effect === 'undone' && !SIGNS_IN.has(id);
    // The table lists each recipe under its operation's name.
    return isTried ? [[id as OperationId, recipe as unknown as Recipe]] : [];
  });
}

/** Changes whose recipes sign the first customer in or out. */
const SIGNS_IN: ReadonlySet<string> = new Set(['loginUser', 'logoutUser', 'revokeSession']);
