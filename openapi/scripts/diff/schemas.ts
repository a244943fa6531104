import { type Fields, fieldsOf, isFields, listOf } from '../../rules/located-node.ts';
import type { Document } from './document.ts';
import { keywordChanges } from './keywords.ts';
import type { Change, Direction, SchemaRule } from './rules.ts';
import { isOpenUnion, keyOf, shapeOf } from './shape.ts';

/** The two documents, and the direction of the values. */
export type Side = { older: Document; newer: Document; direction: Direction };

/** Deeper than any schema that is not circular. */
const DEPTH = 30;

/** Every change between two schemas and in what they contain, reported at `where`. */
export function schemaChanges(side: Side, where: string, older: unknown, newer: unknown, depth = 0): Change[] {
  if (depth > DEPTH) return [];
  const before = shapeOf(side.older, older);
  const after = shapeOf(side.newer, newer);
  const found = (rule: SchemaRule, detail: string): Change => ({ rule: `${side.direction}-${rule}`, where, detail });
  const nulls =
    before.nullable === after.nullable ? [] : [found(after.nullable ? 'null-added' : 'null-removed', 'null')];
  const pairs = (inner: Fields, outer: Fields) => alternativeChanges(side, where, inner, outer, depth);
  const [first] = before.alternatives;
  const [second] = after.alternatives;
  if (first !== undefined && second !== undefined && before.alternatives.length + after.alternatives.length === 2) {
    return [...nulls, ...pairs(first, second)];
  }
  const left = new Map(before.alternatives.map((alternative) => [keyOf(alternative), alternative]));
  const right = new Map(after.alternatives.map((alternative) => [keyOf(alternative), alternative]));
  const added = isOpenUnion(before) ? 'known-alternative-added' : 'alternative-added';
  return [
    ...nulls,
    ...[...right.keys()].filter((key) => !left.has(key)).map((key) => found(added, key)),
    ...[...left.keys()].filter((key) => !right.has(key)).map((key) => found('alternative-removed', key)),
    ...[...left].flatMap(([key, alternative]) => {
      const partner = right.get(key);
      return partner === undefined ? [] : alternativeChanges(side, `${where} (${key})`, alternative, partner, depth);
    }),
  ];
}

function alternativeChanges(side: Side, where: string, older: Fields, newer: Fields, depth: number): Change[] {
  const own = keywordChanges(older, newer).map(
    ([rule, detail]): Change => ({ rule: `${side.direction}-${rule}`, where, detail }),
  );
  if (own.some(({ rule }) => rule.endsWith('-type-changed'))) return own;
  return [
    ...own,
    ...propertyChanges(side, where, older, newer, depth),
    ...additionalChanges(side, where, older, newer, depth),
    ...('items' in older || 'items' in newer
      ? schemaChanges(side, `${where}[]`, older['items'] ?? {}, newer['items'] ?? {}, depth + 1)
      : []),
  ];
}

function propertyChanges(side: Side, where: string, older: Fields, newer: Fields, depth: number): Change[] {
  const [before, after] = [fieldsOf(older['properties']), fieldsOf(newer['properties'])];
  const [neededBefore, neededAfter] = [listOf(older['required']), listOf(newer['required'])];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const place = where === '' ? name : `${where}.${name}`;
    const found = (rule: SchemaRule): Change => ({
      rule: `${side.direction}-${rule}`,
      where: place,
      detail: wording(rule),
    });
    if (!(name in before))
      return [found(neededAfter.includes(name) ? 'required-property-added' : 'optional-property-added')];
    if (!(name in after))
      return [found(neededBefore.includes(name) ? 'required-property-removed' : 'optional-property-removed')];
    const gained = neededAfter.includes(name) && !neededBefore.includes(name);
    const lost = neededBefore.includes(name) && !neededAfter.includes(name);
    return [
      ...(gained ? [found('property-became-required')] : []),
      ...(lost ? [found('property-became-optional')] : []),
      ...schemaChanges(side, place, before[name], after[name], depth + 1),
    ];
  });
}

/** `required-property-added` in words. */
function wording(rule: SchemaRule): string {
  return rule.replaceAll('-', ' ').replace('property ', '');
}

function additionalChanges(side: Side, where: string, older: Fields, newer: Fields, depth: number): Change[] {
  const [before, after] = [older['additionalProperties'] ?? true, newer['additionalProperties'] ?? true];
  const change = (rule: SchemaRule): Change[] => [
    {
      rule: `${side.direction}-${rule}`,
      where,
      detail: `additionalProperties ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
    },
  ];
  if (isFields(before) && isFields(after)) return schemaChanges(side, `${where}.*`, before, after, depth + 1);
  if (before === after) return [];
  const closed = after === false || (before === true && isFields(after));
  return change(closed ? 'additional-properties-closed' : 'additional-properties-opened');
}
