import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, isFields, listOf } from '../../rules/located-node.ts';
import { type Document, targetOf } from './document.ts';
import { keyOfProperty } from './keys.ts';
import { keywordChanges } from './keywords.ts';
import { type Alternative, basicType } from './one-type.ts';
import { type Change, type Direction, isBreaking, type SchemaRule } from './rules.ts';
import { alternativesOf, annotationsOf, hasPatterns, isOpenUnion, keyOf, validatorOf } from './shape.ts';

/** The two documents, and the direction of the values. */
export type Side = { older: Document; newer: Document; direction: Direction };

/** Where two schemas are; `path` has the pairs of schemas being compared, so that circular ones end. */
type Place = Side & { where: string; path: readonly string[] };

/** Deeper than any schema that is not circular. */
const DEPTH = 30;

/** Every change between two schemas and in what they contain, reported at `where`. */
export function schemaChanges(side: Side, where: string, older: unknown, newer: unknown): Change[] {
  return changesOf({ ...side, where, path: [] }, older, newer);
}

function changesOf(at: Place, older: unknown, newer: unknown): Change[] {
  if (isSame(at, older, newer)) return [];
  const pair = JSON.stringify([older, newer]);
  if (at.path.includes(pair) || at.path.length > DEPTH) return [];
  const inner = { ...at, path: [...at.path, pair] };
  const before = alternativesOf(at.older, older);
  const after = alternativesOf(at.newer, newer);
  const types = [...new Set([...before, ...after].map(basicType))];
  const found = [
    ...annotationChanges(at, older, newer),
    ...typeChanges(at, before, after),
    ...types.flatMap((type) => {
      const [left, right] = [before, after].map((all) => all.filter((one) => basicType(one) === type));
      return left?.length && right?.length ? unionChanges(inner, left, right) : [];
    }),
  ];
  return found.filter((one, index) => found.findIndex((other) => isDeepStrictEqual(other, one)) === index);
}

function change({ direction, where }: Place, rule: SchemaRule, detail: string): Change {
  return { rule: `${direction}-${rule}`, where, detail };
}

/** Whether two schemas or constraints say the same, words for people aside. */
function isSame(side: Side, older: unknown, newer: unknown, path: readonly string[] = []): boolean {
  if (Array.isArray(older) && Array.isArray(newer))
    return older.length === newer.length && older.every((one, index) => isSame(side, one, newer[index], path));
  if (!isFields(older) || !isFields(newer)) return Object.is(older, newer);
  const [from, to] = [older['$ref'], newer['$ref']];
  const areReferences = typeof from === 'string' && typeof to === 'string';
  const pair = `${from} ${to}`;
  if (areReferences && !path.includes(pair)) {
    if (!isSame(side, targetOf(side.older, from), targetOf(side.newer, to), [...path, pair])) return false;
  }
  return Object.keys({ ...older, ...newer })
    .filter((key) => !(areReferences && key === '$ref') && !isWording(key, older[key] ?? newer[key]))
    .every((key) =>
      VALUES.test(key) ? isDeepStrictEqual(older[key], newer[key]) : isSame(side, older[key], newer[key], path),
    );
}

/** Keywords whose value is data, in which no name is a keyword. */
const VALUES = /^(const|enum|default)$/;

function isWording(key: string, value: unknown): boolean {
  return (
    (/^(title|description|\$comment)$/.test(key) && typeof value === 'string') ||
    (key === 'examples' && Array.isArray(value)) ||
    (key.startsWith('x-') && key !== 'x-extensible-enum' && !isFields(value))
  );
}

function annotationChanges(at: Place, older: unknown, newer: unknown): Change[] {
  const [before, after] = [annotationsOf(at.older, older), annotationsOf(at.newer, newer)];
  const [left, right] = [before['default'], after['default']];
  const say = (value: unknown) => JSON.stringify(value) ?? 'none';
  const found: Change[] = [];
  if (!isDeepStrictEqual(left, right))
    found.push(change(at, 'default-changed', `default ${say(left)} → ${say(right)}`));
  if (after['deprecated'] === true && before['deprecated'] !== true)
    found.push(change(at, 'property-deprecated', 'deprecated'));
  return found;
}

/** The number of types beside null. */
const ANY = 5;

