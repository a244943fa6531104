import type { OperationId } from '@meridian/sdk';
import { isRecord } from '../../../../shared/json.ts';
import { idOfEntry, recordsIn } from '../../checks/agreement.ts';
import type { Exchange } from '../../exchange.ts';
import { codeOf, type Driver, dataOf, ignoreUnreached } from '../driver.ts';
import { type Prepared, type Recipe, takeBack } from '../recipes/recipe.ts';
import { recipes } from '../recipes/recipes.ts';
import { found, type RunContext, type Target } from '../run-context.ts';
import { settled } from '../snapshot.ts';

/**
 * Checks that changes of the second customer do not affect what the first customer reads of their own: neither lists
 * nor totals.
 */
export async function probeIsolation(context: RunContext, target: Target): Promise<void> {
  const { operation } = target;
  const { driver } = context;
  const { account, second } = driver.options;
  const isOwn = operation.login === 'required' && operation.invalidates === undefined;
  if (!isOwn || driver.tokenOf('second') === undefined || second?.account === account.account) return;
  for (const [change, recipe] of changesOf(context, operation.id)) {
    // A shop is live: only an effect that occurs twice is attributed to the change.
    const seen = await around(context, target, change, recipe);
    const again = seen === undefined ? undefined : await around(context, target, change, recipe);
    if (again === undefined) continue;
    const [before, , after] = again;
    found(context, operation, {
      check: 'foreign-change',
      message: `${operation.id} answers otherwise after another customer has called ${change}`,
      expected: ownOf(operation.id, before),
      got: ownOf(operation.id, after),
      exchanges: again,
    });
    return;
  }
}

/**
 * The read before and after another customer's change, and the change itself; undefined when the answer stays the same.
 */
async function around(context: RunContext, { operation, input }: Target, change: OperationId, recipe: Recipe) {
  const read = () => context.driver.send(operation.id, input);
  const before = await read();
  const during = await changeAsSecond(context.driver.asSecond(), change, recipe, read);
  if (during === undefined) return undefined;
  context.recorder.applied(operation.id, 'foreign-change');
  const isSame = ownOf(operation.id, before) === ownOf(operation.id, during.after);
  return isSame ? undefined : ([before, during.changed, during.after] as const);
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

/** Carries out a change as the second customer, and returns the read made before the change is undone. */
async function changeAsSecond(
  driver: Driver,
  change: OperationId,
  recipe: Recipe,
  read: () => Promise<Exchange>,
): Promise<{ changed: Exchange; after: Exchange } | undefined> {
  try {
    const { undo, ended: _, ...input }: Prepared = await recipe.prepare(driver);
    const changed = await driver.send(change, input);
    if (codeOf(changed) !== 1) return undefined;
    const after = await read();
    await takeBack(undo, changed);
    return { changed, after };
  } catch (error) {
    // The second customer has no such record: nothing can be concluded.
    return ignoreUnreached(error);
  }
}
