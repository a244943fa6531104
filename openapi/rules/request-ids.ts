import { childOf, descendantOf, field, fieldsOf, type LocatedNode, listOf } from './located-node.ts';
import { eachOperation } from './operations.ts';
import type { Rule } from './redocly.ts';

/**
 * In a request, each id is named after its record (`order_id`): a plain `id` is a record's own, in the record itself.
 */
export const requestIds: Rule = () => ({
  Paths: eachOperation(({ id, located, fields }, ctx) => {
    const report = (what: string, { location }: LocatedNode) =>
      ctx.report({
        message: `${what} of ${id} does not say whose id it is: call it by that, such as order_id.`,
        location,
      });
    for (const index of listOf(field(fields, 'parameters')).keys()) {
      const parameter = descendantOf(ctx, located, 'parameters', index);
      if (/^ids?$/.test(String(field(parameter.value, 'name'))))
        report('The parameter', childOf(ctx, parameter, 'name'));
    }
    const body = descendantOf(ctx, located, 'requestBody', 'content', 'application/json', 'schema');
    const forms = listOf(field(body.value, 'oneOf')).map((_, index) => descendantOf(ctx, body, 'oneOf', index));
    for (const form of [body, ...forms]) {
      const properties = childOf(ctx, form, 'properties');
      for (const name of Object.keys(fieldsOf(properties.value)).filter((one) => /^ids?$/.test(one))) {
        report(`The property ${name}`, childOf(ctx, properties, name));
      }
    }
  }),
});
