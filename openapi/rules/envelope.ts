import { childOf, componentName, descendantOf, field, listOf } from './located-node.ts';
import { answerOf, eachOperation, operationKey } from './operations.ts';
import type { Rule } from './redocly.ts';

/**
 * Every 200 is oneOf `<Operation>Success` (code is const 1) and Failure, so that types and standard tools can tell them
 * apart.
 */
export const envelope: Rule = () => ({
  Paths: eachOperation((operation, ctx) => {
    const { id } = operation;
    const schema = childOf(ctx, answerOf(operation, ctx), 'schema');
    const success = `${id.charAt(0).toUpperCase()}${id.slice(1)}Success`;
    const names = listOf(field(schema.value, 'oneOf')).map((one) => componentName(field(one, '$ref')));
    if (names.length !== 2 || names[0] !== success || names[1] !== 'Failure') {
      const message = `The 200 answer of ${id} must be oneOf ${success} and Failure, in this order, by reference.`;
      ctx.report({
        message,
        location: schema.value === undefined ? operationKey(operation) : schema.rawLocation.key(),
      });
      return;
    }
    const code = descendantOf(ctx, schema, 'oneOf', 0, 'properties', 'code');
    if (field(code.value, 'const') !== 1) {
      ctx.report({ message: `The code of ${success} must be "const: 1".`, location: code.location });
    }
  }),
});
