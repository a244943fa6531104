import { descendantOf, type Fields, field, fieldsOf, listOf } from './located-node.ts';
import {
  bodyProperties,
  dataOf,
  eachOperation,
  entriesOf,
  type Operation,
  operationKey,
  parametersOf,
} from './operations.ts';
import type { Context, Rule } from './redocly.ts';

const KEYS = ['idempotency_key', 'client_id'];

/** Operations that must happen once have `x-attempt`: it names the body's key, its secrets, and the settling read. */
export const attempts: Rule = () => {
  const operations: Operation[] = [];

  function check(operation: Operation, ctx: Context) {
    const { id, fields, located, mutation } = operation;
    const body = Object.fromEntries(bodyProperties(operation, ctx).map(([name, { value }]) => [name, value]));
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
    // Another body under the key is refused, which would hide that the one before was carried out.
    const isCovered = [key, ...listOf(attempt['pinned']), ...listOf(attempt['renewedBy'])];
    for (const name of key && !('settledBy' in attempt) ? Object.keys(body) : []) {
      if (!isCovered.includes(name))
        report(
          `No read tells what became of ${id} when another ${name} is sent under its key: name it in x-attempt.renewedBy.`,
          'key',
        );
    }
    if ('settledBy' in attempt) checkRead(fieldsOf(attempt['settledBy']), key, body, report, ctx, id);
  }

  function checkRead(
    settledBy: Fields,
    key: string | undefined,
    body: Fields,
    report: (message: string, ...path: string[]) => void,
    ctx: Context,
    id: string,
  ) {
    const read = operations.find((candidate) => candidate.id === settledBy['read']);
    if (read === undefined || read.mutation)
      return report(`${id} cannot be settled by ${settledBy['read']}: name a read.`, 'settledBy');
    const parameters = parametersOf(read, ctx).map(({ value }) => field(value, 'name'));
    for (const [parameter, from] of Object.entries(fieldsOf(settledBy['with']))) {
      if (!parameters.includes(parameter)) report(`${read.id} takes no ${parameter}: correct the name.`, 'settledBy');
      if (!(String(from) in body)) report(`${id} has no field ${from} in its body: correct the name.`, 'settledBy');
    }
    const isList = 'entry' in settledBy || 'many' in settledBy;
    if (isList && key === undefined)
      return report(
        `${id} has no key, so no entry of ${read.id} can be its own: name what the read shows.`,
        'settledBy',
      );
    const seen = descendantOf(ctx, (isList ? entriesOf : dataOf)(read, ctx), 'properties');
    const shows = Object.entries(fieldsOf(settledBy['shows']));
    // Two entries may be alike: only the key tells which of them this attempt made.
    const entry = isList ? [key, ...listOf(settledBy['entry'])].map(String) : [];
    for (const name of [...entry, ...shows.map(([path]) => path)]) {
      if (!((name.split('.')[0] ?? '') in fieldsOf(seen.value)))
        report(`${read.id} does not show ${name}: correct the name.`, 'settledBy');
    }
    if ('none' in settledBy && !listOf(read.fields['x-errors']).includes(settledBy['none']))
      report(`${read.id} is never refused by ${settledBy['none']}: correct the name.`, 'settledBy');
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
