import { descendantOf, field, fieldsOf, locate } from './located-node.ts';
import type { Rule } from './redocly.ts';

/** The parameters of a page: every list answers the same number of entries to a call that names none. */
const PAGING = ['page', 'limit'];

const LEFT_OUT = /left out, it is `?([\w-]+)`?[.;,]/i;

/** What a parameter is when it is left out stands in its schema, where a server's framework and the checks read it. */
export const defaults: Rule = () => ({
  Parameter(node, ctx) {
    const { name, description } = fieldsOf(node);
    const [, told] = LEFT_OUT.exec(String(description)) ?? [];
    const schema = descendantOf(ctx, locate(node, ctx.location), 'schema');
    // What stands beside a reference is the parameter's own.
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
