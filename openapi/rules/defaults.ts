import { descendantOf, field, fieldsOf, locate } from './located-node.ts';
import type { Rule } from './redocly.ts';

/** Paging parameters need a default even if their description names none: it is the same for all lists. */
const PAGING = ['page', 'limit'];

const LEFT_OUT = /left out, it is `?([\w-]+)`?[.;,]/i;

/** A parameter's default is in its schema, where a server's framework and the checks read it. */
export const defaults: Rule = () => ({
  Parameter(node, ctx) {
    const { name, description } = fieldsOf(node);
    const [, told] = LEFT_OUT.exec(String(description)) ?? [];
    const schema = descendantOf(ctx, locate(node, ctx.location), 'schema');
    // A sibling of the reference belongs to the parameter itself.
    const value = field(schema.raw, 'default') ?? field(schema.value, 'default');
    const location = ctx.location.child('name');
    if (told === undefined && PAGING.includes(String(name)) && value === undefined) {
      ctx.report({
        message: `The parameter ${name} needs a default in its schema: what it is when left out.`,
        location,
      });
    } else if (told !== undefined && String(value) !== told) {
      const message = `The parameter ${name} is ${told} when left out, as it says: give its schema "default: ${told}".`;
      ctx.report({ message, location });
    }
  },
});
