import { childOf, field, type LocatedNode } from './located-node.ts';
import { bodyProperties, eachOperation, parametersOf } from './operations.ts';
import type { Rule } from './redocly.ts';

/**
 * In a request, each id is named after its record (`order_id`): a plain `id` is a record's own, in the record itself.
 */
export const requestIds: Rule = () => ({
  Paths: eachOperation((operation, ctx) => {
    const report = (what: string, { location }: LocatedNode) =>
      ctx.report({
        message: `${what} of ${operation.id} does not say whose id it is: call it by that, such as order_id.`,
        location,
      });
    const isPlain = (name: unknown) => /^ids?$/.test(String(name));
    for (const parameter of parametersOf(operation, ctx))
      if (isPlain(field(parameter.value, 'name'))) report('The parameter', childOf(ctx, parameter, 'name'));
    for (const [name, property] of bodyProperties(operation, ctx))
      if (isPlain(name)) report(`The property ${name}`, property);
  }),
});
