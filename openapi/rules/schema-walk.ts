import { childOf, field, fieldsOf, type LocatedNode, listOf } from './located-node.ts';
import type { Context } from './redocly.ts';

const MAPS = ['properties', 'patternProperties', '$defs'];
const LISTS = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];
const SINGLES = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];

/**
 * Calls `visit` for the schema and every schema inside it, references followed, each place once.
 * `seen` may be shared between walks, so that a component used twice is reported once.
 */
export function walkSchema(
  ctx: Context,
  schema: LocatedNode,
  visit: (schema: LocatedNode) => void,
  seen: Set<string>,
): void {
  const { absolutePointer } = schema.location;
  if (schema.value === undefined || seen.has(absolutePointer)) return;
  seen.add(absolutePointer);
  visit(schema);
  const fields = fieldsOf(schema.value);
  for (const keyword of MAPS) {
    const map = childOf(ctx, schema, keyword);
    for (const name of Object.keys(fieldsOf(map.value))) walkSchema(ctx, childOf(ctx, map, name), visit, seen);
  }
  for (const keyword of LISTS) {
    const list = childOf(ctx, schema, keyword);
    for (const index of listOf(list.value).keys()) walkSchema(ctx, childOf(ctx, list, index), visit, seen);
  }
  for (const keyword of SINGLES) {
    if (typeof field(fields, keyword) === 'object') walkSchema(ctx, childOf(ctx, schema, keyword), visit, seen);
  }
}
