import { childOf, descendantOf, field, fieldsOf, type LocatedNode, listOf, locate } from './located-node.ts';
import { eachOperation, type Operation } from './operations.ts';
import type { Context, Rule } from './redocly.ts';
import { leads, walkSchema } from './schema-walk.ts';

/** Statements about the values in an answer name existing fields. */
export const promises: Rule = () => ({
  Schema(node, ctx) {
    const schema = locate(node, ctx.location);
    const entries = childOf(ctx, schema, 'items');
    const missing = (key: string, path: string, where: LocatedNode) => {
      if (leads(ctx, where, path.split('.'))) return;
      ctx.report({ message: `${key} names ${path}, which is not there: correct it.`, location: ctx.location.key() });
    };
    for (const path of orderOf(field(node, 'x-sorted-by'))) missing('x-sorted-by', path, entries);
    for (const key of ['x-exactly-one', 'x-same-on-pages'])
      if (key in fieldsOf(node)) missing(key, String(field(node, key)), entries);
    const properties = childOf(ctx, schema, 'properties');
    for (const name of Object.keys(fieldsOf(properties.value))) {
      // A sibling of the reference belongs to the property itself.
      const { raw, rawLocation } = childOf(ctx, properties, name);
      const report = (key: string, path: string) => {
        if (leads(ctx, schema, path.split('.'))) return;
        ctx.report({
          message: `${key} of ${name} names ${path}, which is not there: correct it.`,
          location: rawLocation.key(),
        });
      };
      const { at, atLeast: _, ...terms } = fieldsOf(field(raw, 'x-equals'));
      for (const term of Object.values(terms).flat()) {
        for (const path of String(term).split(' * ')) report('x-equals', path);
      }
      if (at !== undefined) report('x-equals', `${name}.${at}`);
      const counted = field(raw, 'x-counts');
      if (counted !== undefined) report('x-counts', String(counted));
      for (const path of Object.keys(fieldsOf(field(raw, 'x-after')))) if (path !== 'answer') report('x-after', path);
    }
  },
  Paths(paths, ctx) {
    const operations: Operation[] = [];
    eachOperation((operation) => operations.push(operation))(paths, ctx);
    for (const operation of operations) check(operation, operations, ctx);
  },
});

