import { eachOperation } from './operations.ts';
import { type Fields, field, fieldsOf, listOf, type Place, under } from './place.ts';
import type { Context, Rule } from './redocly.ts';
import { walkSchema } from './schema-walk.ts';

const BOUNDS = ['maxLength', 'pattern', 'enum', 'const', 'format'];

/** Whatever text a client may send has a bound that a form, the mock and a server can all check. */
export const boundedStrings: Rule = () => {
  const seen = new Set<string>();

  function check(schema: Place, ctx: Context) {
    const visit = ({ value, location }: Place) => {
      const fields = fieldsOf(value);
      if (!isString(fields) || BOUNDS.some((bound) => bound in fields)) return;
      const message = 'A string that clients send has no bound: add maxLength, a pattern, an enum or a format.';
      ctx.report({ message, location });
    };
    walkSchema(ctx, schema, visit, seen);
  }

  return {
    Paths: eachOperation(({ place, fields }, ctx) => {
      const content = under(ctx, place, 'requestBody', 'content');
      for (const mediaType of Object.keys(fieldsOf(content.value))) {
        check(under(ctx, content, mediaType, 'schema'), ctx);
      }
      for (const index of listOf(field(fields, 'parameters')).keys())
        check(under(ctx, place, 'parameters', index, 'schema'), ctx);
    }),
  };
};

function isString({ type }: Fields): boolean {
  return type === 'string' || listOf(type).includes('string');
}
