import { field, fieldsOf, listOf } from './located-node.ts';
import type { Rule } from './redocly.ts';

/** Required names must be properties of the schema: a misspelt name requires nothing. */
export const requiredNames: Rule = () => ({
  Schema(schema, ctx) {
    const properties = fieldsOf(field(schema, 'properties'));
    // A branch of a oneOf names properties of the schema around it.
    if (Object.keys(properties).length === 0) return;
    const check = (name: unknown, ...path: (string | number)[]) => {
      if (String(name) in properties) return;
      const location = path.reduce((at, key) => at.child(key), ctx.location);
      ctx.report({ message: `There is no property ${name} to require: name one of the schema.`, location });
    };
    for (const [index, name] of listOf(field(schema, 'required')).entries()) check(name, 'required', index);
    for (const [name, others] of Object.entries(fieldsOf(field(schema, 'dependentRequired')))) {
      check(name, 'dependentRequired', name);
      for (const [index, other] of listOf(others).entries()) check(other, 'dependentRequired', name, index);
    }
  },
});
