import type { OperationId } from '@meridian/sdk';
import { isRecord, type JsonObject } from '../../../../shared/json.ts';
import { recordsIn } from '../../checks/agreement.ts';
import type { Exchange } from '../../exchange.ts';
import { codeOf, type Driver, dataOf, Unreached } from '../driver.ts';
import { type Prepared, type Recipe, takeBack } from '../recipes/recipe.ts';
import { recipes } from '../recipes/recipes.ts';
import { found, type RunContext, type Target } from '../run-context.ts';
import { settled } from '../snapshot.ts';

/** What the second customer does changes nothing that the first one sees of their own: no list, and no total. */
export async function probeIsolation(context: RunContext, target: Target): Promise<void> {
  const { operation } = target;
  const { driver } = context;
  const { account, second } = driver.options;
  const isOwn = operation.login === 'required' && operation.invalidates === undefined;
  if (!isOwn || driver.tokenOf('second') === undefined || second?.account === account.account) return;
  for (const [change, recipe] of changesOf(context, operation.id)) {
    // A shop lives: only what happens twice comes of the change.
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

/** The read before and after another customer's change, with that; undefined while it answers the same. */
async function around(
  context: RunContext,
  { operation, input }: Target,
  change: OperationId,
  recipe: Recipe<OperationId>,
) {
  const read = () => context.driver.send(operation.id, input);
  const before = await read();
  const during = await changeAsSecond(context.driver.asSecond(), change, recipe, read);
  if (during === undefined) return undefined;
  context.recorder.applied(operation.id, 'foreign-change');
  const isSame = ownOf(operation.id, before) === ownOf(operation.id, during.after);
  return isSame ? undefined : ([before, during.changed, during.after] as const);
}

/** What an answer says of its customer: of a list which entries it has, since a shop among them may have one more fan. */
function ownOf(id: string, exchange: Exchange): string {
  const data = dataOf(exchange);
  if (!isRecord(data) || !Array.isArray(data['list'])) return settled(id, data);
  return settled(id, { total: data['total'], list: recordsIn(data['list']).map(entryId) });
}

/** The id of an entry, or that of the record that it is about. */
const entryId = (entry: JsonObject): unknown =>
  [entry, ...recordsIn(Object.values(entry))].find(({ id }) => id !== undefined)?.['id'] ?? entry;

/** The changes that show in the read, and that the run takes back. */
function changesOf({ driver }: RunContext, read: string): [OperationId, Recipe<OperationId>][] {
  return Object.entries(recipes).flatMap(([id, recipe]): [OperationId, Recipe<OperationId>][] => {
    const isShown = driver.contract.operations.get(id)?.invalidates?.includes(read) === true;
    const isTried = isShown && recipe.effect === 'undone' && !SIGNS_IN.has(id);
    // The table has each recipe under the name of its operation.
    return isTried ? [[id as OperationId, recipe as unknown as Recipe<OperationId>]] : [];
  });
}

/** Their recipes sign the first customer in or out. */
const SIGNS_IN: ReadonlySet<string> = new Set(['loginUser', 'logoutUser', 'revokeSession']);

/** Carries a change out as the second customer, and gives what is read while it stands. */
async function changeAsSecond(
  driver: Driver,
  change: OperationId,
  recipe: Recipe<OperationId>,
  read: () => Promise<Exchange>,
): Promise<{ changed: Exchange; after: Exchange } | undefined> {
  try {
    const { undo, ended: _, ...input }: Prepared<OperationId> = await recipe.prepare(driver);
    const changed = await driver.send(change, input);
    if (codeOf(changed) !== 1) return undefined;
    const after = await read();
    await takeBack(undo, changed);
    return { changed, after };
  } catch (error) {
    // The second customer has nothing of the kind: nothing can be said.
    if (error instanceof Unreached || error instanceof TypeError) return undefined;
    throw error;
  }
}
