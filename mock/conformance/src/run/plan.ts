import { type OperationId, operations } from '@meridian/sdk';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { neededIds, shownIds } from './known-ids.ts';
import { RunError, type RunOptions } from './options.ts';
import type { Effect, Recipe } from './recipes/recipe.ts';
import { recipes } from './recipes/recipes.ts';

export interface PlannedOperation {
  readonly operation: ContractOperation;
  readonly effect: Effect;
  readonly recipe: Recipe<OperationId> | undefined;
  /** Whether it is looked at for its own sake, and not only for the ids that others need. */
  readonly isTarget: boolean;
}

/**
 * The operations in the order they are called: reads first, each after those that show the ids it needs; then what
 * changes something, in the order of the recipes. With `only` or a shard, the others come along only for their ids.
 * Throws RunError for an operation that the contract does not have.
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
  // What a change must leave alone is seen by all reads that need no id.
  const isChange = (id: string) => contract.operations.get(id)?.invalidates !== undefined;
  if (chosen.some(isChange)) {
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

/** The recipe of an operation of this contract; one that the SDK does not know has none. */
function recipeOf(id: string): Recipe<OperationId> | undefined {
  if (!Object.hasOwn(operations, id)) return undefined;
  return recipes[id as OperationId] as Recipe<OperationId> | undefined; // it has just been found there
}

/** What shows the ids that an operation needs: of each, the read that needs least itself, else a change. */
function createSources(contract: Contract) {
  const order = ({ id, invalidates }: ContractOperation) =>
    neededIds(contract, id).length + (invalidates === undefined ? 0 : 100);
  const showing = [...contract.operations.values()]
    .toSorted((one, other) => order(one) - order(other))
    .map(({ id }) => ({ id, shown: shownIds(contract, id) }));
  return {
    of: (id: string): string[] =>
      [...neededIds(contract, id), ...(recipeOf(id) ? RECIPE_IDS : [])].flatMap((name) => {
        const others = showing.filter((one) => one.id !== id);
        const found =
          others.find(({ shown }) => shown.own.has(name)) ?? others.find(({ shown }) => shown.referred.has(name));
        return found?.id ?? [];
      }),
  };
}

/** What recipes take from what was seen. */
const RECIPE_IDS = ['product_id', 'shop_id', 'address_id'];
