import { type Contract, callsOf } from '../../scripts/contract.ts';
import { field, fieldsIn, type Shown, violation } from './show.ts';

/** A page holds as many entries as its number, its size and the total leave for it. */
export function wrongPages(all: Shown[]): string[] {
  return all
    .filter(({ path, value }) => path === 'data' && 'total' in value && 'limit' in value)
    .flatMap((shown) => {
      const { total, page, limit } = shown.value;
      const left = Number(total) - (Number(page) - 1) * Number(limit);
      const expected = Math.max(0, Math.min(Number(limit), left));
      const found = fieldsIn(field(shown.value, 'list')).length;
      return found === expected ? [] : [violation(shown, 'list', `${expected} entries`, `${found} entries`)];
    });
}

/** No list of entities shows the same one twice. */
export function repeatedEntries(all: Shown[]): string[] {
  return all
    .filter(({ value }) => Array.isArray(field(value, 'list')))
    .flatMap((shown) => {
      const ids = fieldsIn(field(shown.value, 'list')).flatMap(({ id, kind }) => (id ? [`${kind ?? ''} ${id}`] : []));
      return new Set(ids).size === ids.length ? [] : [violation(shown, 'list', 'each id once', ids)];
    });
}

/** The ordinary answer to a required id is about the thing with the example's id. */
export function answersAboutOthers(contract: Contract, all: Shown[]): string[] {
  return callsOf(contract).flatMap(({ operation: { operationId, parameters = [] } }) =>
    parameters.flatMap((parameter) => {
      if (!('name' in parameter) || parameter.required !== true || !/^(order_)?id$/.test(parameter.name)) return [];
      const shown = all.find(
        (one) => one.operationId === operationId && one.example === 'ordinary' && one.path === 'data',
      );
      const found = shown?.value[parameter.name];
      return shown === undefined || found === parameter.example
        ? []
        : [violation(shown, parameter.name, parameter.example, found)];
    }),
  );
}
