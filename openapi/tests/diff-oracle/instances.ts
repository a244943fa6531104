import { type Fields, fieldsOf, listOf } from '../../rules/located-node.ts';
import type { Schema } from './schemas.ts';

/** Random numbers from a seed (mulberry32), so that a failure can be repeated. */
export function randomFrom(seed: number): <Item>(items: readonly Item[]) => Item {
  let state = seed;
  return (items) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const item = items[((mixed ^ (mixed >>> 14)) >>> 0) % items.length];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
}

const NUMBERS = [-2, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 12];
const TEXTS = ['', 'a', 'b', 'ab', 'ba', 'aa', 'abb', 'bab', 'abab', 'ababb', 'c', 'cb', 'ac'];
const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

/**
 * A value that the schema may accept, with no property that it does not declare: a client sends what the contract
 * names, and ignores the rest of an answer. A validator tells whether the schema accepts it.
 */
export function instanceOf(
  schema: Schema,
  components: Fields,
  choose: ReturnType<typeof randomFrom>,
  depth = 0,
): unknown {
  const parts = partsOf(schema, components, choose);
  const inner = (one: unknown) => instanceOf(one as Schema, components, choose, depth + 1);
  const listed = parts.flatMap((part) => ('const' in part ? [part['const']] : listOf(part['enum'])));
  if (listed.length > 0 && choose([true, true, true, false])) return choose(listed);
  const named = parts.flatMap(({ type }) => (type === undefined ? [] : [[type].flat().map(String)]));
  const type = choose(choose(named.length > 0 ? named : [TYPES]));
  if (type === 'null') return null;
  if (type === 'boolean') return choose([true, false]);
  if (type === 'integer') return choose(NUMBERS.filter(Number.isInteger));
  if (type === 'number') return choose(NUMBERS);
  if (type === 'string') return choose(TEXTS);
  if (depth > 4) return type === 'array' ? [] : {};
  const pick = (keyword: string) => parts.flatMap((part) => (keyword in part ? [part[keyword]] : []));
  if (type === 'array') {
    const [firsts, items] = [pick('prefixItems').map(listOf), pick('items')];
    return Array.from({ length: choose([0, 1, 1, 2, 2, 3]) }, (_, index) => {
      const first = firsts.flatMap((all) => (index in all ? [all[index]] : []));
      return inner(first.length > 0 ? { allOf: first } : items.length > 0 ? { allOf: items } : {});
    });
  }
  const declared = pick('properties').map(fieldsOf);
  const maps = pick('additionalProperties').filter((one) => typeof one === 'object');
  const needed = pick('required').flatMap(listOf).map(String);
  const patterns = pick('patternProperties').flatMap((one) => Object.keys(fieldsOf(one)));
  const others = ['a', 'b', 'd', 'e'].filter(
    (name) => maps.length > 0 || patterns.some((pattern) => new RegExp(pattern).test(name)),
  );
  const names = new Set([...declared.flatMap((one) => Object.keys(one)), ...needed, ...others]);
  const chosen = [...names].filter((name) =>
    needed.includes(name) ? choose([true, true, true, false]) : choose([true, false]),
  );
  return Object.fromEntries(
    chosen.map((name) => {
      const own = declared.flatMap((one) => (name in one ? [one[name]] : []));
      return [name, inner({ allOf: own.length > 0 ? own : maps })];
    }),
  );
}

/** The schema without references and unions: what it says, one member of each union, and all parts of `allOf`. */
function partsOf(schema: unknown, components: Fields, choose: ReturnType<typeof randomFrom>, depth = 0): Fields[] {
  if (depth > 8) return [];
  const { $ref, allOf, anyOf, oneOf, ...own } = fieldsOf(schema);
  const inner = (one: unknown) => partsOf(one, components, choose, depth + 1);
  return [
    own,
    ...('then' in own ? inner(choose([{}, own['then']])) : []),
    ...($ref === undefined ? [] : inner(components['Thing'])),
    ...listOf(allOf).flatMap(inner),
    ...[anyOf, oneOf].flatMap((members) => (listOf(members).length > 0 ? inner(choose(listOf(members))) : [])),
  ];
}
