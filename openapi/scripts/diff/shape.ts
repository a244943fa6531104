import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { componentName, type Fields, field, fieldsOf, isFields, listOf } from '../../rules/located-node.ts';
import { type Document, targetOf } from './document.ts';
import {
  type Alternative,
  basicType,
  includesValue,
  ofTypes,
  pick,
  settledKeywords,
  withConstraints,
  withNumbers,
} from './one-type.ts';

const known = new WeakMap<Document, WeakMap<object, Alternative[]>>();

/** What a schema accepts, as a union of alternatives. */
export function alternativesOf(document: Document, schema: unknown): Alternative[] {
  const ofDocument = known.get(document) ?? new WeakMap<object, Alternative[]>();
  known.set(document, ofDocument);
  const node = isFields(schema) ? schema : undefined;
  const found = (node && ofDocument.get(node)) ?? alternativesBelow(document, schema, []);
  if (node !== undefined) ofDocument.set(node, found);
  return found;
}

/** `path` has the references that led to the schema. */
function alternativesBelow(document: Document, schema: unknown, path: readonly string[]): Alternative[] {
  if (schema === false) return [];
  const { $ref, allOf, oneOf, anyOf, unevaluatedProperties, unevaluatedItems, ...own } = fieldsOf(schema);
  const inner = (part: unknown) => alternativesBelow(document, part, path);
  const parts = [
    ...referenced(path, $ref).map((beneath) =>
      alternativesBelow(document, targetOf(document, $ref), beneath).map((one) => ({
        title: componentName($ref),
        ...one,
      })),
    ),
    ...listOf(allOf).map(inner),
    ofTypes(document, withExcluded(own, inner)).flatMap((one) => settled(document, one)),
    ...[anyOf].filter(Array.isArray).map((members) => members.flatMap(inner)),
    ...[oneOf].filter(Array.isArray).map((members) => exclusive(document, members, members.map(inner))),
  ];
  return parts
    .reduce((left, right) => product(document, left, right))
    .map((one) => withRest(one, 'object', 'additionalProperties', unevaluatedProperties))
    .map((one) => withRest(one, 'array', 'items', unevaluatedItems));
}

/** What a schema, its target and the parts of its `allOf` say beside what they accept. */
export function annotationsOf(document: Document, schema: unknown, path: readonly string[] = []): Fields {
  const { $ref, allOf, ...own } = fieldsOf(schema);
  return Object.assign(
    {},
    ...referenced(path, $ref).map((beneath) => annotationsOf(document, targetOf(document, $ref), beneath)),
    ...listOf(allOf).map((part) => annotationsOf(document, part, path)),
    own,
  );
}

/** The path below the reference; none if there is no reference, or it leads to itself, which says nothing. */
function referenced(path: readonly string[], $ref: unknown): string[][] {
  return typeof $ref !== 'string' || path.includes($ref) ? [] : [[...path, $ref]];
}

/** A `not` that excludes nothing but values lists them. */
function withExcluded(schema: Fields, alternatives: (schema: unknown) => Alternative[]): Fields {
  if (!('not' in schema)) return schema;
  const excluded = alternatives(schema['not']);
  if (excluded.length === 0 || !excluded.every((one) => 'enum' in one)) return schema;
  return { ...schema, not: { enum: excluded.flatMap((one) => listOf(one['enum'])) } };
}

/** Unevaluated is what no part declares, once all parts are joined. */
function withRest(one: Alternative, type: string, keyword: string, rest: unknown): Alternative {
  return rest === undefined || one.type !== type || keyword in one ? one : { ...one, [keyword]: rest };
}

/** `oneOf` refuses what two members accept: what another member may accept too is excluded from each. */
function exclusive(document: Document, members: readonly unknown[], shapes: readonly Alternative[][]): Alternative[] {
  return shapes.flatMap((shape, index) =>
    shape.map((one) => {
      const others = members.filter(
        (_, other) => other !== index && shapes[other]?.some((two) => !areDisjoint(document, one, two)),
      );
      return withConstraints(
        one,
        others.map((member) => ({ not: member })),
      );
    }),
  );
}

