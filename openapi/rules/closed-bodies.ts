import { fieldsOf, type LocatedNode } from './located-node.ts';
import { bodiesOf, eachOperation } from './operations.ts';
import type { Rule } from './redocly.ts';
import { walkSchema } from './schema-walk.ts';

/**
 * Objects that clients send take no undeclared properties, or a misspelt one is ignored. So there is no allOf, either:
 * combined with additionalProperties: false it refuses everything, and form generators cannot read it.
 */
export const closedBodies: Rule = () => {
  const seen = new Set<string>();
  return {
    Paths: eachOperation((operation, ctx) => {
      const visit = ({ value, location }: LocatedNode) => {
        const { type, additionalProperties, allOf } = fieldsOf(value);
        if ([type].flat().includes('object') && additionalProperties !== false) {
          ctx.report({ message: 'An object in a request body must have additionalProperties: false.', location });
        }
        if (allOf === undefined) return;
        const message = 'allOf in a request body: write the properties out, or use oneOf with a const discriminator.';
        ctx.report({ message, location: location.child('allOf').key() });
      };
      for (const schema of bodiesOf(operation, ctx)) walkSchema(ctx, schema, visit, seen);
    }),
  };
};
