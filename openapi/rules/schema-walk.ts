import { childOf, descendantOf, field, fieldsOf, type LocatedNode, listOf } from './located-node.ts';
import type { Context } from './redocly.ts';

export const MAPS = ['properties', 'patternProperties', '$defs'];
export const LISTS = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];
export const SINGLES = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];

/**
 * Calls `visit` once for the schema and for every schema inside it, with references resolved. `seen` may be shared
 * between walks, so that a component used twice is reported once.
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

/** Whether a path (`items.subtotal`, split) leads from a schema through properties and lists to another one. */
export function leads(ctx: Context, from: LocatedNode, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return from.value !== undefined;
  const items = childOf(ctx, from, 'items');
  const holder = items.value === undefined ? from : items;
  const forms = listOf(field(holder.value, 'oneOf')).map((_, index) => descendantOf(ctx, holder, 'oneOf', index));
  return [holder, ...forms].some((form) => {
    const next = descendantOf(ctx, form, 'properties', name);
    return next.value !== undefined && leads(ctx, next, rest);
  });
}
