import { childOf, field, fieldsOf, type LocatedNode, listOf, locate } from './located-node.ts';
import {
  bodyProperties,
  dataOf,
  eachOperation,
  entriesOf,
  namesSent,
  type Operation,
  parametersOf,
} from './operations.ts';
import type { Context, Location, Rule } from './redocly.ts';
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
      const { at, atLeast: _, where, ...terms } = fieldsOf(field(raw, 'x-equals'));
      for (const term of [...Object.values(terms).flat(), ...Object.keys(fieldsOf(where))]) {
        for (const path of String(term).split(' * ')) report('x-equals', path);
      }
      if (at !== undefined) report('x-equals', `${name}.${at}`);
      for (const [path, duration] of Object.entries(fieldsOf(field(raw, 'x-after')))) {
        for (const one of [path, ...Object.keys(fieldsOf(duration))])
          if (one !== 'answer' && one !== 'else') report('x-after', one);
      }
    }
  },
  Paths(paths, ctx) {
    const operations: Operation[] = [];
    eachOperation((operation) => operations.push(operation))(paths, ctx);
    for (const operation of operations) check(operation, operations, ctx);
  },
});

function check(operation: Operation, operations: readonly Operation[], ctx: Context): void {
  const { id, located, fields } = operation;
  const data = dataOf(operation, ctx);
  const sent = bodyProperties(operation, ctx);
  const isSent = (name: unknown) => sent.some(([one]) => one === name);
  const wrong = (message: string, location: Location) => ctx.report({ message: `${message}: correct it.`, location });
  const own = (key: string) => located.location.child(key).key();
  const isRead = ([read, ...path]: readonly string[]): boolean => {
    const found = operations.find((one) => one.id === read && !one.mutation);
    return found !== undefined && leads(ctx, dataOf(found, ctx), path);
  };
  const { operation: undo } = fieldsOf(fields['x-undone-by']);
  if (undo !== undefined && !operations.some((one) => one.id === undo && one.mutation))
    wrong(`x-undone-by of ${id} names ${undo}, which changes nothing`, own('x-undone-by'));
  for (const [name, { raw, rawLocation }] of sent) {
    const once = field(raw, 'x-once');
    const { refusal = once, unless } = fieldsOf(once);
    if (refusal !== undefined && !listOf(fields['x-errors']).includes(refusal))
      wrong(`x-once of ${name} names ${refusal}, which ${id} does not refuse with`, rawLocation.key());
    if (unless !== undefined && !isSent(unless))
      wrong(`x-once of ${name} names ${unless}, which ${id} is not sent`, rawLocation.key());
    const { as: path, of, by } = fieldsOf(field(raw, 'x-echo'));
    const named = (what: string) => wrong(`x-echo of ${name} names ${what}`, rawLocation.key());
    if (of !== undefined && !isSent(of)) named(`${of}, which ${id} is not sent`);
    for (const answered of [path, by && `${path}.${by}`].filter((one) => one !== undefined))
      if (!leads(ctx, data, String(answered).split('.'))) named(`${answered}, which ${id} does not answer`);
  }
  walkSchema(ctx, data, checkAnswered, new Set());
  function checkAnswered(schema: LocatedNode) {
    const properties = childOf(ctx, schema, 'properties');
    for (const name of Object.keys(fieldsOf(properties.value))) {
      const { raw, rawLocation } = childOf(ctx, properties, name);
      const named = (key: string, what: string) => wrong(`${key} of ${name} names ${what}`, rawLocation.key());
      for (const ignored of listOf(field(raw, 'x-ignores')))
        if (!isAsked(operation, ignored, ctx)) named('x-ignores', `${ignored}, which ${id} does not take`);
      const { read, as: listed, by } = fieldsOf(field(raw, 'x-listed-by'));
      const elsewhere = {
        'x-same-as': field(raw, 'x-same-as'),
        'x-listed-by': read && `${read}.list.${listed}`,
      };
      for (const [key, path] of Object.entries(elsewhere)) {
        if (path !== undefined && !isRead(String(path).split('.'))) named(key, `${path}, which no read answers`);
      }
      const list = operations.find((one) => one.id === read);
      if (by !== undefined && list !== undefined && !isAsked(list, by, ctx))
        named('x-listed-by', `${by}, which ${read} does not take`);
    }
  }
  for (const [number, by] of Object.entries(fieldsOf(fields['x-moves']))) {
    const path = String(by).replace(/^-/, '');
    if (!isRead(number.split('.'))) wrong(`x-moves of ${id} names ${number}, which no read answers`, own('x-moves'));
    if (!leads(ctx, data, path.split('.')) && !isSent(path))
      wrong(`x-moves of ${id} names ${path}, which it neither answers nor is sent`, own('x-moves'));
  }
  for (const { value, location } of parametersOf(operation, ctx)) {
    const values = listOf(field(field(value, 'schema'), 'enum'));
    const orders = field(value, 'x-sorted-by');
    const place = location.child('x-sorted-by');
    const checkOrder = (order: unknown, where: Location) => {
      for (const path of orderOf(order)) {
        if (!leads(ctx, entriesOf(operation, ctx), path.split('.')))
          wrong(`x-sorted-by of ${id} names ${path}, which its entries do not have`, where);
      }
    };
    if (typeof orders === 'string') checkOrder([orders], place);
    for (const [choice, order] of Object.entries(fieldsOf(orders))) {
      if (!values.includes(choice))
        wrong(`x-sorted-by of ${id} has ${choice}, which is not a value of the parameter`, place.child(choice).key());
      checkOrder(order, place.child(choice));
    }
  }
}

/** Whether an operation can be asked with a parameter of this name. */
const isAsked = (operation: Operation, name: unknown, ctx: Context): boolean =>
  parametersOf(operation, ctx).some((parameter) => namesSent(parameter, ctx).some(([one]) => one === name));

/** The paths of a sort order, without the sign of descending ones. */
const orderOf = (order: unknown): string[] =>
  listOf(order)
    .filter((path) => path !== '-added')
    .map((path) => String(path).replace(/^-/, ''));
