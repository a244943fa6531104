import { isDeepStrictEqual } from 'node:util';
import { field, fieldsOf, isFields, listOf } from '../../rules/located-node.ts';
import { type Document, targetOf } from './document.ts';
import { keyOfProperty } from './keys.ts';
import { keywordChanges } from './keywords.ts';
import { type Alternative, basicType } from './one-type.ts';
import { type Change, type Direction, isBreaking, type SchemaRule } from './rules.ts';
import { alternativesOf, annotationsOf, hasPatterns, isOpenUnion, keyOf, validatorOf } from './shape.ts';

/** The two documents, and the direction of the values. */
export type Side = { older: Document; newer: Document; direction: Direction };

/** Deeper than any schema that is not circular. */
const DEPTH = 30;

/** Every change between two schemas and in what they contain, reported at `where`. */
export function schemaChanges(side: Side, where: string, older: unknown, newer: unknown): Change[] {
  return changesOf(side, where, older, newer, []);
}

/** `path` has the pairs of schemas being compared, so that circular ones end. */
function changesOf(side: Side, where: string, older: unknown, newer: unknown, path: readonly string[]): Change[] {
  if (isSame(side, older, newer)) return [];
  const pair = JSON.stringify([older, newer]);
  if (path.includes(pair) || path.length > DEPTH) return [];
  const before = alternativesOf(side.older, older);
  const after = alternativesOf(side.newer, newer);
  const types = [...new Set([...before, ...after].map(basicType))];
  const found = [
    ...annotationChanges(side, where, older, newer),
    ...typeChanges(side, where, before, after),
    ...types.flatMap((type) => {
      const [left, right] = [before, after].map((all) => all.filter((one) => basicType(one) === type));
      return left?.length && right?.length ? unionChanges(side, where, left, right, [...path, pair]) : [];
    }),
  ];
  return found.filter((one, index) => found.findIndex((other) => isDeepStrictEqual(other, one)) === index);
}

/** Whether two schemas or constraints say the same, words for people aside. */
function isSame(side: Side, older: unknown, newer: unknown, path: readonly string[] = []): boolean {
  if (Array.isArray(older) || Array.isArray(newer)) {
    const [left, right] = [listOf(older), listOf(newer)];
    if (!Array.isArray(older) || !Array.isArray(newer) || left.length !== right.length) return false;
    return left.every((one, index) => isSame(side, one, right[index], path));
  }
  if (!isFields(older) || !isFields(newer)) return Object.is(older, newer);
  const [from, to] = [older['$ref'], newer['$ref']];
  if (typeof from === 'string' && from === to && from.startsWith(SCHEMAS)) {
    if (!unchangedIn(side).has(from)) return false;
  } else if (typeof from === 'string' && typeof to === 'string') {
    const pair = `${from} ${to}`;
    if (!path.includes(pair)) {
      if (!isSame(side, targetOf(side.older, from), targetOf(side.newer, to), [...path, pair])) return false;
    }
  }
  const keys = [...new Set([...Object.keys(older), ...Object.keys(newer)])];
  return keys
    .filter((key) => key !== '$ref' || typeof from !== 'string' || typeof to !== 'string')
    .filter((key) => !isWording(key, older[key] ?? newer[key]))
    .every((key) =>
      VALUES.test(key) ? isDeepStrictEqual(older[key], newer[key]) : isSame(side, older[key], newer[key], path),
    );
}

/** Keywords whose value is data, in which no name is a keyword. */
const VALUES = /^(const|enum|default)$/;

const SCHEMAS = '#/components/schemas/';
const unchanged = new WeakMap<Document, WeakMap<Document, ReadonlySet<string>>>();

/** The references to components that say the same on both sides, and so does all that they refer to. */
function unchangedIn({ older, newer }: Side): ReadonlySet<string> {
  const known = unchanged.get(older)?.get(newer);
  if (known !== undefined) return known;
  const [before, after] = [older, newer].map((document) => fieldsOf(field(document['components'], 'schemas')));
  const same = new Set(
    Object.keys(before ?? {}).filter((name) =>
      isDeepStrictEqual(withoutWording(before?.[name]), withoutWording(after?.[name])),
    ),
  );
  const refersTo = (name: string) =>
    [...JSON.stringify(before?.[name]).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, target = '']) => target,
    );
  for (let size = -1; size !== same.size; ) {
    size = same.size;
    for (const name of same) if (!refersTo(name).every((target) => same.has(target))) same.delete(name);
  }
  const found = new Set([...same].map((name) => `${SCHEMAS}${name}`));
  unchanged.set(older, (unchanged.get(older) ?? new WeakMap()).set(newer, found));
  return found;
}

