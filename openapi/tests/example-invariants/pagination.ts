import { type Contract, callsOf } from '../../scripts/contract.ts';
import { type ExampleNode, field, fieldsIn, violation } from '../example-invariants/example-nodes.ts';

/** A page holds as many entries as its number, its size and the total leave for it. */
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

/** No list of entities shows the same one twice. */
export function duplicateEntries(all: ExampleNode[]): string[] {
  return all
    .filter(({ value }) => Array.isArray(field(value, 'list')))
    .flatMap((node) => {
      const ids = fieldsIn(field(node.value, 'list')).flatMap(({ id, kind }) => (id ? [`${kind ?? ''} ${id}`] : []));
      return new Set(ids).size === ids.length ? [] : [violation(node, 'list', 'each id once', ids)];
    });
}

/** The ordinary answer to a required id is about the thing with the example's id. */
export function answersWithWrongId(contract: Contract, all: ExampleNode[]): string[] {
  return callsOf(contract).flatMap(({ operation: { operationId, parameters = [] } }) =>
    parameters.flatMap((parameter) => {
      if (!('name' in parameter) || !operationId.startsWith('get') || !parameter.name.endsWith('_id')) return [];
      const node = all.find(
        (one) => one.operationId === operationId && one.example === 'ordinary' && one.path === 'data',
      );
      // A record has its own id as `id`; what belongs to another has that one's by name.
      const found = node?.value[parameter.name] ?? node?.value['id'];
      return node === undefined || found === parameter.example
        ? []
        : [violation(node, parameter.name, parameter.example, found)];
    }),
  );
}
