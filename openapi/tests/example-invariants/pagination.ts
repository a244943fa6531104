import { type Contract, callsOf } from '../../scripts/contract.ts';
import { type ExampleNode, field, fieldsIn, violation } from '../example-invariants/example-nodes.ts';

/** The number of entries on a page agrees with its number, its limit and the total. */
export function wrongPages(all: ExampleNode[]): string[] {
  return all
    .filter(({ path, value }) => path === 'data' && 'total' in value && 'limit' in value)
    .flatMap((node) => {
      const { total, page, limit } = node.value;
      const left = Number(total) - (Number(page) - 1) * Number(limit);
      const expected = Math.max(0, Math.min(Number(limit), left));
      const found = fieldsIn(field(node.value, 'list')).length;
      return found === expected ? [] : [violation(node, 'list', `${expected} entries`, `${found} entries`)];
    });
}

/** No list shows an entity twice. */
export function duplicateEntries(all: ExampleNode[]): string[] {
  return all
    .filter(({ value }) => Array.isArray(field(value, 'list')))
    .flatMap((node) => {
      const ids = fieldsIn(field(node.value, 'list')).flatMap(({ id, kind }) => (id ? [`${kind ?? ''} ${id}`] : []));
      return new Set(ids).size === ids.length ? [] : [violation(node, 'list', 'each id once', ids)];
    });
}

/** The ordinary answer of a read by id has the id of the parameter's example. */
export function answersWithWrongId(contract: Contract, all: ExampleNode[]): string[] {
  return callsOf(contract).flatMap(({ operation: { operationId, parameters = [] } }) =>
    parameters.flatMap((parameter) => {
      if (!('name' in parameter) || !operationId.startsWith('get') || !parameter.name.endsWith('_id')) return [];
      const node = all.find(
        (one) => one.operationId === operationId && one.example === 'ordinary' && one.path === 'data',
      );
      // A record's own id is `id`; the id of a related record has that record's name.
      const found = node?.value[parameter.name] ?? node?.value['id'];
      return node === undefined || found === parameter.example
        ? []
        : [violation(node, parameter.name, parameter.example, found)];
    }),
  );
}