function check({ id, located, fields }: Operation, operations: readonly Operation[], ctx: Context): void {
  const data = dataOf(ctx, located);
  const entries = descendantOf(ctx, data, 'properties', 'list', 'items');
  const sent = descendantOf(ctx, located, 'requestBody', 'content', 'application/json', 'schema', 'properties');
  for (const name of Object.keys(fieldsOf(sent.value))) {
    const { raw, rawLocation } = childOf(ctx, sent, name);
    const { as: path, of } = fieldsOf(field(raw, 'x-echo'));
    if (of !== undefined && !(String(of) in fieldsOf(sent.value))) {
      const message = `x-echo of ${name} names ${of}, which ${id} is not sent: correct it.`;
      ctx.report({ message, location: rawLocation.key() });
    }
    if (path === undefined || leads(ctx, data, String(path).split('.'))) continue;
    const message = `x-echo of ${name} names ${path}, which ${id} does not answer: correct it.`;
    ctx.report({ message, location: rawLocation.key() });
  }
  const indices = [...listOf(field(fields, 'parameters')).keys()];
  const asked = askedOf(ctx, located);
  walkSchema(ctx, data, reportUnasked, new Set());
  function reportUnasked(schema: LocatedNode) {
    const properties = childOf(ctx, schema, 'properties');
    for (const name of Object.keys(fieldsOf(properties.value))) {
      const { raw, rawLocation } = childOf(ctx, properties, name);
      for (const ignored of listOf(field(raw, 'x-ignores')).filter((one) => !asked.includes(String(one)))) {
        const message = `x-ignores of ${name} names ${ignored}, which ${id} does not take: correct it.`;
        ctx.report({ message, location: rawLocation.key() });
      }
      const whole = field(raw, 'x-left-out-of');
      if (typeof whole === 'string' && !(whole in fieldsOf(sent.value))) {
        const message = `x-left-out-of of ${name} names ${whole}, which ${id} is not sent: correct it.`;
        ctx.report({ message, location: rawLocation.key() });
      }
      const { of, as, else: otherwise } = fieldsOf(whole);
      for (const path of [as && `${name}.${as}`, otherwise].filter((one) => one !== undefined)) {
        if (leads(ctx, schema, String(path).split('.'))) continue;
        const message = `x-left-out-of of ${name} names ${path}, which is not there: correct it.`;
        ctx.report({ message, location: rawLocation.key() });
      }
      const { read, as: listed, by } = fieldsOf(field(raw, 'x-listed-by'));
      const elsewhere = {
        'x-same-as': field(raw, 'x-same-as'),
        'x-left-out-of': of && `${of}.${as}`,
        'x-listed-by': read && `${read}.list.${listed}`,
      };
      for (const [key, path] of Object.entries(elsewhere)) {
        if (path === undefined || isRead(String(path).split('.'))) continue;
        const message = `${key} of ${name} names ${path}, which no read answers: correct it.`;
        ctx.report({ message, location: rawLocation.key() });
      }
      const list = operations.find((operation) => operation.id === read);
      if (by === undefined || list === undefined || askedOf(ctx, list.located).includes(String(by))) continue;
      const message = `x-listed-by of ${name} names ${by}, which ${read} does not take: correct it.`;
      ctx.report({ message, location: rawLocation.key() });
    }
  }
  function isRead([read, ...path]: readonly string[]): boolean {
    const found = operations.find((operation) => operation.id === read && !operation.mutation);
    return found !== undefined && leads(ctx, dataOf(ctx, found.located), path);
  }
  for (const index of indices) {
    const { value, location } = descendantOf(ctx, located, 'parameters', index);
    const values = listOf(field(field(value, 'schema'), 'enum'));
    const orders = field(value, 'x-sorted-by');
    const place = location.child('x-sorted-by');
    const reportUnknown = (order: unknown, where: typeof place) => {
      for (const path of orderOf(order).filter((one) => !leads(ctx, entries, one.split('.')))) {
        const message = `x-sorted-by of ${id} names ${path}, which its entries do not have: correct it.`;
        ctx.report({ message, location: where });
      }
    };
    if (typeof orders === 'string') reportUnknown([orders], place);
    for (const [choice, order] of Object.entries(fieldsOf(orders))) {
      if (!values.includes(choice)) {
        const message = `x-sorted-by of ${id} has ${choice}, which is no value of the parameter: correct it.`;
        ctx.report({ message, location: place.child(choice).key() });
      }
      reportUnknown(order, place.child(choice));
    }
  }
}

/** The `data` of an operation's success. */
function dataOf(ctx: Context, operation: LocatedNode): LocatedNode {
  const schema = descendantOf(ctx, operation, 'responses', '200', 'content', 'application/json', 'schema');
  return descendantOf(ctx, schema, 'oneOf', 0, 'properties', 'data');
}

/** The names of all that an operation can be asked with. */
function askedOf(ctx: Context, operation: LocatedNode): string[] {
  const indices = [...listOf(field(operation.value, 'parameters')).keys()];
  return indices.flatMap((index) => keysOf(ctx, descendantOf(ctx, operation, 'parameters', index)));
}

/** The names under which a parameter is sent: its own, or `filter[in_stock]` for each key of a nested parameter. */
function keysOf(ctx: Context, parameter: LocatedNode): string[] {
  const { name, style } = fieldsOf(parameter.value);
  if (style !== 'deepObject') return [String(name)];
  return Object.keys(fieldsOf(descendantOf(ctx, parameter, 'schema', 'properties').value)).map(
    (key) => `${name}[${key}]`,
  );
}

/** The paths of a sort order, without the sign of descending ones. */
const orderOf = (order: unknown): string[] =>
  listOf(order)
    .filter((path) => path !== '-added')
    .map((path) => String(path).replace(/^-/, ''));