/** What both accept. */
function product(document: Document, left: readonly Alternative[], right: readonly Alternative[]): Alternative[] {
  return left.flatMap((one) =>
    right
      .filter((two) => basicType(one) === basicType(two))
      .flatMap((two) => settled(document, isDeepStrictEqual(one, two) ? one : intersection(one, two))),
  );
}

const BOUNDS = [
  { least: 'minimum', most: 'maximum' },
  { least: 'exclusiveMinimum', most: 'exclusiveMaximum' },
  { least: 'minLength', most: 'maxLength' },
  { least: 'minItems', most: 'maxItems' },
  { least: 'minProperties', most: 'maxProperties' },
];

function intersection(left: Alternative, right: Alternative): Alternative {
  const joint: Record<string, unknown> = { ...left, ...right };
  const isIn = (keyword: string) => keyword in left && keyword in right;
  for (const { least, most } of BOUNDS) {
    if (isIn(least)) joint[least] = Math.max(Number(left[least]), Number(right[least]));
    if (isIn(most)) joint[most] = Math.min(Number(left[most]), Number(right[most]));
  }
  for (const keyword of ['enum', 'x-extensible-enum']) {
    if (isIn(keyword)) {
      joint[keyword] = listOf(left[keyword]).filter((value) => includesValue(listOf(right[keyword]), value));
    }
  }
  if (isIn('not')) joint['not'] = { enum: [...excludedOf(left), ...excludedOf(right)] };
  if (isIn('items')) joint['items'] = both(left['items'], right['items']);
  if (isIn('required')) joint['required'] = [...new Set([...listOf(left['required']), ...listOf(right['required'])])];
  const added: Fields[] = listOf(right['allOf']).map(fieldsOf);
  if (isIn('multipleOf')) {
    const [factor, other] = [Number(left['multipleOf']), Number(right['multipleOf'])];
    joint['multipleOf'] = leastCommonMultiple(factor, other) ?? factor;
    if (joint['multipleOf'] === factor && !isMultiple(factor, other)) added.push({ multipleOf: other });
  }
  if (left.type === 'object' && [left, right].every(saysProperties)) {
    if ([left, right].some(hasPatterns)) {
      Object.assign(joint, { properties: left['properties'], additionalProperties: left['additionalProperties'] });
      added.push(pick(right, ['properties', 'additionalProperties']));
    } else Object.assign(joint, jointProperties(left, right));
  }
  const type = [left.type, right.type].includes('integer') ? 'integer' : left.type;
  return withConstraints(withNumbers({ ...joint, type, allOf: left['allOf'] }), added);
}

const saysProperties = (schema: Fields) =>
  'properties' in schema || 'additionalProperties' in schema || hasPatterns(schema);

function jointProperties(left: Fields, right: Fields): Fields {
  const names = [...Object.keys(fieldsOf(left['properties'])), ...Object.keys(fieldsOf(right['properties']))];
  const properties = Object.fromEntries(
    names.map((name) => [name, both(propertyOf(left, name), propertyOf(right, name))]),
  );
  return { properties, additionalProperties: both(left['additionalProperties'], right['additionalProperties']) };
}

/** The schema of a property, declared or not. */
function propertyOf(schema: Fields, name: string): unknown {
  return fieldsOf(schema['properties'])[name] ?? schema['additionalProperties'];
}

export function hasPatterns(schema: Fields): boolean {
  return listOf(schema['allOf']).some((constraint) => field(constraint, 'patternProperties') !== undefined);
}

function both(left: unknown, right: unknown): unknown {
  if (left === undefined || left === true || isDeepStrictEqual(left, right)) return right;
  return right === undefined || right === true ? left : { allOf: [left, right] };
}

