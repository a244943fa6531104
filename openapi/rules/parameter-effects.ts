import { field, fieldsOf, type LocatedNode } from './located-node.ts';
import { eachOperation, entriesOf, namesSent, parametersOf } from './operations.ts';
import type { Context, Rule } from './redocly.ts';
import { leads } from './schema-walk.ts';

/** Parameters that only choose the part of a list: x-sorted-by and the page itself describe their effect. */
const PAGING = ['page', 'limit', 'as_of', 'time_zone'];

/** Every parameter of a read declares its effect on the answer in a machine-readable form. */
export const parameterEffects: Rule = () => ({
  Paths: eachOperation((operation, ctx) => {
    if (operation.mutation) return;
    const entries = entriesOf(operation, ctx);
    for (const parameter of parametersOf(operation, ctx)) {
      const { name, in: place, required, 'x-sorted-by': order } = fieldsOf(parameter.value);
      if (
        place !== 'query' ||
        required === true ||
        (order !== undefined && typeof order !== 'string') ||
        PAGING.includes(String(name))
      )
        continue;
      for (const [key, node] of namesSent(parameter, ctx)) check(ctx, key, operation.id, node, entries);
    }
  }),
});

function check(ctx: Context, name: string, id: string, { raw, value, rawLocation }: LocatedNode, entries: LocatedNode) {
  // A sibling of the reference belongs to the parameter itself.
  const effect = field(raw, 'x-effect') ?? field(value, 'x-effect');
  const location = rawLocation.key();
  if (effect === undefined) {
    const message = `Say what ${name} does to the answer of ${id}: add x-effect, or "x-effect: by hand".`;
    ctx.report({ message, location });
  }
  if (entries.value === undefined) return;
  for (const path of pathsOf(effect)) {
    if (leads(ctx, entries, path.split('.'))) continue;
    const message = `x-effect of ${name} names ${path}, which the entries of ${id} do not have: correct it.`;
    ctx.report({ message, location });
  }
}

function pathsOf(effect: unknown): string[] {
  const { matches, ...others } = fieldsOf(effect);
  const conditions = Object.values(fieldsOf(matches)).flatMap((condition) => Object.keys(fieldsOf(condition)));
  return [...conditions, ...Object.values(others).flat().map(String)];
}
