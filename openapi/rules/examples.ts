import {
  childOf,
  componentName,
  descendantOf,
  field,
  fieldsOf,
  type LocatedNode,
  listOf,
  locate,
} from './located-node.ts';
import { createMatcher, type Mistake } from './match-schema.ts';
import type { Context, Rule } from './redocly.ts';

/** Where Failure lists the details of all refusals. */
const LISTED = ['properties', 'data', 'anyOf'];

/**
 * Every example fits its schema: those of parameters, headers, bodies, answers and schemas, and the details of refusals
 * in `x-codes`. Each mistake is one line, and what looks like a rename says so. An example is compared with the
 * alternative that it means, a refusal with the details of its code. Redocly's own rules compare it with all of them,
 * and know no formats.
 */
export const examples: Rule = () => {
  const checks: (() => void)[] = [];
  const details = new Map<unknown, unknown>();
  let failure: LocatedNode | undefined;
  let mistakesIn: ReturnType<typeof createMatcher> | undefined;

  function compare(ctx: Context, schema: LocatedNode, example: LocatedNode): Mistake[] {
    mistakesIn ??= createMatcher(ctx);
    return mistakesIn(schema, example);
  }

  // The codes and Failure are known only once the whole contract has been walked.
  const check = (ctx: Context, schema: LocatedNode, example: LocatedNode) =>
    checks.push(() => {
      const mistakes = mistakesInDetails(ctx, schema, example) ?? compare(ctx, schema, example);
      for (const mistake of mistakes) ctx.report(mistake);
    });

  /** The schema of a code's details, among those that Failure lists. */
  function detailsOf(ctx: Context, code: unknown): LocatedNode | undefined {
    const name = details.get(code);
    if (failure === undefined || name === undefined) return undefined;
    const listed = descendantOf(ctx, failure, ...LISTED);
    const index = listOf(listed.value).findIndex((one) =>
      name === null ? field(one, 'type') === 'null' : componentName(field(one, '$ref')) === name,
    );
    return index < 0 ? undefined : childOf(ctx, listed, index);
  }

  /** The mistakes in the details of a refusal; undefined for any other example, and for details without a mistake. */
  function mistakesInDetails(ctx: Context, schema: LocatedNode, example: LocatedNode): Mistake[] | undefined {
    const isAnswer = listOf(field(schema.value, 'oneOf')).some(
      (one) => componentName(field(one, '$ref')) === 'Failure',
    );
    const expected = isAnswer ? detailsOf(ctx, field(example.value, 'code')) : undefined;
    const mistakes = expected === undefined ? [] : compare(ctx, expected, childOf(ctx, example, 'data'));
    return mistakes.length > 0 ? mistakes : undefined;
  }

  function checkNamed(node: unknown, ctx: Context) {
    const holder = locate(node, ctx.location);
    const schema = childOf(ctx, holder, 'schema');
    const single = childOf(ctx, holder, 'example');
    const named = Object.keys(fieldsOf(field(node, 'examples')));
    const found = [single, ...named.map((name) => descendantOf(ctx, holder, 'examples', name, 'value'))];
    if (schema.value === undefined) return;
    for (const index of listOf(field(schema.value, 'oneOf')).keys()) {
      const one = descendantOf(ctx, schema, 'oneOf', index);
      if (componentName(field(one.raw, '$ref')) === 'Failure') failure = one;
    }
    for (const example of found) if (example.value !== undefined) check(ctx, schema, example);
  }

  return {
    Parameter: checkNamed,
    Header: checkNamed,
    MediaType: checkNamed,
    Schema(node, ctx) {
      const schema = locate(node, ctx.location);
      const listed = [...listOf(field(node, 'examples')).keys()];
      const found = [
        childOf(ctx, schema, 'example'),
        ...listed.map((index) => descendantOf(ctx, schema, 'examples', index)),
      ];
      for (const example of found) if (example.value !== undefined) check(ctx, schema, example);
      for (const [index, { code, name, data }] of listOf(field(node, 'x-codes')).map(fieldsOf).entries()) {
        details.set(code, data);
        const example = descendantOf(ctx, schema, 'x-codes', index, 'example');
        if (example.value === undefined) continue;
        checks.push(() => {
          const expected = detailsOf(ctx, code);
          if (expected !== undefined) for (const mistake of compare(ctx, expected, example)) ctx.report(mistake);
          else if (failure !== undefined && descendantOf(ctx, failure, ...LISTED).value !== undefined) {
            const message = `The code ${name} has the details ${data}, which Failure does not list: correct the name, or add them to anyOf of its data.`;
            ctx.report({ message, location: descendantOf(ctx, schema, 'x-codes', index, 'data').rawLocation });
          }
        });
      }
    },
    Root: {
      leave() {
        for (const run of checks) run();
      },
    },
  };
};