function withoutWording(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutWording);
  if (!isFields(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !isWording(key, value))
      .map(([key, value]) => [key, VALUES.test(key) ? value : withoutWording(value)]),
  );
}

function isWording(key: string, value: unknown): boolean {
  return (
    (/^(title|description|\$comment)$/.test(key) && typeof value === 'string') ||
    (key === 'examples' && Array.isArray(value)) ||
    (key.startsWith('x-') && key !== 'x-extensible-enum' && !isFields(value))
  );
}

function annotationChanges(side: Side, where: string, older: unknown, newer: unknown): Change[] {
  const [before, after] = [annotationsOf(side.older, older), annotationsOf(side.newer, newer)];
  const found = (rule: SchemaRule, detail: string): Change => ({ rule: `${side.direction}-${rule}`, where, detail });
  const [left, right] = [before['default'], after['default']];
  const say = (value: unknown) => JSON.stringify(value) ?? 'none';
  return [
    ...(isDeepStrictEqual(left, right) ? [] : [found('default-changed', `default ${say(left)} → ${say(right)}`)]),
    ...(after['deprecated'] === true && before['deprecated'] !== true
      ? [found('property-deprecated', 'deprecated')]
      : []),
  ];
}

/** The number of types beside null. */
const ANY = 5;

function typeChanges(
  side: Side,
  where: string,
  before: readonly Alternative[],
  after: readonly Alternative[],
): Change[] {
  const found = (rule: SchemaRule, detail: string): Change[] => [{ rule: `${side.direction}-${rule}`, where, detail }];
  const [left, right] = [typesOf(before), typesOf(after)];
  const nulls = nullChange(left, right);
  const includes = (outer: Set<string>, inner: Set<string>) =>
    [...inner].every((type) => outer.has(type) || (type === 'integer' && outer.has('number')));
  const [narrows, widens] = [includes(left, right), includes(right, left)];
  if (narrows && widens) return nulls.flatMap((one) => found(one, 'null'));
  const rule = narrows ? 'type-narrowed' : widens ? 'type-widened' : 'type-changed';
  return [...nulls.flatMap((one) => found(one, 'null')), ...found(rule, `${names(left)} → ${names(right)}`)];
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

function unionChanges(
  side: Side,
  where: string,
  before: readonly Alternative[],
  after: readonly Alternative[],
  path: readonly string[],
): Change[] {
  const [first, second] = [before[0], after[0]];
  if (first !== undefined && second !== undefined && before.length + after.length === 2)
    return alternativeChanges(side, where, first, second, path);
  const pairs = pairsOf(side, before, after, path);
  const [paired, partners] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))];
  const found = (rule: SchemaRule, one: Alternative): Change => ({
    rule: `${side.direction}-${rule}`,
    where,
    detail: keyOf(one),
  });
  /** Whether another alternative accepts all that this one does. */
  const isWithin = (direction: Direction, one: Alternative, other: Alternative) =>
    !alternativeChanges({ ...side, direction }, '', one, other, path).some(isBreaking);
  const isOpen = isOpenUnion(before);
  return [
    ...after
      .filter((one) => !partners.has(one))
      .filter((one) => isOpen || !before.some((other) => isWithin('response', other, one)))
      .map((one) => found(isOpen ? 'known-alternative-added' : 'alternative-added', one)),
    ...before
      .filter((one) => !paired.has(one) && !after.some((other) => isWithin('request', one, other)))
      .map((one) => found('alternative-removed', one)),
    ...pairs.flatMap(([one, other]) => alternativeChanges(side, `${where} (${keyOf(one)})`, one, other, path)),
  ];
}

