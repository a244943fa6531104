import { componentName, field, fieldsOf, isFields } from './located-node.ts';
import { eachOperation, operationKey } from './operations.ts';
import type { Context, Location, Rule } from './redocly.ts';

const FORM = /^(proposed|stated [1-9])$/;

/** Every operation, parameter, property and component schema says where it comes from (openapi.yaml, info). */
export const provenance: Rule = () => {
  const checked = new Set<string>();

  function check(node: unknown, what: string, location: Location, missingAt: Location, ctx: Context) {
    if (checked.has(location.absolutePointer)) return;
    checked.add(location.absolutePointer);
    const value = field(node, 'x-provenance');
    if (value === undefined) {
      const message = `Say where ${what} comes from: add "x-provenance: proposed" or "x-provenance: stated <section>".`;
      ctx.report({ message, location: missingAt });
    } else if (typeof value !== 'string' || !FORM.test(value)) {
      const message = `x-provenance of ${what} is ${JSON.stringify(value)}: write "proposed" or "stated" with a section from 1 to 9.`;
      ctx.report({ message, location: location.child('x-provenance') });
    }
  }

  return {
    Paths: eachOperation((operation, ctx) =>
      check(
        operation.fields,
        `the operation ${operation.id}`,
        operation.located.location,
        operationKey(operation),
        ctx,
      ),
    ),
    Parameter(node, ctx) {
      check(node, `the parameter ${field(node, 'name')}`, ctx.location, ctx.location, ctx);
    },
    SchemaProperties(node, ctx) {
      for (const [name, property] of Object.entries(fieldsOf(node))) {
        const location = ctx.location.child(name);
        check(property, `the property ${name}`, location, location.key(), ctx);
      }
    },
    NamedSchemas(node, ctx) {
      for (const [name, schema] of Object.entries(fieldsOf(node))) {
        if (isFields(schema) && '$ref' in schema) continue;
        check(schema, `the schema ${name}`, ctx.location.child(name), ctx.location.child(name).key(), ctx);
      }
    },
    ref(node, ctx, { node: target, location }) {
      if (ctx.type.name !== 'Schema' || location === undefined) return;
      check(target, `the schema ${componentName(field(node, '$ref'))}`, location, location, ctx);
    },
  };
};
