import { fieldsOf } from './located-node.ts';
import type { Location, Rule, Visit } from './redocly.ts';

/** The end of a sentence, also before a closing bracket or quote, of a table or of a code block. */
const END = /([.!?][)"'`]?|\||```)$/;

const DESCRIBED = 'Info Tag Operation Parameter RequestBody Response Header Schema SecurityScheme'.split(' ');

/** Descriptions are sentences; the reference prints them one after the other. */
export const fullStop: Rule = () => {
  const checked = new Set<string>();
  const check = (node: unknown, at: Location, ctx: Parameters<Visit>[1]) => {
    const { description } = fieldsOf(node);
    const location = at.child('description');
    if (typeof description !== 'string' || END.test(description.trim()) || checked.has(location.absolutePointer))
      return;
    checked.add(location.absolutePointer);
    ctx.report({ message: 'This description must end with a full stop.', location });
  };
  const visit: Visit = (node, ctx) => check(node, ctx.location, ctx);
  return {
    ...Object.fromEntries(DESCRIBED.map((type) => [type, visit])),
    // A description beside a $ref, which the other visitors do not see.
    ref: (node, ctx) => check(node, ctx.location, ctx),
  };
};