function typeChanges(at: Place, before: readonly Alternative[], after: readonly Alternative[]): Change[] {
  const [left, right] = [typesOf(before), typesOf(after)];
  const nulls = nullChange(left, right).map((rule) => change(at, rule, 'null'));
  const includes = (outer: Set<string>, inner: Set<string>) =>
    [...inner].every((type) => outer.has(type) || (type === 'integer' && outer.has('number')));
  const [narrows, widens] = [includes(left, right), includes(right, left)];
  if (narrows && widens) return nulls;
  const rule = narrows ? 'type-narrowed' : widens ? 'type-widened' : 'type-changed';
  return [...nulls, change(at, rule, `${names(left)} → ${names(right)}`)];
}

/** Null beside other types is a change of its own, and is then left out of the types. */
function nullChange(left: Set<string>, right: Set<string>): SchemaRule[] {
  const stands = (types: Set<string>) => types.size > 0 && types.size <= ANY && [...types].join() !== 'null';
  if (![left, right].every(stands)) return [];
  const [wasNull, isNull] = [left.delete('null'), right.delete('null')];
  if (wasNull === isNull) return [];
  return [isNull ? 'null-added' : 'null-removed'];
}

function typesOf(alternatives: readonly Alternative[]): Set<string> {
  const types = new Set<string>(alternatives.map(({ type }) => type));
  if (types.has('number')) types.delete('integer');
  return types;
}

function names(types: Set<string>): string {
  if (types.size > ANY && !types.has('integer')) return 'any';
  return [...types].sort().join(' or ') || 'none';
}

function unionChanges(at: Place, before: readonly Alternative[], after: readonly Alternative[]): Change[] {
  const [first, second] = [before[0], after[0]];
  if (first !== undefined && second !== undefined && before.length + after.length === 2)
    return alternativeChanges(at, first, second);
  const pairs = pairsOf(at, before, after);
  const [paired, partners] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))];
  /** Whether another alternative accepts all that this one does. */
  const isWithin = (direction: Direction, one: Alternative, other: Alternative) =>
    !alternativeChanges({ ...at, direction }, one, other).some(isBreaking);
  const isOpen = isOpenUnion(before);
  return [
    ...after
      .filter((one) => !partners.has(one))
      .filter((one) => isOpen || !before.some((other) => isWithin('response', other, one)))
      .map((one) => change(at, isOpen ? 'known-alternative-added' : 'alternative-added', keyOf(one))),
    ...before
      .filter((one) => !paired.has(one) && !after.some((other) => isWithin('request', one, other)))
      .map((one) => change(at, 'alternative-removed', keyOf(one))),
    ...pairs.flatMap(([one, other]) => alternativeChanges({ ...at, where: `${at.where} (${keyOf(one)})` }, one, other)),
  ];
}

/** Which alternatives are the same one before and after: those without a change, then those with a key of their own. */
function pairsOf(
  at: Place,
  before: readonly Alternative[],
  after: readonly Alternative[],
): [older: Alternative, newer: Alternative][] {
  const isOnly = (all: readonly Alternative[], key: string) => all.filter((one) => keyOf(one) === key).length === 1;
  const keyed = before.flatMap((one): [Alternative, Alternative][] => {
    const key = keyOf(one);
    const partner = after.find((other) => keyOf(other) === key);
    return partner !== undefined && isOnly(before, key) && isOnly(after, key) ? [[one, partner]] : [];
  });
  const [left, right] = [0, 1].map((at) =>
    (at === 0 ? before : after).filter((one) => !keyed.some((pair) => pair[at] === one)),
  );
  const rest = new Set(right);
  const equal = (left ?? []).flatMap((one): [Alternative, Alternative][] => {
    const partner = [...rest].find((other) => alternativeChanges(at, one, other).length === 0);
    if (partner === undefined) return [];
    rest.delete(partner);
    return [[one, partner]];
  });
  return [...keyed, ...equal];
}

function alternativeChanges(at: Place, older: Alternative, newer: Alternative): Change[] {
  const own = keywordChanges(older, newer, {
    validators: { older: () => validatorOf(at.older, older), newer: () => validatorOf(at.newer, newer) },
    isSame: (left, right) => isSameConstraint(at, left, right),
  }).map(([rule, detail]) => change(at, rule, detail));
  if ('enum' in older || 'enum' in newer) return own;
  return [
    ...own,
    ...propertyChanges(at, older, newer),
    ...additionalChanges(at, older, newer),
    ...('items' in older || 'items' in newer
      ? changesOf({ ...at, where: `${at.where}[]` }, older['items'] ?? {}, newer['items'] ?? {})
      : []),
  ];
}

