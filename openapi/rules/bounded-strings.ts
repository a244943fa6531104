import { descendantOf, type Fields, field, fieldsOf, type LocatedNode, listOf } from './located-node.ts';
import { eachOperation } from './operations.ts';
import type { Context, Rule } from './redocly.ts';
import { walkSchema } from './schema-walk.ts';

const BOUNDS = ['maxLength', 'pattern', 'enum', 'const', 'format'];

/** Every string that a client may send has a limit that forms, the mock and servers can check. */
export const boundedStrings: Rule = () => {
  const seen = new Set<string>();

  function check(schema: LocatedNode, ctx: Context) {
    const visit = ({ value, location }: LocatedNode) => {
      const fields = fieldsOf(value);
      if (!isString(fields) || BOUNDS.some((bound) => bound in fields)) return;
      const message = 'A string that clients send has no bound: add maxLength, a pattern, an enum or a format.';
      ctx.report({ message, location });
    };
    walkSchema(ctx, schema, visit, seen);
  }

  return {
    Paths: eachOperation(({ located, fields }, ctx) => {
      const content = descendantOf(ctx, located, 'requestBody', 'content');
      for (const mediaType of Object.keys(fieldsOf(content.value))) {
        check(descendantOf(ctx, content, mediaType, 'schema'), ctx);
      }
      for (const index of listOf(field(fields, 'parameters')).keys())
        check(descendantOf(ctx, located, 'parameters', index, 'schema'), ctx);
    }),
  };
};

function isString({ type }: Fields): boolean {
  return type === 'string' || listOf(type).includes('string');
}
