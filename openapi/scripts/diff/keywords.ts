import { isDeepStrictEqual } from 'node:util';
import { type Fields, field, listOf } from '../../rules/located-node.ts';
import type { SchemaRule } from './rules.ts';
import { typesOf, valuesOf } from './shape.ts';

/** A change of a schema's own keywords: its rule, and what changed. */
export type Found = [rule: SchemaRule, detail: string];

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];

/** Keywords with a comparison of their own, and keywords that do not affect what is accepted. */
const ELSEWHERE = new Set([
  ...['type', 'enum', 'const', 'x-extensible-enum', 'not', 'properties', 'required', 'items', 'additionalProperties'],
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly', '$comment'],
  ...['discriminator', 'externalDocs', ...UPPER, ...LOWER],
]);

/** Compares the own keywords of two schemas, neither of which is a union or accepts null. Ignores what they contain. */
export function keywordChanges(older: Fields, newer: Fields): Found[] {
  const types = typeChange(older, newer);
  if (types?.[0] === 'type-changed') return [types];
  return [
    ...(types === undefined ? [] : [types]),
    ...valueChanges(older, newer),
    ...excludedChanges(older, newer),
    ...UPPER.flatMap((keyword) => limitChange(keyword, older, newer, 1)),
    ...LOWER.flatMap((keyword) => limitChange(keyword, older, newer, -1)),
    ...constraintChanges(older, newer),
    ...(isDeepStrictEqual(older['default'], newer['default'])
      ? []
      : [['default-changed', say(older, newer, 'default')] satisfies Found]),
    ...(newer['deprecated'] === true && older['deprecated'] !== true
      ? [['property-deprecated', 'deprecated'] satisfies Found]
      : []),
  ];
}

function typeChange(older: Fields, newer: Fields): Found | undefined {
  const before = typesOf(older);
  const after = typesOf(newer);
  const detail = `${names(before)} → ${names(after)}`;
  const narrows = includes(before, after);
  const widens = includes(after, before);
  if (narrows && widens) return undefined;
  if (narrows) return ['type-narrowed', detail];
  return widens ? ['type-widened', detail] : ['type-changed', detail];
}

const names = (types: Set<string> | undefined) => (types === undefined ? 'any' : [...types].sort().join(' or '));

/** Whether the outer types include all inner ones; an integer is a number. */
function includes(outer: Set<string> | undefined, inner: Set<string> | undefined): boolean {
  if (outer === undefined) return true;
  return (
    inner !== undefined && [...inner].every((type) => outer.has(type) || (type === 'integer' && outer.has('number')))
  );
}

function valueChanges(older: Fields, newer: Fields): Found[] {
  const before = valuesOf(older);
  const after = valuesOf(newer);
  const known = [older, newer].map((schema) =>
    'x-extensible-enum' in schema ? listOf(schema['x-extensible-enum']) : undefined,
  );
  const [knownBefore, knownAfter] = known;
  if (before !== undefined && after !== undefined) return setChanges(before, after, 'value-added', 'value-removed');
  if (knownBefore !== undefined && knownAfter !== undefined) {
    return setChanges(knownBefore, knownAfter, 'known-value-added', 'known-value-removed');
  }
  if (before !== undefined) return [[knownAfter === undefined ? 'enum-removed' : 'enum-opened', list(before)]];
  if (after !== undefined) return [[knownBefore === undefined ? 'enum-added' : 'enum-closed', list(after)]];
  return [];
}

/** Changes of `not: { enum }`: each added value is one less accepted. */
function excludedChanges(older: Fields, newer: Fields): Found[] {
  const [before, after] = [older, newer].map((schema) => listOf(field(schema['not'], 'enum')));
  return setChanges(before ?? [], after ?? [], 'value-removed', 'value-added');
}

function setChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  added: SchemaRule,
  removed: SchemaRule,
): Found[] {
  const gained = after.filter((value) => !before.includes(value));
  const lost = before.filter((value) => !after.includes(value));
  return [
    ...(gained.length > 0 ? [[added, list(gained)] satisfies Found] : []),
    ...(lost.length > 0 ? [[removed, list(lost)] satisfies Found] : []),
  ];
}

/** `sign` is 1 for upper limits, where less is tighter, and -1 for lower limits. */
function limitChange(keyword: string, older: Fields, newer: Fields, sign: 1 | -1): Found[] {
  const [before, after] = [older[keyword], newer[keyword]].map((limit) =>
    typeof limit === 'number' ? limit * sign : Infinity,
  );
  if (before === undefined || after === undefined || before === after) return [];
  return [[after < before ? 'limit-tightened' : 'limit-relaxed', say(older, newer, keyword)]];
}

/** Keywords that can only be equal or not, such as two patterns. */
function constraintChanges(older: Fields, newer: Fields): Found[] {
  const keywords = [...new Set([...Object.keys(older), ...Object.keys(newer)])];
  return keywords
    .filter((keyword) => !ELSEWHERE.has(keyword) && !keyword.startsWith('x-'))
    .filter((keyword) => !isDeepStrictEqual(older[keyword], newer[keyword]))
    .map((keyword) => {
      const detail = say(older, newer, keyword);
      if (!(keyword in older)) return ['constraint-added', detail];
      return [keyword in newer ? 'constraint-changed' : 'constraint-removed', detail];
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