/** Keywords of constraints whose value is a schema, a list of schemas, or schemas by name. */
const WITH_SCHEMAS =
  /^(not|if|then|else|contains|propertyNames|contentSchema|items|prefixItems|(additionalP|patternP|p)roperties|dependentSchemas)$/;
const WITH_SEVERAL = /^(prefixItems|patternProperties|properties|dependentSchemas)$/;

/** Says nothing about which values are accepted. */
const ANNOTATION = /-(default-changed|property-deprecated)$/;

/** The schemas of a constraint may be written anew, as long as they accept the same. */
function isSameConstraint(at: Place, older: unknown, newer: unknown): boolean {
  const [left, right] = [fieldsOf(older), fieldsOf(newer)];
  const means = (one: unknown, other: unknown) => changesOf(at, one, other).every(({ rule }) => ANNOTATION.test(rule));
  const haveSame = (one: object, other: object, isEqual: (one: unknown, other: unknown, key: string) => boolean) => {
    const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    return (
      before.size === after.size &&
      [...before].every(([key, value]) => after.has(key) && isEqual(value, after.get(key), key))
    );
  };
  return haveSame(left, right, (one, other, keyword) => {
    if (!WITH_SCHEMAS.test(keyword)) return isSame(at, one, other);
    return WITH_SEVERAL.test(keyword) ? haveSame(Object(one), Object(other), means) : means(one, other);
  });
}

/** What a request must not send, and an answer does not carry. */
const HIDDEN: Readonly<Record<Direction, string>> = { request: 'readOnly', response: 'writeOnly' };

function propertiesOf(document: Document, schema: Alternative, direction: Direction) {
  const declared = Object.entries(fieldsOf(schema['properties']));
  const hidden = new Set(
    declared.filter(([, one]) => annotationsOf(document, one)[HIDDEN[direction]] === true).map(([name]) => name),
  );
  return {
    declared: new Map(declared.filter(([name]) => !hidden.has(name))),
    needed: new Set(
      listOf(schema['required'])
        .map(String)
        .filter((name) => !hidden.has(name)),
    ),
    /** The schema of what is not declared, if only a map's values are. */
    others: isFields(schema['additionalProperties'])
      ? hasPatterns(schema)
        ? {}
        : schema['additionalProperties']
      : undefined,
  };
}

function propertyChanges(at: Place, older: Alternative, newer: Alternative): Change[] {
  const before = propertiesOf(at.older, older, at.direction);
  const after = propertiesOf(at.newer, newer, at.direction);
  const all = [before, after].flatMap(({ declared, needed }) => [...declared.keys(), ...needed]);
  return [...new Set(all)].flatMap((name) => {
    const place = { ...at, where: at.where === '' ? name : `${at.where}.${name}` };
    const found = (rule: SchemaRule) => change(place, rule, wording(rule));
    const [wasNeeded, isNeeded] = [before.needed.has(name), after.needed.has(name)];
    const [left, right] = [before, after].map(({ declared, needed, others }) =>
      declared.has(name) ? declared.get(name) : (others ?? (needed.has(name) ? {} : undefined)),
    );
    const key = keyOfProperty(at.older, left) ?? keyOfProperty(at.newer, right);
    const keyed = (change: Change): Change => (key === undefined ? change : { key, ...change });
    if (left === undefined) return [keyed(found(isNeeded ? 'required-property-added' : 'optional-property-added'))];
    if (right === undefined)
      return [keyed(found(wasNeeded ? 'required-property-removed' : 'optional-property-removed'))];
    return [
      ...(isNeeded && !wasNeeded ? [found('property-became-required')] : []),
      ...(wasNeeded && !isNeeded ? [found('property-became-optional')] : []),
      ...changesOf(place, left, right),
    ].map(keyed);
  });
}

/** `required-property-added` in words. */
function wording(rule: SchemaRule): string {
  return rule.replaceAll('-', ' ').replace('property ', '');
}

function additionalChanges(at: Place, older: Alternative, newer: Alternative): Change[] {
  const [before, after] = [older['additionalProperties'] ?? true, newer['additionalProperties'] ?? true];
  if (before === after) return [];
  if (before !== false && after !== false) return changesOf({ ...at, where: `${at.where}.*` }, before, after);
  const rule = after === false ? 'additional-properties-closed' : 'additional-properties-opened';
  return [change(at, rule, `additionalProperties ${JSON.stringify(before)} → ${JSON.stringify(after)}`)];
}
