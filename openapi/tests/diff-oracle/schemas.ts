import fc from 'fast-check';
import type { Fields } from '../../rules/located-node.ts';

export type Schema = Fields | boolean;

/** Small numbers and short texts, so that limits and instances meet. */
const limit = fc.integer({ min: 0, max: 4 });
const number = fc.constantFrom(-1, 0, 0.5, 1, 2, 3, 4);
const value = fc.constantFrom<unknown>('', 'a', 'b', 'ab', 'abb', 0, 1, 2, 1.5, null, true, false, [], [1], { a: 1 });
const NAMES = ['a', 'b', 'c'];

const some = (keywords: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Fields> =>
  fc.record(keywords, { requiredKeys: 'type' in keywords ? ['type'] : [], noNullPrototype: true });

const numbers = some({
  type: fc.constantFrom('integer', 'number'),
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  multipleOf: fc.constantFrom(0.5, 1, 1.5, 2, 3, 4),
});
const strings = some({
  type: fc.constant('string'),
  minLength: limit,
  maxLength: limit,
  pattern: fc.constantFrom('^a', 'b$', '^[ab]*$'),
});
const leaf: fc.Arbitrary<Schema> = fc.oneof(
  { weight: 3, arbitrary: numbers },
  { weight: 3, arbitrary: strings },
  fc.constantFrom<Schema>({ type: 'boolean' }, { type: 'null' }, {}, true, false, {
    $ref: '#/components/schemas/Thing',
  }),
  fc.record({ enum: fc.uniqueArray(value, { minLength: 1, maxLength: 4, comparator: 'IsStrictlyEqual' }) }),
  fc.record({ const: value }),
  some({
    type: fc.constantFrom(['string', 'null'], ['integer', 'string'], ['number', 'boolean']),
    minimum: number,
    maxLength: limit,
  }),
);

/** Any schema; each may refer to the document's one component, Thing. */
export const { schema } = fc.letrec<{ schema: Schema }>((tie) => {
  const inner = tie('schema');
  const members = fc.array(inner, { minLength: 1, maxLength: 2 });
  const properties = fc.dictionary(fc.constantFrom(...NAMES), inner, { maxKeys: 3, noNullPrototype: true });
  const objects = some({
    type: fc.constant('object'),
    properties,
    required: fc.subarray([...NAMES, 'd']),
    additionalProperties: fc.oneof(fc.boolean(), inner),
    minProperties: fc.integer({ min: 0, max: 2 }),
    maxProperties: fc.integer({ min: 1, max: 3 }),
    dependentRequired: fc.constantFrom({ a: ['b'] }, { b: ['a', 'c'] }),
  });
  const arrays = some({
    type: fc.constant('array'),
    items: inner,
    minItems: fc.integer({ min: 0, max: 2 }),
    maxItems: fc.integer({ min: 0, max: 3 }),
    uniqueItems: fc.boolean(),
  });
  const tuples = some({ type: fc.constant('array'), prefixItems: members, items: inner });
  const patterned = some({
    type: fc.constant('object'),
    properties,
    patternProperties: fc.dictionary(fc.constantFrom('^a', 'b$'), inner, { maxKeys: 1, noNullPrototype: true }),
    additionalProperties: fc.oneof(fc.boolean(), inner),
  });
  const joined = (keyword: string) =>
    fc
      .tuple(fc.oneof(fc.constant({}), objects, numbers, strings), members)
      .map(([base, all]) => ({ ...base, [keyword]: all }));
  const rest = fc.oneof(
    fc.record({ not: inner }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    fc.record({ if: inner, then: inner }),
    fc
      .tuple(joined('allOf'), fc.record({ unevaluatedProperties: fc.boolean() }))
      .map(([one, more]) => ({ ...one, ...more })),
  );
  return {
    schema: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      leaf,
      { weight: 4, arbitrary: objects },
      { weight: 2, arbitrary: arrays },
      tuples,
      patterned,
      { weight: 2, arbitrary: joined('allOf') },
      { weight: 2, arbitrary: joined('anyOf') },
      { weight: 2, arbitrary: joined('oneOf') },
      rest,
    ),
  };
});

/** Every place in a schema where another schema stands, as a path of keys. */
function placesIn(node: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof node === 'boolean') return [path];
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return [];
  return [
    path,
    ...Object.entries(node).flatMap(([keyword, inner]) => {
      if (/^(items|not|if|then|additionalProperties)$/.test(keyword)) return placesIn(inner, [...path, keyword]);
      if (/^(properties|patternProperties|allOf|anyOf|oneOf|prefixItems)$/.test(keyword)) {
        return Object.entries(inner).flatMap(([key, one]) => placesIn(one, [...path, keyword, key]));
      }
      return [];
    }),
  ];
}

/** The schema with one of its schemas, counted by `index`, replaced. */
export function replaced(whole: Schema, index: number, replacement: (one: Schema) => Schema): Schema {
  const places = placesIn(whole);
  const place = places[index % places.length] ?? [];
  const at = (node: unknown, path: readonly (string | number)[]): unknown => {
    const [key, ...rest] = path;
    if (key === undefined) return replacement(node as Schema);
    if (Array.isArray(node)) return node.map((one, position) => (position === Number(key) ? at(one, rest) : one));
    return { ...Object(node), [key]: at(Object(node)[key], rest) };
  };
  return at(whole, place) as Schema;
}

const edit = fc.tuple(fc.nat(), fc.constantFrom('replace', 'join', 'drop'), schema, fc.nat());

/** A schema, and the same one after a few edits. */
export const pair = fc
  .tuple(schema, fc.array(edit, { minLength: 1, maxLength: 2 }))
  .map(([older, edits]): [older: Schema, newer: Schema] => [
    older,
    edits.reduce(
      (whole, [index, kind, other, choice]) =>
        replaced(whole, index, (one) => {
          if (kind === 'join' && typeof one === 'object' && typeof other === 'object') return { ...one, ...other };
          const keywords = Object.keys(one);
          const dropped = keywords[choice % Math.max(1, keywords.length)];
          if (kind === 'drop' && dropped !== undefined)
            return Object.fromEntries(Object.entries(one).filter(([keyword]) => keyword !== dropped));
          return other;
        }),
      older,
    ),
  ]);
