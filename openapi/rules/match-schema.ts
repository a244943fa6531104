import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { childOf, descendantOf, field, fieldsOf, isFields, type LocatedNode, listOf, locate } from './located-node.ts';
import type { Context, Location } from './redocly.ts';
import { LISTS, MAPS, SINGLES } from './schema-walk.ts';

/** A place where a value differs from its schema. */
export type Mistake = { message: string; location: Location };

/** How much a mistake says against an alternative: another type or constant means another alternative. */
type Weighed = Mistake & { weight: number };
const OTHER = 1000;

/** Keywords that are compared place by place, and those inside which a schema does not describe the whole value. */
const WALKED = new Set([
  'properties',
  'items',
  'oneOf',
  'anyOf',
  'additionalProperties',
  'unevaluatedProperties',
  'required',
]);
const PARTIAL = new Set(['allOf', 'not', 'if', 'then', 'else', 'contains', 'propertyNames']);

/** Validators of a schema as a whole, and of its own level alone. */
function createValidators(ctx: Context) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  // As the mock and the conformance run do.
  addFormats.default(ajv);
  const compiled = new Map<string, ValidateFunction>();

  function validatorOf(key: string, build: () => object): ValidateFunction {
    const validate = compiled.get(key) ?? ajv.compile(build());
    compiled.set(key, validate);
    return validate;
  }

  /** A schema for the validator, in which each referenced schema has an id of its own. */
  function standalone({ raw, value, location }: LocatedNode, isWhole: boolean): object | boolean {
    if (raw === value) return copyOf(value, location, isWhole);
    const id = `contract:${encodeURIComponent(location.absolutePointer)}${isWhole ? '' : '?part'}`;
    if (ajv.schemas[id] === undefined) {
      ajv.addSchema(true, id);
      const copy = copyOf(value, location, isWhole);
      ajv.removeSchema(id);
      ajv.addSchema(copy, id);
    }
    return { ...fieldsOf(raw), $ref: id };
  }

  function copyOf(value: unknown, location: Location, isWhole: boolean): object | boolean {
    if (!isFields(value)) return value !== false;
    const schema = locate(value, location);
    const copy = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (key.startsWith('x-') || key.startsWith('example')) return [];
      const inside = (located: LocatedNode) => standalone(located, isWhole && !PARTIAL.has(key));
      const child = childOf(ctx, schema, key);
      if (MAPS.includes(key)) {
        const names = Object.keys(fieldsOf(inner));
        return [[key, Object.fromEntries(names.map((name) => [name, inside(childOf(ctx, child, name))]))]];
      }
      if (LISTS.includes(key)) return [[key, listOf(inner).map((_, index) => inside(childOf(ctx, child, index)))]];
      return [[key, SINGLES.includes(key) && isFields(inner) ? inside(child) : inner]];
    });
    const isClosed = isWhole && isFields(value['properties']) && value['additionalProperties'] === undefined;
    return Object.fromEntries([...copy, ...(isClosed ? [['unevaluatedProperties', false]] : [])]);
  }

  return {
    whole: (schema: LocatedNode) =>
      validatorOf(schema.rawLocation.absolutePointer, () => Object(standalone(schema, true))),
    alone: ({ raw, value, rawLocation, location }: LocatedNode) =>
      validatorOf(`${rawLocation.absolutePointer} alone`, () => ({
        ...ownKeywords(copyOf(value, location, true)),
        ...ownKeywords(raw === value ? {} : raw),
      })),
  };
}

/**
 * Compares values of the contract with its schemas. Names that a schema does not declare are mistakes, unless it allows
 * others by `additionalProperties`.
 */
