import { fieldsOf, type LocatedNode } from './located-node.ts';
import { bodiesOf, eachOperation } from './operations.ts';
import type { Rule } from './redocly.ts';
import { walkSchema } from './schema-walk.ts';

/** Combined, allOf and additionalProperties: false refuse everything, and form generators cannot read allOf. */
export const noAllOfInBody: Rule = () => {
  const seen = new Set<string>();
  return {
    Paths: eachOperation((operation, ctx) => {
      const visit = ({ value, location }: LocatedNode) => {
        if (!('allOf' in fieldsOf(value))) return;
        const message = 'allOf in a request body: write the properties out, or use oneOf with a const discriminator.';
        ctx.report({ message, location: location.child('allOf').key() });
      };
      for (const schema of bodiesOf(operation, ctx)) walkSchema(ctx, schema, visit, seen);
    }),
  };
};
