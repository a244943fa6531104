import {
  childOf,
  descendantOf,
  type Fields,
  field,
  fieldsOf,
  type LocatedNode,
  listOf,
  locate,
} from './located-node.ts';
import type { Context, Visit } from './redocly.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
const READS = ['get', 'query'];

/** GET operations that change data (decision openapi/005). */
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
      const others = childOf(ctx, item, 'additionalOperations');
      const operations = [
        ...METHODS.map((method) => ({ method, located: childOf(ctx, item, method) })),
        ...Object.keys(fieldsOf(others.value)).map((method) => ({ method, located: childOf(ctx, others, method) })),
      ];
      for (const { method, located } of operations) {
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
            mutation: !READS.includes(method) || CHANGING_GETS.has(path),
          },
          ctx,
        );
      }
    }
  };
}

/** The parameters of an operation. */
export const parametersOf = ({ located, fields }: Operation, ctx: Context): LocatedNode[] =>
  [...listOf(fields['parameters']).keys()].map((index) => descendantOf(ctx, located, 'parameters', index));

/** A parameter by the name under which it is sent; a nested one by that of each of its keys (`filter[in_stock]`). */
export function namesSent(parameter: LocatedNode, ctx: Context): [name: string, key: LocatedNode][] {
  const { name, style } = fieldsOf(parameter.value);
  if (style !== 'deepObject') return [[String(name), parameter]];
  const keys = descendantOf(ctx, parameter, 'schema', 'properties');
  return Object.keys(fieldsOf(keys.value)).map((key) => [`${name}[${key}]`, childOf(ctx, keys, key)]);
}

/** The schemas of the body, one for each media type. */
export function bodiesOf({ located }: Operation, ctx: Context): LocatedNode[] {
  const content = descendantOf(ctx, located, 'requestBody', 'content');
  return Object.keys(fieldsOf(content.value)).map((mediaType) => descendantOf(ctx, content, mediaType, 'schema'));
}

/** The properties of the JSON body, in all its alternatives. */
export function bodyProperties({ located }: Operation, ctx: Context): [name: string, property: LocatedNode][] {
  const body = descendantOf(ctx, located, 'requestBody', 'content', 'application/json', 'schema');
  const forms = listOf(field(body.value, 'oneOf')).map((_, index) => descendantOf(ctx, body, 'oneOf', index));
  return [body, ...forms].flatMap((form) => {
    const properties = childOf(ctx, form, 'properties');
    return Object.keys(fieldsOf(properties.value)).map((name): [string, LocatedNode] => [
      name,
      childOf(ctx, properties, name),
    ]);
  });
}

/** The JSON of the operation's HTTP 200 answer: its schema and examples. */
export const answerOf = ({ located }: Operation, ctx: Context): LocatedNode =>
  descendantOf(ctx, located, 'responses', '200', 'content', 'application/json');

/** The `data` of the operation's success. */
export const dataOf = (operation: Operation, ctx: Context): LocatedNode =>
  descendantOf(ctx, answerOf(operation, ctx), 'schema', 'oneOf', 0, 'properties', 'data');

/** The entries of the list that the operation answers. */
export const entriesOf = (operation: Operation, ctx: Context): LocatedNode =>
  descendantOf(ctx, dataOf(operation, ctx), 'properties', 'list', 'items');

export type Example = { name: string; value: unknown; located: LocatedNode };

/** The named examples of the operation's HTTP 200 answer, in order, with references resolved. */
export function answerExamples(operation: Operation, ctx: Context): Example[] {
  const examples = childOf(ctx, answerOf(operation, ctx), 'examples');
  return Object.keys(fieldsOf(examples.value)).map((name) => {
    const located = childOf(ctx, examples, name);
    return { name, value: field(located.value, 'value'), located };
  });
}

/** The location at which to report something missing from the operation: its method. */
export function operationKey(operation: Operation) {
  return operation.located.location.key();
}