/** Which alternatives are the same one before and after: those without a change, then those with a key of their own. */
function pairsOf(
  side: Side,
  before: readonly Alternative[],
  after: readonly Alternative[],
  path: readonly string[],
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
    const partner = [...rest].find((other) => alternativeChanges(side, '', one, other, path).length === 0);
    if (partner === undefined) return [];
    rest.delete(partner);
    return [[one, partner]];
  });
  return [...keyed, ...equal];
}

function alternativeChanges(
  side: Side,
  where: string,
  older: Alternative,
  newer: Alternative,
  path: readonly string[],
): Change[] {
  const own = keywordChanges(older, newer, {
    validators: { older: () => validatorOf(side.older, older), newer: () => validatorOf(side.newer, newer) },
    isSame: (left, right) => isSameConstraint(side, left, right, path),
  }).map(([rule, detail]): Change => ({ rule: `${side.direction}-${rule}`, where, detail }));
  if ('enum' in older || 'enum' in newer) return own;
  return [
    ...own,
    ...propertyChanges(side, where, older, newer, path),
    ...additionalChanges(side, where, older, newer, path),
    ...('items' in older || 'items' in newer
      ? changesOf(side, `${where}[]`, older['items'] ?? {}, newer['items'] ?? {}, path)
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
function isSameConstraint(side: Side, older: unknown, newer: unknown, path: readonly string[]): boolean {
  const [left, right] = [fieldsOf(older), fieldsOf(newer)];
  const means = (one: unknown, other: unknown) =>
    changesOf(side, '', one, other, path).every(({ rule }) => ANNOTATION.test(rule));
  const haveSame = (one: object, other: object, isEqual: (one: unknown, other: unknown, key: string) => boolean) => {
    const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    return (
      before.size === after.size &&
      [...before].every(([key, value]) => after.has(key) && isEqual(value, after.get(key), key))
    );
  };
  return haveSame(left, right, (one, other, keyword) => {
    if (!WITH_SCHEMAS.test(keyword)) return isSame(side, one, other);
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

function propertyChanges(
  side: Side,
  where: string,
  older: Alternative,
  newer: Alternative,
  path: readonly string[],
): Change[] {
  const before = propertiesOf(side.older, older, side.direction);
  const after = propertiesOf(side.newer, newer, side.direction);
  const all = [before, after].flatMap(({ declared, needed }) => [...declared.keys(), ...needed]);
  return [...new Set(all)].flatMap((name) => {
    const place = where === '' ? name : `${where}.${name}`;
    const found = (rule: SchemaRule): Change => ({
      rule: `${side.direction}-${rule}`,
      where: place,
      detail: wording(rule),
    });
    const [wasNeeded, isNeeded] = [before.needed.has(name), after.needed.has(name)];
    const [left, right] = [before, after].map(({ declared, needed, others }) =>
      declared.has(name) ? declared.get(name) : (others ?? (needed.has(name) ? {} : undefined)),
    );
    const key = keyOfProperty(side.older, left) ?? keyOfProperty(side.newer, right);
    const keyed = (change: Change): Change => (key === undefined ? change : { key, ...change });
    if (left === undefined) return [keyed(found(isNeeded ? 'required-property-added' : 'optional-property-added'))];
    if (right === undefined)
      return [keyed(found(wasNeeded ? 'required-property-removed' : 'optional-property-removed'))];
    return [
      ...(isNeeded && !wasNeeded ? [found('property-became-required')] : []),
      ...(wasNeeded && !isNeeded ? [found('property-became-optional')] : []),
      ...changesOf(side, place, left, right, path),
    ].map(keyed);
  });
}

/** `required-property-added` in words. */
function wording(rule: SchemaRule): string {
  return rule.replaceAll('-', ' ').replace('property ', '');
}

function additionalChanges(
  side: Side,
  where: string,
  older: Alternative,
  newer: Alternative,
  path: readonly string[],
): Change[] {
  const [before, after] = [older['additionalProperties'] ?? true, newer['additionalProperties'] ?? true];
  if (before === after) return [];
  if (before !== false && after !== false) return changesOf(side, `${where}.*`, before, after, path);
  return [
    {
      rule: `${side.direction}-${after === false ? 'additional-properties-closed' : 'additional-properties-opened'}`,
      where,
      detail: `additionalProperties ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
    },
  ];
}
