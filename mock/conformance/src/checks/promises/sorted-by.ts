import { isMoney, toCents } from '@meridian/sdk/rules';
import type { Finding } from '../../finding.ts';
import { recordsIn } from '../agreement.ts';
import { addressOf, type EnvelopeContext, type Fault, judge } from '../check-context.ts';
import type { SchemaNode } from '../shape/schema-nodes.ts';
import { valuesAt } from './values-at.ts';

/** Lists come in the contract's order (`x-sorted-by`), or in the order that the request asks for. */
export function orders(context: EnvelopeContext): Finding[] {
  const lists = context.nodes.filter(({ value }) => recordsIn(value).length > 1);
  const sort = sortOf(context);
  const sorted = lists.filter(({ pointer }) => pointer === '/data/list' && sort?.order !== undefined);
  const declared = lists.filter((node) => Array.isArray(node.schema['x-sorted-by']) && !sorted.includes(node));
  return [
    ...(declared.length === 0
      ? []
      : judge(
          context,
          'list-order',
          declared.flatMap((node) => unordered(context, node, node.schema['x-sorted-by'])),
        )),
    ...(sorted.length === 0
      ? []
      : judge(
          context,
          'sort-ignored',
          sorted.flatMap((node) => unordered(context, node, sort?.order, ` with sort=${sort?.choice}`)),
        )),
  ];
}

/** The order that the request chooses, or the default order. */
function sortOf({ contract, operation, exchange }: EnvelopeContext): { choice: string; order: unknown } | undefined {
  const parameter = operation?.parameters.find(({ orders: known }) => known !== undefined);
  if (parameter === undefined) return undefined;
  const { default: usual } = contract.resolve(parameter.schema);
  const asked = addressOf(exchange.request.url).searchParams;
  const choice = asked.get(parameter.name) ?? String(usual);
  // A keyword search may rank better matches first.
  return { choice, order: asked.has('keyword') ? undefined : parameter.orders?.[choice] };
}

function unordered(
  { contract }: EnvelopeContext,
  { value, pointer, schema }: SchemaNode,
  order: unknown,
  of = '',
): Fault[] {
  const paths = Array.isArray(order) ? order.map(String) : [];
  const records = recordsIn(value);
  const index = records.findIndex(
    (record, at) => at > 0 && paths.length > 0 && comesBefore(record, records[at - 1], paths),
  );
  if (index < 0) return [];
  const at = `${pointer}/${index}`;
  const [path = ''] = paths.filter((one) => compare(records[index], records[index - 1], one) !== 0);
  const falls = path.startsWith('-');
  const field = path.replace(/^-/, '');
  const contractAt = contract.pointerOf(schema);
  return [
    {
      message: `${at} comes after the entry before it${of}, though its ${field} is ${falls ? 'higher or later' : 'lower or earlier'}`,
      at,
      expected: paths
        .map((one) => (one.startsWith('-') ? `${one.slice(1)}, highest or latest first` : one))
        .join(', then '),
      got: valuesAt(records[index], field)[0],
      ...(contractAt !== undefined && { contract: contractAt }),
    },
  ];
}

/** Whether a record belongs before another; false when one of the deciding values is unknown. */
function comesBefore(record: unknown, other: unknown, paths: readonly string[]): boolean {
  for (const path of paths) {
    const difference = compare(record, other, path);
    if (difference === undefined || difference > 0) return false;
    if (difference < 0) return true;
  }
  return false;
}

/** Below zero when the first comes before the second by this path; undefined when they cannot be compared. */
function compare(one: unknown, other: unknown, path: string): number | undefined {
  const field = path.replace(/^-/, '');
  const [before, after] = [one, other].map((record) => valuesAt(record, field)[0]);
  const [left, right] = [rank(before), rank(after)];
  // The checks of shape report a value of another type.
  if (left === undefined || right === undefined || typeof before !== typeof after) return undefined;
  return path.startsWith('-') ? right - left : left - right;
}

function rank(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return undefined;
  if (isMoney(value)) return toCents(value);
  const time = /^\d{4}-\d\d/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
