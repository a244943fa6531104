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

/** Checks that the second customer's changes leave alone what the first reads of their own: neither lists nor totals. */
export async function probeIsolation(context: RunContext, reads: readonly Target[]): Promise<void> {
  if (!hasSecond(context.driver)) return;
  let own = reads.filter(({ operation }) => operation.login === 'required');
  for (const [change, recipe] of new Map(own.flatMap(({ operation }) => changesOf(context, operation.id)))) {
    const isNamed = ({ operation }: Target) => changesOf(context, operation.id).some(([id]) => id === change);
    // A shop is live: only an effect that occurs twice is attributed to the change.
    const seen = await around(context, own.filter(isNamed), change, recipe);
    const again = await around(context, [...seen.keys()], change, recipe);
    for (const [{ operation }, exchanges] of again) {
      const [expected, , got] = exchanges.map((exchange) => ownOf(operation.id, exchange));
      found(context, operation, {
        check: 'foreign-change',
        message: `${operation.id} answers otherwise after another customer has called ${change}`,
        expected: expected ?? '',
        got: got ?? '',
        exchanges,
      });
    }
    own = own.filter((read) => !again.has(read));
  }
}

/** The reads that answer otherwise after another customer's change, with the change between their answers. */
async function around(context: RunContext, reads: readonly Target[], change: OperationId, recipe: Recipe) {
  const { driver, recorder } = context;
  const changed = new Map<Target, [Exchange, Exchange, Exchange]>();
  const readAll = async () => {
    const answers = new Map<Target, Exchange>();
    await inParallel(context, reads, async (read) => {
      answers.set(read, await driver.send(read.operation.id, read.input));
    });
    return answers;
  };
  if (reads.length === 0) return changed;
  const before = await readAll();
  try {
    const { undo, ended: _, ...input }: Prepared = await recipe.prepare(driver.asSecond());
    const exchange = await driver.send(change, input, 'second');
    if (codeOf(exchange) !== 1) return changed;
    const after = await readAll();
    await takeBack(undo, exchange);
    for (const [read, earlier] of before) {
      const later = after.get(read) ?? earlier;
      const { id } = read.operation;
      recorder.applied(id, 'foreign-change');
      if (ownOf(id, earlier) !== ownOf(id, later)) changed.set(read, [earlier, exchange, later]);
    }
  } catch (error) {
    // The second customer has no such record: nothing can be concluded.
    ignoreUnreached(error);
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
