import { childOf, descendantOf, field, fieldsOf, listOf, locate } from './located-node.ts';
import type { Rule } from './redocly.ts';

/** Whether one of a schema's types is among these. */
const isOf = (schema: unknown, ...types: string[]) =>
  [field(schema, 'type')].flat().some((type) => types.includes(String(type)));

/**
 * Nested query parameters are one deepObject without required keys. Lists repeat their key, stated explicitly although
 * it is OpenAPI's default. Prism and our serializer understand these forms.
 */
export const parameterShape: Rule = () => ({
  Parameter(node, ctx) {
    const { name, style, explode } = fieldsOf(node);
    if (/[[\]]/.test(String(name))) {
      const message = `The parameter name ${name} has brackets: declare one object parameter with "style: deepObject".`;
      ctx.report({ message, location: ctx.location.child('name') });
    }
    const schema = descendantOf(ctx, locate(node, ctx.location), 'schema');
    if (isOf(schema.value, 'array') && explode !== true) {
      const message = `The list parameter ${name} must say "explode: true": without it, Prism reads one key with commas.`;
      ctx.report({ message, location: ctx.location.child('name') });
    }
    if (style !== 'deepObject') return;
    const properties = childOf(ctx, schema, 'properties');
    for (const key of Object.keys(fieldsOf(properties.value))) {
      const property = childOf(ctx, properties, key);
      if (!isOf(property.value, 'array', 'object')) continue;
      const message = `${name}[${key}] is a list or an object, which OpenAPI does not define inside deepObject: Prism reads [] or nothing. Declare a parameter of its own.`;
      ctx.report({ message, location: property.rawLocation.key() });
    }
    if (listOf(field(schema.value, 'required')).length > 0) {
      const message = `The deepObject parameter ${name} requires keys, which makes it mandatory itself: remove required.`;
      ctx.report({ message, location: schema.location.child('required').key() });
    }
  },
});
