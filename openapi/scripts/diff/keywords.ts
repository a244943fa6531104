import { type Fields, fieldsOf, listOf } from '../../rules/located-node.ts';
import { type Alternative, includesValue } from './one-type.ts';
import type { SchemaRule } from './rules.ts';
import { excludedOf, isMultiple } from './shape.ts';

/** A change of a schema's own keywords: its rule, and what changed. */
export type Found = [rule: SchemaRule, detail: string];

/** What the two sides of a comparison can tell about each other's schemas. */
export type Judge = {
  /** Make what tells whether the older or the newer schema accepts a value. */
  validators: Record<'older' | 'newer', () => (value: unknown) => boolean>;
  /** Whether two constraints mean the same. */
  isSame: (older: unknown, newer: unknown) => boolean;
};

/** Compares the own keywords of two alternatives. Ignores what they contain. */
export function keywordChanges(older: Alternative, newer: Alternative, judge: Judge): Found[] {
  if ('enum' in older || 'enum' in newer) return valueChanges(older, newer, judge);
  return [
    ...knownValueChanges(older, newer),
    ...setChanges(excludedOf(older), excludedOf(newer), 'value-removed', 'value-added'),
    ...limitChanges(older, newer),
    ...factorChanges(older, newer),
    ...uniqueChanges(older, newer),
    ...constraintChanges(older, newer, judge),
  ];
}

/** Listed values are checked one by one by what takes the place of the list. */
function valueChanges(older: Alternative, newer: Alternative, { validators }: Judge): Found[] {
  const [before, after] = [older['enum'], newer['enum']].map((values) =>
    values === undefined ? undefined : listOf(values),
  );
  if (before !== undefined && after !== undefined) return setChanges(before, after, 'value-added', 'value-removed');
  const lost = after === undefined && before !== undefined ? refused(before, validators.newer()) : [];
  const gained = before === undefined && after !== undefined ? refused(after, validators.older()) : [];
  return [
    ...(before === undefined
      ? [['x-extensible-enum' in older ? 'enum-closed' : 'enum-added', list(after ?? [])] satisfies Found]
      : [['x-extensible-enum' in newer ? 'enum-opened' : 'enum-removed', list(before)] satisfies Found]),
    ...setChanges(lost, gained, 'value-added', 'value-removed'),
  ];
}

function refused(values: readonly unknown[], accepts: (value: unknown) => boolean): unknown[] {
  return values.filter((value) => !accepts(value));
}

function knownValueChanges(older: Fields, newer: Fields): Found[] {
  const [before, after] = [older['x-extensible-enum'], newer['x-extensible-enum']];
  if (before === undefined || after === undefined) return [];
  return setChanges(listOf(before), listOf(after), 'known-value-added', 'known-value-removed');
}

function setChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  added: SchemaRule,
  removed: SchemaRule,
): Found[] {
  const gained = after.filter((value) => !includesValue(before, value));
  const lost = before.filter((value) => !includesValue(after, value));
  return [
    ...(gained.length > 0 ? [[added, list(gained)] satisfies Found] : []),
    ...(lost.length > 0 ? [[removed, list(lost)] satisfies Found] : []),
  ];
}

function limitChanges(older: Fields, newer: Fields): Found[] {
  return ['imum', 'Length', 'Items', 'Properties'].flatMap((what) => [
    ...limitChange([`min${what}`, `exclusiveMin${what}`], older, newer, -1),
    ...limitChange([`max${what}`, `exclusiveMax${what}`], older, newer, 1),
  ]);
}

/** The limit is inclusive, exclusive or missing; `sign` makes the tighter limit the smaller number. */
function limitChange(keywords: readonly string[], older: Fields, newer: Fields, sign: 1 | -1): Found[] {
  const [before, after] = [older, newer].map((schema) => keywords.find((keyword) => keyword in schema));
  const limit = (schema: Fields, keyword: string | undefined) =>
    keyword === undefined ? Infinity : Number(schema[keyword]) * sign;
  const isExclusive = (keyword: string | undefined) => Number(keyword?.startsWith('exclusive') ?? false);
  const [from, to] = [limit(older, before), limit(newer, after)];
  const difference = from === to ? isExclusive(before) - isExclusive(after) : to - from;
  if (difference === 0) return [];
  const detail =
    before === undefined || after === undefined || before === after
      ? say(older, newer, after ?? before ?? '')
      : `${before} ${older[before]} → ${after} ${newer[after]}`;
  return [[difference < 0 ? 'limit-tightened' : 'limit-relaxed', detail]];
}

function factorChanges(older: Fields, newer: Fields): Found[] {
  const [before, after] = [older['multipleOf'], newer['multipleOf']];
  if (before === after) return [];
  const detail = say(older, newer, 'multipleOf');
  if (before === undefined || (after !== undefined && isMultiple(Number(after), Number(before))))
    return [['limit-tightened', detail]];
  if (after === undefined || isMultiple(Number(before), Number(after))) return [['limit-relaxed', detail]];
  return [['constraint-changed', detail]];
}

function uniqueChanges({ uniqueItems: before }: Fields, { uniqueItems: after }: Fields): Found[] {
  if (before === after) return [];
  return [[after === true ? 'constraint-added' : 'constraint-removed', `uniqueItems ${after === true}`]];
}

/** Constraints that can only be equal or not, such as two patterns. */
function constraintChanges(older: Fields, newer: Fields, { isSame }: Judge): Found[] {
  const [before, after] = [listOf(older['allOf']).map(fieldsOf), listOf(newer['allOf']).map(fieldsOf)];
  const lost = before.filter((one) => !after.some((other) => isSame(one, other)));
  const gained = after.filter((one) => !before.some((other) => isSame(other, one)));
  const keywordOf = (constraint: Fields) => Object.keys(constraint)[0] ?? '';
  const keywords = new Set([...lost, ...gained].map(keywordOf));
  return [...keywords].map((keyword): Found => {
    const [left, right] = [lost, gained].map((all) => all.filter((one) => keywordOf(one) === keyword));
    const text = (all: Fields[] = []) => all.map((one) => JSON.stringify(one[keyword])).join(' and ') || 'none';
    const detail = `${keyword} ${text(left)} → ${text(right)}`;
    if (left?.length === 0) return ['constraint-added', detail];
    return [right?.length === 0 ? 'constraint-removed' : 'constraint-changed', detail];
  });
}

function say(older: Fields, newer: Fields, keyword: string): string {
  const [before, after] = [older, newer].map((schema) =>
    keyword in schema ? JSON.stringify(schema[keyword]) : 'none',
  );
  return `${keyword} ${before} → ${after}`;
}

function list(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}
