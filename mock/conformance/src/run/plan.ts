import { type OperationId, operations } from '@meridian/sdk';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { neededIds, shownIds } from './known-ids.ts';
import { RunError, type RunOptions } from './options.ts';
import { optionalIds } from './probes/access/foreign.ts';
import { listingsOf } from './probes/reads/listed.ts';
import type { Effect, Recipe } from './recipes/recipe.ts';
import { recipes } from './recipes/recipes.ts';

export interface PlannedOperation {
  readonly operation: ContractOperation;
  readonly effect: Effect;
  readonly recipe: Recipe | undefined;
  /** Whether the operation is checked itself, and not only called for the ids that others need. */
  readonly isTarget: boolean;
}

/**
 * Orders the operations for the run: reads first, each after those that show the ids it needs; then changes, in the
 * order of the recipes. With `only` or a shard, other operations are called only for their ids. Throws RunError for an
 * unknown operation.
 */
export function planOperations(contract: Contract, { only, shard }: Pick<RunOptions, 'only' | 'shard'>) {
  for (const name of only ?? []) {
    if (!contract.operations.has(name)) throw new RunError(`--only ${name}: the contract has no such operation`);
  }
  const chosen = [...contract.operations.keys()]
    .filter((id) => only === undefined || only.includes(id))
    .filter((_, index) => shard === undefined || index % shard.of === shard.index - 1);
  const targets = new Set(chosen);
  const needed = new Set(chosen);
  const sources = createSources(contract);
  // All reads watch what a change must not affect, and show what a list may hide.
  const needsReads = (id: string) =>
    contract.operations.get(id)?.invalidates !== undefined || listingsOf(contract, id).length > 0;
  if (chosen.some(needsReads)) {
    const reads = [...contract.operations.values()].filter(({ invalidates }) => invalidates === undefined);
    for (const { id } of reads) needed.add(id);
  }
  for (const id of needed) for (const source of sources.of(id)) needed.add(source);
  const planned = [...needed].flatMap((id): PlannedOperation[] => {
    const operation = contract.operations.get(id);
    const recipe = recipeOf(id);
    if (operation === undefined) return [];
    const effect = recipe?.effect ?? (operation.invalidates === undefined ? 'none' : 'lasting');
    return [{ operation, effect, recipe, isTarget: targets.has(id) }];
  });
  const isRead = ({ operation }: PlannedOperation) => operation.invalidates === undefined;
  const order = Object.keys(recipes);
  const place = ({ operation: { id } }: PlannedOperation) => order.indexOf(id);
  const inContract = [...contract.operations.keys()];
  return {
    reads: planned
      .filter(isRead)
      .toSorted((one, other) => inContract.indexOf(one.operation.id) - inContract.indexOf(other.operation.id)),
    changes: planned.filter((one) => !isRead(one)).toSorted((one, other) => place(one) - place(other)),
  };
}

/** The recipe of an operation of this contract; an operation that the SDK does not know has none. */
function recipeOf(id: string): Recipe | undefined {
  if (!Object.hasOwn(operations, id)) return undefined;
  return recipes[id as OperationId] as Recipe | undefined; // the key was just found in the table
}

/**
 * The operations that show the ids an operation needs: for each id the read with the fewest needs of its own, otherwise
 * a change.
 */
function createSources(contract: Contract) {
  const order = ({ id, invalidates }: ContractOperation) =>
    neededIds(contract, id).length + (invalidates === undefined ? 0 : 100);
  const showing = [...contract.operations.values()]
    .toSorted((one, other) => order(one) - order(other))
    .map(({ id }) => ({ id, shown: shownIds(contract, id) }));
  return {
    of: (id: string): string[] =>
      [...neededIds(contract, id), ...optionalIds(contract, id), ...(recipeOf(id) ? RECIPE_IDS : [])].flatMap(
        (name) => {
          const others = showing.filter((one) => one.id !== id);
          const found =
            others.find(({ shown }) => shown.own.has(name)) ?? others.find(({ shown }) => shown.referred.has(name));
          return found?.id ?? [];
        },
      ),
  };
}

/** The ids that recipes take from earlier answers. */
const RECIPE_IDS = ['product_id', 'shop_id', 'address_id'];
