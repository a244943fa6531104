import { descendantOf, type Fields, field, fieldsOf, type LocatedNode, listOf } from './located-node.ts';
import { eachOperation, type Operation, operationKey } from './operations.ts';
import type { Context, Rule } from './redocly.ts';

const KEYS = ['idempotency_key', 'client_id'];

/** Operations that must happen once have `x-attempt`: it names the body's key, its secrets, and the settling read. */
export const attempts: Rule = () => {
  const operations: Operation[] = [];

  function check(operation: Operation, ctx: Context) {
    const { id, fields, located, mutation } = operation;
    const body = bodyFields(operation, ctx);
    const key = KEYS.find((name) => name in body);
    const attempt = fieldsOf(fields['x-attempt']);
    const report = (message: string, ...path: string[]) =>
      ctx.report({
        message,
        location:
          'x-attempt' in fields ? located.location.child(['x-attempt', ...path]).key() : operationKey(operation),
      });
    if (!mutation && 'x-attempt' in fields) return report(`${id} only reads: remove x-attempt.`);
    if (key !== attempt['key']) {
      if (key === undefined) report(`${id} has no such field in its body: remove it.`, 'key');
      else report(`${id} must happen once for each ${key}: add x-attempt with "key: ${key}".`);
      return;
    }
    for (const list of ['secrets', 'pinned', 'renewedBy']) {
      for (const name of listOf(attempt[list])) {
        if (!(String(name) in body)) report(`${id} has no field ${name} in its body: correct the name.`, list);
      }
    }
    for (const [name, schema] of Object.entries(body)) {
      const isSecret = field(schema, 'writeOnly') === true || field(schema, 'format') === 'password';
      if ('x-attempt' in fields && isSecret && !listOf(attempt['secrets']).includes(name))
        report(`${name} of ${id} is a secret: name it in x-attempt.secrets, so that it is never stored.`);
    }
    if ('settledBy' in attempt) checkRead(fieldsOf(attempt['settledBy']), body, report, ctx, id);
  }

  function checkRead(
    settledBy: Fields,
    body: Fields,
    report: (message: string, ...path: string[]) => void,
    ctx: Context,
    id: string,
  ) {
    const read = operations.find((candidate) => candidate.id === settledBy['read']);
    if (read === undefined || read.mutation)
      return report(`${id} cannot be settled by ${settledBy['read']}: name a read.`, 'settledBy');
    const parameters = parameterNames(read, ctx);
    for (const [parameter, from] of Object.entries(fieldsOf(settledBy['with']))) {
      if (!parameters.includes(parameter)) report(`${read.id} takes no ${parameter}: correct the name.`, 'settledBy');
      if (!(String(from) in body)) report(`${id} has no field ${from} in its body: correct the name.`, 'settledBy');
    }
    const answer = descendantOf(ctx, answerOf(read, ctx), 'properties');
    const entry = descendantOf(ctx, answer, 'list', 'items', 'properties');
    const seen = 'entry' in settledBy ? entry : answer;
    const shows = Object.entries(fieldsOf(settledBy['shows']));
    for (const name of [...listOf(settledBy['entry']).map(String), ...shows.map(([path]) => path)]) {
      if (!((name.split('.')[0] ?? '') in fieldsOf(seen.value)))
        report(`${read.id} does not show ${name}: correct the name.`, 'settledBy');
    }
    for (const [, from] of shows) {
      if (typeof from === 'string' && from !== 'set' && !(from in body))
        report(`${id} has no field ${from} in its body: correct the name.`, 'settledBy');
    }
  }

  return {
    Paths(paths, ctx) {
      eachOperation((operation) => operations.push(operation))(paths, ctx);
      for (const operation of operations) check(operation, ctx);
    },
  };
};

/** The fields of the body, in all its alternatives. */
function bodyFields({ located }: Operation, ctx: Context): Fields {
  const body = descendantOf(ctx, located, 'requestBody', 'content', 'application/json', 'schema');
  const forms = listOf(field(body.value, 'oneOf')).map((_, index) => descendantOf(ctx, body, 'oneOf', index));
  return Object.assign({}, ...[body, ...forms].map((form) => fieldsOf(descendantOf(ctx, form, 'properties').value)));
}

function parameterNames({ located, fields }: Operation, ctx: Context): string[] {
  return listOf(fields['parameters']).map((_, index) =>
    String(field(descendantOf(ctx, located, 'parameters', index).value, 'name')),
  );
}

/** The `data` of the success. */
function answerOf({ located }: Operation, ctx: Context): LocatedNode {
  const schema = ['responses', '200', 'content', 'application/json', 'schema'];
  return descendantOf(ctx, located, ...schema, 'oneOf', 0, 'properties', 'data');
}
