import { descendantOf, fieldsOf } from './located-node.ts';
import { eachOperation } from './operations.ts';
import type { Rule } from './redocly.ts';
import { walkSchema } from './schema-walk.ts';

/** Combined, allOf and additionalProperties: false refuse everything, and form generators cannot read allOf. */
export const noAllOfInBody: Rule = () => {
  const seen = new Set<string>();
  return {
    Paths: eachOperation((operation, ctx) => {
      const content = descendantOf(ctx, operation.located, 'requestBody', 'content');
      for (const mediaType of Object.keys(fieldsOf(content.value))) {
        const visit = (schema: { value: unknown; location: typeof content.location }) => {
          if (!('allOf' in fieldsOf(schema.value))) return;
          const message = 'allOf in a request body: write the properties out, or use oneOf with a const discriminator.';
          ctx.report({ message, location: schema.location.child('allOf').key() });
        };
        walkSchema(ctx, descendantOf(ctx, content, mediaType, 'schema'), visit, seen);
      }
    }),
  };
};