function leastCommonMultiple(left: number, right: number): number | undefined {
  if (![left, right].every(Number.isInteger)) return isMultiple(right, left) ? right : undefined;
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return (left * right) / divisor(left, right);
}

/** Whether each multiple of `number` is one of `factor`, as far as floating point can tell. */
export function isMultiple(number: number, factor: number): boolean {
  return Number.isInteger(number / factor);
}

export function excludedOf({ not }: Fields): readonly unknown[] {
  return listOf(field(not, 'enum'));
}

/** Listed values are those that all other keywords accept; none is left of an alternative without any. */
function settled(document: Document, one: Alternative): Alternative[] {
  const { enum: values, title, ...rest } = settledKeywords(one);
  const { type } = rest;
  const named = title === undefined ? {} : { title };
  if (values === undefined) return [{ ...named, ...rest, type }];
  const accepted = listOf(values).filter(validatorOf(document, rest));
  const exact = type === 'number' && accepted.every(Number.isInteger) ? 'integer' : type;
  return accepted.length === 0 ? [] : [{ ...named, type: exact, enum: accepted }];
}

const ajv = new Ajv2020({
  ...{ strict: false, validateFormats: false, validateSchema: false, logger: false },
  code: { optimize: false },
});
const validators = new Map<string, (value: unknown) => boolean>();

/** Tells whether a validator accepts a value; a schema that it cannot apply accepts every value. */
export function validatorOf(document: Document, schema: Fields): (value: unknown) => boolean {
  const text = JSON.stringify(schema);
  const known = validators.get(text);
  if (known !== undefined) return known;
  const compile = (): ((value: unknown) => boolean) => {
    try {
      const validate = ajv.compile<unknown>(text.includes('"$ref":') ? { ...document, ...schema } : schema);
      return (value) => {
        try {
          return validate(value);
        } catch {
          return true;
        }
      };
    } catch {
      return () => true;
    }
  };
  const validator = compile();
  if (!text.includes('"$ref":')) validators.set(text, validator);
  return validator;
}

/** How deep the properties that tell the members of a union apart are looked for. */
const TAG_DEPTH = 3;

/** Whether no value is accepted by both; false if that is not seen at once. */
function areDisjoint(document: Document, left: Alternative, right: Alternative, depth = 0): boolean {
  if (basicType(left) !== basicType(right)) return true;
  if ('enum' in left) return !listOf(left['enum']).some(validatorOf(document, right));
  if ('enum' in right) return areDisjoint(document, right, left);
  const isBelow = (one: Fields, two: Fields) =>
    BOUNDS.some(({ least, most }) => Number(one[most] ?? Infinity) < Number(two[least] ?? -Infinity));
  if (isBelow(left, right) || isBelow(right, left)) return true;
  if (depth === TAG_DEPTH || [left, right].some(hasPatterns)) return false;
  return [...listOf(left['required']), ...listOf(right['required'])].map(String).some((name) => {
    const [one, two] = [left, right].map((side) => alternativesOf(document, propertyOf(side, name) ?? true));
    return one?.every((inner) => two?.every((other) => areDisjoint(document, inner, other, depth + 1)));
  });
}

/** Identifies an alternative of a union: by the constants of its properties, else by title, else by type. */
export function keyOf(alternative: Alternative): string {
  const constants = Object.entries(fieldsOf(alternative['properties'])).flatMap(([name, schema]) =>
    'const' in fieldsOf(schema) ? [`${name} ${JSON.stringify(field(schema, 'const'))}`] : [],
  );
  return constants.length > 0 ? constants.join(', ') : String(alternative['title'] ?? alternative.type);
}

/** Whether a union has an alternative for unknown members: one that excludes the known tags. */
export function isOpenUnion(alternatives: readonly Alternative[]): boolean {
  return alternatives.some(({ properties }) =>
    Object.values(fieldsOf(properties)).some((schema) => field(field(schema, 'not'), 'enum') !== undefined),
  );
}
