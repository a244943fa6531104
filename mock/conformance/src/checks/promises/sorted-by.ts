import { isMoney, toCents } from '@meridian/sdk/rules';
import type { Schema } from '../../../../shared/json.ts';
import type { Contract } from '../../contract/contract.ts';
import { addressOf } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { recordsIn } from '../agreement.ts';
import { type EnvelopeContext, type Fault, judge } from '../check-context.ts';
import { propertiesOf, type SchemaNode } from '../shape/schema-nodes.ts';
import { valuesAt } from './values-at.ts';

/** An order that the request chooses. */
interface Chosen {
  /** The part of the request that chooses it: `sort=sales`. */
  readonly by: string;
  readonly order: unknown;
  readonly rank: Rank;
  /** Why an entry should have come before another, where that is not by the value itself. */
  readonly because?: string;
}

/** Below zero if one value comes before another; NaN when they cannot be compared. */
type Rank = (one: unknown, other: unknown) => number;

/** Lists come in the contract's order (`x-sorted-by`), or in the order that the request asks for. */
export function orders(context: EnvelopeContext): Finding[] {
  const lists = context.nodes.filter(({ value }) => recordsIn(value).length > 1);
  const chosen = chosenOrder(context);
  const rank = byNature(context);
  const sorted = lists.filter(({ pointer }) => pointer === '/data/list' && chosen?.order !== undefined);
  const declared = lists.filter((node) => Array.isArray(node.schema['x-sorted-by']) && !sorted.includes(node));
  const inDeclared = (node: SchemaNode) =>
    unordered(context, node, { by: '', order: node.schema['x-sorted-by'], rank });
  const inChosen = (node: SchemaNode) => (chosen === undefined ? [] : unordered(context, node, chosen));
  return [
    ...(declared.length === 0 ? [] : judge(context, 'list-order', declared.flatMap(inDeclared))),
    ...(sorted.length === 0 ? [] : judge(context, 'sort-ignored', sorted.flatMap(inChosen))),
  ];
}

/** The order that the request chooses by a parameter's value, or by the order of a parameter's values. */
function chosenOrder(context: EnvelopeContext): Chosen | undefined {
  const { operation, exchange } = context;
  const parameters = operation?.parameters ?? [];
  const asked = addressOf(exchange.request.url).searchParams;
  // A keyword search may rank better matches first.
  if (asked.has('keyword')) return undefined;
  const sort = parameters.find(({ orders: known }) => known !== undefined);
  const { default: usual } = context.contract.resolve(sort?.schema);
  const choice = asked.get(sort?.name ?? '') ?? usual;
  if (choice !== undefined) {
    return { by: `${sort?.name}=${choice}`, order: sort?.orders?.[String(choice)], rank: byNature(context) };
  }
  const list = parameters.find(({ name, listed }) => listed !== undefined && asked.has(name));
  return (
    list && {
      by: `the order of ${list.name}`,
      order: [list.listed],
      rank: byPlace(asked.getAll(list.name)),
      because: 'it was asked for before it',
    }
  );
}

function unordered({ contract }: EnvelopeContext, { value, pointer, schema }: SchemaNode, chosen: Chosen): Fault[] {
  const { by, order, rank, because } = chosen;
  const paths = Array.isArray(order) ? order.map(String) : [];
  const records = recordsIn(value);
  const ranks = new Map(paths.map((path) => [path, byContract(contract, schema, field(path)) ?? rank]));
  const compared = (index: number, path: string) => {
    const [one, other] = [records[index], records[index - 1]].map((record) => valuesAt(record, field(path))[0]);
    const rankOf = ranks.get(path) ?? rank;
    return path.startsWith('-') ? rankOf(other, one) : rankOf(one, other);
  };
  const deciding = (index: number) => paths.find((path) => compared(index, path) !== 0);
  const index = records.findIndex((_, at) => {
    const path = deciding(at);
    return at > 0 && path !== undefined && compared(at, path) < 0;
  });
  if (index < 0) return [];
  const at = `${pointer}/${index}`;
  const path = deciding(index) ?? '';
  const direction = path.startsWith('-') ? 'higher or later' : 'lower or earlier';
  const contractAt = contract.pointerOf(schema);
  return [
    {
      message: `${at} comes after the entry before it${by && ` with ${by}`}, though ${because ?? `its ${field(path)} is ${direction}`}`,
      at,
      expected: paths
        .map((one) => (one.startsWith('-') ? `${field(one)}, highest or latest first` : one))
        .join(', then '),
      got: valuesAt(records[index], field(path))[0],
      ...(contractAt !== undefined && { contract: contractAt }),
    },
  ];
}

const field = (path: string): string => path.replace(/^-/, '');

/** Ranks the values of a property by their place in its list in the contract; undefined where it has none. */
function byContract(contract: Contract, { items }: Schema, path: string): Rank | undefined {
  const property = path
    .split('.')
    .reduce((schema, name) => contract.resolve(propertiesOf(contract, schema)[name]), contract.resolve(items));
  const values = property.enum ?? property['x-extensible-enum'];
  return Array.isArray(values) ? byPlace(values.map(String)) : undefined;
}

const byPlace =
  (values: readonly string[]): Rank =>
  (one, other) => {
    const [left, right] = [values.indexOf(String(one)), values.indexOf(String(other))];
    return left < 0 || right < 0 ? Number.NaN : left - right;
  };

/** Ranks numbers, amounts, times, and texts in the answer's language. */
const byNature =
  ({ response }: EnvelopeContext): Rank =>
  (one, other) => {
    // The checks of shape report a value of another type.
    if (typeof one !== typeof other) return Number.NaN;
    const [left, right] = [numberOf(one), numberOf(other)];
    const areTexts = typeof one === 'string' && typeof other === 'string' && Number.isNaN(left) && Number.isNaN(right);
    return areTexts ? compareTexts(one, other, response.headers['content-language'] ?? '') : left - right;
  };

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return Number.NaN;
  if (isMoney(value)) return toCents(value);
  return /^\d{4}-\d\d/.test(value) ? Date.parse(value) : Number.NaN;
}

/**
 * Compares texts as a language sorts them; NaN where servers may differ: Chinese and Japanese sort by readings,
 * and libraries by or without spaces and punctuation.
 */
function compareTexts(one: string, other: string, language: string): number {
  const isByReading = /^(zh|ja)\b/i.test(language) || /\p{Script=Han}/u.test(one + other);
  if (isByReading || !isSupported(language)) return Number.NaN;
  const by = (ignorePunctuation: boolean) =>
    new Intl.Collator(language, { sensitivity: 'base', ignorePunctuation }).compare(one, other);
  return by(true) === by(false) ? by(false) : Number.NaN;
}

function isSupported(language: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(language).length > 0;
  } catch {
    return false; // no tag of a language
  }
}
