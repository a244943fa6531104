import { type Fields, field, fieldsOf, listOf } from '../../rules/located-node.ts';
import { type Document, follow } from './document.ts';

/** What a schema accepts: null or not, and alternatives, none of which is a union or accepts null. */
export type Shape = { nullable: boolean; alternatives: Fields[] };

/**
 * `oneOf [A, null]`, `type: [A, 'null']` and a reference to either have the same shape; `allOf` is joined into one
 * schema.
 */
export function shapeOf(document: Document, schema: unknown): Shape {
  const whole = joined(document, follow(document, schema));
  const { oneOf, anyOf, ...rest } = whole;
  const union = [...listOf(oneOf), ...listOf(anyOf)];
  if (union.length > 0) {
    const shapes = union.map((member) => shapeOf(document, member));
    const alternatives = shapes.flatMap((shape) => shape.alternatives.map((one) => withBase(rest, one)));
    return { nullable: shapes.some(({ nullable }) => nullable), alternatives };
  }
  const types = typesOf(whole);
  if (types === undefined || !types.has('null')) return { nullable: false, alternatives: [whole] };
  const others = [...types].filter((type) => type !== 'null');
  return {
    nullable: true,
    alternatives: others.length === 0 ? [] : [{ ...whole, ...valuesButNull(whole), type: others }],
  };
}

function joined(document: Document, { allOf, ...rest }: Fields): Fields {
  return listOf(allOf)
    .map((part) => joined(document, follow(document, part)))
    .reduce(withBase, rest);
}

function withBase(base: Fields, schema: Fields): Fields {
  const joint: Record<string, unknown> = { ...base, ...schema };
  if ('properties' in base)
    joint['properties'] = { ...fieldsOf(base['properties']), ...fieldsOf(schema['properties']) };
  if ('required' in base)
    joint['required'] = [...new Set([...listOf(base['required']), ...listOf(schema['required'])])];
  return joint;
}

function valuesButNull(schema: Fields): Fields {
  return 'enum' in schema ? { enum: listOf(schema['enum']).filter((value) => value !== null) } : {};
}

/** The types that a schema names, or those of its values; undefined if any type is accepted. */
export function typesOf(schema: Fields): Set<string> | undefined {
  const { type } = schema;
  if (type !== undefined) return new Set(typeof type === 'string' ? [type] : listOf(type).map(String));
  const values = valuesOf(schema);
  return values === undefined ? undefined : new Set(values.map(typeOf));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** The closed list of values in `enum` or `const`. */
export function valuesOf(schema: Fields): readonly unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return 'enum' in schema ? listOf(schema['enum']) : undefined;
}

/** Identifies an alternative of a union: by the constants of its properties, else by title, else by type. */
export function keyOf(alternative: Fields): string {
  const constants = Object.entries(fieldsOf(alternative['properties'])).flatMap(([name, schema]) =>
    'const' in fieldsOf(schema) ? [`${name} ${JSON.stringify(field(schema, 'const'))}`] : [],
  );
  if (constants.length > 0) return constants.join(', ');
  return String(alternative['title'] ?? `${[...(typesOf(alternative) ?? ['any'])].join(' or ')}`);
}

/** Whether a union has an alternative for unknown members: one that excludes the known tags. */
export function isOpenUnion({ alternatives }: Shape): boolean {
  return alternatives.some(({ properties }) =>
    Object.values(fieldsOf(properties)).some((schema) => field(field(schema, 'not'), 'enum') !== undefined),
  );
}
