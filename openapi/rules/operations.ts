import { childOf, descendantOf, type Fields, field, fieldsOf, type LocatedNode, locate } from './located-node.ts';
import type { Context, Visit } from './redocly.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** GET operations that change data (decision openapi/002). */
const CHANGING_GETS: ReadonlySet<string> = new Set(['/api/user/address_del', '/api/user/set_language']);

export type Operation = {
  path: string;
  method: string;
  /** The operationId; if missing, method and path, so that messages can name the operation. */
  id: string;
  fields: Fields;
  located: LocatedNode;
  /** Whether it changes data. */
  mutation: boolean;
};

/** A visitor's `Paths` entry that calls `visit` once for each operation. */
export function eachOperation(visit: (operation: Operation, ctx: Context) => void): Visit {
  return (paths, ctx) => {
    const root = locate(paths, ctx.location);
    for (const path of Object.keys(fieldsOf(paths))) {
      const item = childOf(ctx, root, path);
      for (const method of METHODS) {
        const located = childOf(ctx, item, method);
        if (located.value === undefined) continue;
        const fields = fieldsOf(located.value);
        const { operationId } = fields;
        visit(
          {
            path,
            method,
            id: typeof operationId === 'string' ? operationId : `${method} ${path}`,
            fields,
            located,
            mutation: method !== 'get' || CHANGING_GETS.has(path),
          },
          ctx,
        );
      }
    }
  };
}

export type Example = { name: string; value: unknown; located: LocatedNode };

/** The named examples of the operation's HTTP 200 answer, in order, with references resolved. */
export function answerExamples(operation: Operation, ctx: Context): Example[] {
  const examples = descendantOf(ctx, operation.located, 'responses', '200', 'content', 'application/json', 'examples');
  return Object.keys(fieldsOf(examples.value)).map((name) => {
    const located = childOf(ctx, examples, name);
    return { name, value: field(located.value, 'value'), located };
  });
}

/** The location at which to report something missing from the operation: its method. */
export function operationKey(operation: Operation) {
  return operation.located.location.key();
}
