import { field, fieldsOf, listOf } from './located-node.ts';
import { eachOperation } from './operations.ts';
import type { Context, Location, Rule } from './redocly.ts';

/** Printable ASCII, as in a header: Prism reports violations in one (stoplightio/prism#1934). */
const ASCII = /^[\x20-\x7e]*$/;

/** Classes that some regex engines (Python, Rust, .NET) extend to other scripts, and others do not. */
const CLASS = /\\[bdpsw]/i;

/** Names, enum values and patterns are ASCII, without such classes; texts and example values may be anything. */
export const ascii: Rule = () => {
  function check(text: unknown, what: string, location: Location, ctx: Context) {
    if (typeof text !== 'string' || ASCII.test(text)) return;
    ctx.report({ message: `${what} ${JSON.stringify(text)} must be plain ASCII: rename it.`, location });
  }
  function checkKeys(map: unknown, what: string, ctx: Context) {
    for (const key of Object.keys(fieldsOf(map))) check(key, what, ctx.location.child(key).key(), ctx);
  }
  return {
    Paths(paths, ctx) {
      checkKeys(paths, 'The path', ctx);
      eachOperation(({ fields, located }) => {
        check(field(fields, 'operationId'), 'The operationId', located.location.child('operationId'), ctx);
      })(paths, ctx);
    },
    Parameter(node, ctx) {
      check(field(node, 'name'), 'The parameter name', ctx.location.child('name'), ctx);
    },
    ExamplesMap: (examples, ctx) => checkKeys(examples, 'The example name', ctx),
    SchemaProperties: (properties, ctx) => checkKeys(properties, 'The property name', ctx),
    Schema(schema, ctx) {
      const fields = fieldsOf(schema);
      for (const [index, value] of listOf(field(fields, 'enum')).entries()) {
        check(value, 'The enum value', ctx.location.child(['enum', index]), ctx);
      }
      check(field(fields, 'const'), 'The const', ctx.location.child('const'), ctx);
      const pattern = field(fields, 'pattern');
      const location = ctx.location.child('pattern');
      check(pattern, 'The pattern', location, ctx);
      const [shorthand] = CLASS.exec(String(pattern)) ?? [];
      if (shorthand === undefined) return;
      const message = `The pattern has ${shorthand}, which regex engines read differently: list the characters, as [0-9].`;
      ctx.report({ message, location });
    },
  };
};
