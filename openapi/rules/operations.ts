import { below, type Fields, field, fieldsOf, here, listOf, type Place, under } from './place.ts';
import type { Context, Visit } from './redocly.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Reads by their method that change data all the same (specification 7; decisions: reading two ways). */
const CHANGING_GETS: ReadonlySet<string> = new Set(['/api/user/address_del', '/api/user/set_language']);

export type Operation = {
  path: string;
  method: string;
  /** The operationId; where it is missing, method and path, so that messages can name it. */
  id: string;
  fields: Fields;
  place: Place;
  /** Whether it changes data. */
  mutation: boolean;
  /** Whether it takes parameters or a body. */
  takesInput: boolean;
};

/** A visitor's `Paths` entry that calls `visit` once for each operation. */
export function eachOperation(visit: (operation: Operation, ctx: Context) => void): Visit {
  return (paths, ctx) => {
    const root = here(paths, ctx.location);
    for (const path of Object.keys(fieldsOf(paths))) {
      const item = below(ctx, root, path);
      for (const method of METHODS) {
        const place = below(ctx, item, method);
        if (place.value === undefined) continue;
        const fields = fieldsOf(place.value);
        const { operationId } = fields;
        const parameters = [...listOf(field(item.value, 'parameters')), ...listOf(field(fields, 'parameters'))];
        visit(
          {
            path,
            method,
            id: typeof operationId === 'string' ? operationId : `${method} ${path}`,
            fields,
            place,
            mutation: method !== 'get' || CHANGING_GETS.has(path),
            takesInput: parameters.length > 0 || field(fields, 'requestBody') !== undefined,
          },
          ctx,
        );
      }
    }
  };
}

export type Example = { name: string; value: unknown; place: Place };

/** The named examples of the operation's HTTP 200 answer, in their order, references followed. */
export function answerExamples(operation: Operation, ctx: Context): Example[] {
  const examples = under(ctx, operation.place, 'responses', '200', 'content', 'application/json', 'examples');
  return Object.keys(fieldsOf(examples.value)).map((name) => {
    const place = below(ctx, examples, name);
    return { name, value: field(place.value, 'value'), place };
  });
}

/** Where to report that something is missing from the operation: at its method. */
export function operationKey(operation: Operation) {
  return operation.place.location.key();
}
