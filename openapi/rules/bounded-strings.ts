import { childOf, type Fields, fieldsOf, type LocatedNode, listOf } from './located-node.ts';
import { bodiesOf, eachOperation, parametersOf } from './operations.ts';
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
    Paths: eachOperation((operation, ctx) => {
      for (const schema of bodiesOf(operation, ctx)) check(schema, ctx);
      for (const parameter of parametersOf(operation, ctx)) check(childOf(ctx, parameter, 'schema'), ctx);
    }),
  };
};

function isString({ type }: Fields): boolean {
  return type === 'string' || listOf(type).includes('string');
}
