import { PROVENANCE_FORMS } from '../scripts/provenance.ts';
import { componentName, field, fieldsOf, isFields } from './located-node.ts';
import { eachOperation, operationKey } from './operations.ts';
import type { Context, Location, Rule } from './redocly.ts';

/** Every operation, parameter, property and component schema says where it comes from; `extensions` checks the form. */
export const provenance: Rule = () => {
  const checked = new Set<string>();

  function check(node: unknown, what: string, location: Location, missingAt: Location, ctx: Context) {
    if (checked.has(location.absolutePointer)) return;
    checked.add(location.absolutePointer);
    if (field(node, 'x-provenance') !== undefined) return;
    const message = `Say where ${what} comes from: x-provenance is ${PROVENANCE_FORMS}.`;
    ctx.report({ message, location: missingAt });
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