export function createMatcher(ctx: Context): (schema: LocatedNode, value: LocatedNode) => Mistake[] {
  const { whole, alone } = createValidators(ctx);

  function explain(schema: LocatedNode, example: LocatedNode, beside: readonly string[] = []): Weighed[] {
    const names = [...beside, ...Object.keys(fieldsOf(field(schema.value, 'properties')))];
    return [
      ...errorsOf(alone(schema), example),
      ...inMembers(schema, example, names),
      ...inItems(schema, example),
      ...inAlternative(schema, example, names),
    ];
  }

  /** The mistakes of the alternative that the value means: the one that speaks least against it. */
  function inAlternative(schema: LocatedNode, example: LocatedNode, names: readonly string[]): Weighed[] {
    return ['oneOf', 'anyOf'].flatMap((keyword) => {
      const count = listOf(field(schema.value, keyword)).length;
      const tried = Array.from({ length: count }, (_, index) =>
        explain(descendantOf(ctx, schema, keyword, index), example, names),
      );
      const weightOf = (mistakes: readonly Weighed[]) => mistakes.reduce((sum, { weight }) => sum + weight, 0);
      return tried.toSorted((one, other) => weightOf(one) - weightOf(other))[0] ?? [];
    });
  }

  function inItems(schema: LocatedNode, example: LocatedNode): Weighed[] {
    if (!isFields(field(schema.value, 'items'))) return [];
    return listOf(example.value).flatMap((_, index) =>
      deeper(explain(childOf(ctx, schema, 'items'), childOf(ctx, example, index))),
    );
  }

  function inMembers(schema: LocatedNode, example: LocatedNode, names: readonly string[]): Weighed[] {
    const { properties, additionalProperties: others = !isFields(properties), oneOf, anyOf } = fieldsOf(schema.value);
    if (!isFields(example.value)) return [];
    const { value, location } = example;
    const declared = childOf(ctx, schema, 'properties');
    const explainAt = (name: string, property: LocatedNode) => explain(property, childOf(ctx, example, name));
    const wrong = Object.keys(value).flatMap((name) => {
      if (field(properties, name) !== undefined) return deeper(explainAt(name, childOf(ctx, declared, name)));
      return isFields(others) ? deeper(explainAt(name, childOf(ctx, schema, 'additionalProperties'))) : [];
    });
    const isClosed = others === false && oneOf === undefined && anyOf === undefined;
    const surplus = isClosed ? Object.keys(value).filter((name) => !names.includes(name)) : [];
    const absent = listOf(field(schema.value, 'required'))
      .map(String)
      .filter((name) => !(name in value));
    const unused = new Set([...absent, ...Object.keys(fieldsOf(properties)).filter((name) => !(name in value))]);
    const isOnly = absent.length === 1 && surplus.length === 1;
    const other = surplus.map((name): Weighed => {
      const now = [...unused]
        .filter((candidate) => isAlike(name, candidate) || (isOnly && absent.includes(candidate)))
        .find((candidate) => explainAt(name, childOf(ctx, declared, candidate)).length === 0);
      unused.delete(now ?? '');
      const message =
        now === undefined
          ? `${name} is not declared here: correct the name, or declare it.`
          : `${name} is not declared, which looks like a rename: the schema has ${now}. Rename it here.`;
      return { message, location: location.child(name).key(), weight: 1 };
    });
    const missing = absent.filter((name) => unused.has(name));
    return [
      ...wrong,
      ...other,
      ...missing.map((name) => ({ message: `${name} is missing: add it.`, location, weight: 1 })),
    ];
  }

  return (schema, example) => {
    const errors = errorsOf(whole(schema), example);
    const mistakes = errors.length > 0 ? explain(schema, example) : [];
    return mistakes.length > 0 ? mistakes : errors.slice(0, 1);
  };
}

const errorsOf = (validate: ValidateFunction, example: LocatedNode): Weighed[] =>
  validate(example.value) ? [] : (validate.errors ?? []).map((error) => told(error, example));

/** The keywords of one level, which say nothing of the values inside. */
const ownKeywords = (schema: unknown): object =>
  Object.fromEntries(Object.entries(fieldsOf(schema)).filter(([key]) => !WALKED.has(key) && key !== '$ref'));

/** The mistakes of a value inside: another constant still means another alternative, another type no more. */
const deeper = (mistakes: readonly Weighed[]): Weighed[] =>
  mistakes.map((mistake) => ({ ...mistake, weight: mistake.weight === OTHER * OTHER ? OTHER : 1 }));

function told({ keyword, params, message, instancePath }: ErrorObject, example: LocatedNode): Weighed {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const value = path.reduce<unknown>((outer, key) => Object(outer)[key], example.value);
  const location = path.length === 0 ? example.location : example.location.child(path);
  const shown = JSON.stringify(value) ?? 'nothing';
  const allowed =
    keyword === 'enum'
      ? `: ${listOf(params['allowedValues']).join(', ')}`
      : keyword === 'const'
        ? ` ${JSON.stringify(params['allowedValue'])}`
        : '';
  const weight = keyword === 'const' ? OTHER * OTHER : keyword === 'type' ? OTHER : 1;
  return { message: `${shown.length > 60 ? `${shown.slice(0, 59)}…` : shown} ${message}${allowed}.`, location, weight };
}

/** Whether two names share a word, or most of one: `line_limit`, `max_lines`; not a short one: `shop_id`, `sku_id`. */
const isAlike = (one: string, other: string): boolean =>
  one
    .split('_')
    .some((word) => word.length >= 4 && other.split('_').some((another) => word.slice(0, 4) === another.slice(0, 4)));
