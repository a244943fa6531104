import { isDeepStrictEqual } from 'node:util';
import { isRecord, listOf, type Schema } from '../../../shared/json.ts';
import { escapePointer } from '../../../shared/json-pointer.ts';
import { leastBroken } from '../checks/shape/forms.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { violationsOf } from '../contract/schema-validator.ts';
import { type Exchange, jsonOf } from '../exchange.ts';
import { readQuery, typed } from '../inputs/query-values.ts';

/** How many were seen, of how many. */
export interface Seen {
  readonly seen: number;
  readonly of: number;
}

/** Which parts of an operation's input were sent. A constraint counts once it was both kept and broken. */
export interface InputCoverage {
  readonly parameters: Seen;
  /** The contract's examples of parameters and bodies, sent exactly as they stand. */
  readonly examples: Seen;
  /** By the keyword of JSON Schema. */
  readonly constraints: Readonly<Record<string, Seen>>;
}

/** The keywords that constrain values, by the kind of value that they apply to. */
const KEYWORDS: readonly (readonly [applies: (value: unknown) => boolean, keywords: readonly string[]])[] = [
  [() => true, ['type', 'enum', 'const']],
  [(value) => typeof value === 'string', ['minLength', 'maxLength', 'pattern', 'format']],
  [(value) => typeof value === 'number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
  [Array.isArray, ['minItems', 'maxItems', 'uniqueItems']],
  [isRecord, ['minProperties', 'maxProperties', 'additionalProperties']],
];

/** One place of the contract where a keyword stands, and whether it was kept and broken. */
interface Place {
  readonly keyword: string;
  satisfied: boolean;
  violated: boolean;
}

interface Tried {
  readonly parameters: Map<string, boolean>;
  readonly examples: readonly { readonly value: unknown; readonly parameter?: string; sent: boolean }[];
  /** By the schema's pointer and the keyword; for `required`, followed by the property's name. */
  readonly places: ReadonlyMap<string, Place>;
}

/** Watches what is sent to each operation, keyword by keyword. Uploads are skipped: their bytes are not kept. */
export function createInputCoverage(contract: Contract) {
  const all = new Map<string, Tried>();

  function triedOf(operation: ContractOperation): Tried {
    const known = all.get(operation.id) ?? nothingTried(contract, operation);
    all.set(operation.id, known);
    return known;
  }

  /** Notes which constraints a request kept and broke. */
  function note({ operation: id, request }: Exchange): void {
    const operation = id === undefined ? undefined : contract.operations.get(id);
    if (operation === undefined || request.method !== operation.method) return;
    const { parameters, examples, places } = triedOf(operation);
    const noteValue = (schema: Schema, value: unknown, parameter?: string) => {
      examine(contract, places, schema, value);
      for (const example of examples)
        if (example.parameter === parameter && isDeepStrictEqual(example.value, value)) example.sent = true;
    };
    const { values } = readQuery(contract, operation, new URL(request.url).searchParams);
    for (const { name, schema } of operation.parameters) {
      const raw = values[name];
      if (raw === undefined) continue;
      parameters.set(name, true);
      noteValue(schema, typed(contract, schema, raw), name);
    }
    const body = jsonBodyOf(operation);
    const sent = jsonOf(request);
    if (body !== undefined && sent !== undefined) noteValue(body.schema, sent);
  }

  /** What has been sent to an operation so far; undefined for an undeclared operation. */
  function of(id: string): InputCoverage | undefined {
    const operation = contract.operations.get(id);
    if (operation === undefined) return undefined;
    const { parameters, examples, places } = triedOf(operation);
    const constraints: Record<string, Seen> = {};
    for (const { keyword, satisfied, violated } of places.values()) {
      const { seen, of: total } = constraints[keyword] ?? { seen: 0, of: 0 };
      constraints[keyword] = { seen: seen + Number(satisfied && violated), of: total + 1 };
    }
    return {
      parameters: { seen: [...parameters.values()].filter(Boolean).length, of: parameters.size },
      examples: { seen: examples.filter(({ sent }) => sent).length, of: examples.length },
      constraints,
    };
  }

  return { note, of };
}

/** What an operation declares, before anything was sent. */
function nothingTried(contract: Contract, operation: ContractOperation): Tried {
  const places = new Map<string, Place>();
  const add = (schema: Schema, keyword: string, of = '') =>
    places.set(placeOf(contract, schema, keyword, of), { keyword, satisfied: false, violated: false });
  const seen = new Set<Schema>();
  const collect = (written: unknown) => {
    const schema = contract.resolve(written);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const keyword of KEYWORDS.flatMap(([, keywords]) => keywords))
      if (isLimit(keyword, schema[keyword])) add(schema, keyword);
    for (const name of listOf(schema['required'])) add(schema, 'required', String(name));
    for (const part of partsOf(schema)) collect(part);
  };
  for (const { schema } of operation.parameters) collect(schema);
  const body = jsonBodyOf(operation);
  if (body !== undefined) collect(body.schema);
  const shown = operation.parameters.filter(({ example }) => example !== undefined);
  return {
    parameters: new Map(operation.parameters.map(({ name }) => [name, false])),
    examples: [
      ...shown.map(({ name, example }) => ({ parameter: name, value: example, sent: false })),
      ...(body?.examples ?? []).map((value) => ({ value, sent: false })),
    ],
    places,
  };
}

const placeOf = (contract: Contract, schema: Schema, keyword: string, of: string): string =>
  `${contract.pointerOf(schema)}/${keyword} ${of}`;

/** Notes which constraints of a schema a value keeps and breaks. */
function examine(contract: Contract, places: Tried['places'], root: Schema, sent: unknown): void {
  /** By the place in the value and the place of the keyword. */
  const broken = new Set(
    violationsOf(contract, root, sent).map(({ pointer, contract: place, keyword, property = '' }) =>
      [pointer, place, keyword === 'required' ? property : ''].join(' '),
    ),
  );
  const visit = (written: unknown, value: unknown, at: string): void => {
    const schema = contract.resolve(written);
    const count = (keyword: string, of = '') => {
      const name = placeOf(contract, schema, keyword, of);
      const place = places.get(name);
      if (place) place[broken.has(`${at} ${name}`) ? 'violated' : 'satisfied'] = true;
    };
    const inside = (part: unknown, key: string | number, member: unknown) =>
      visit(part, member, `${at}/${escapePointer(String(key))}`);
    for (const [applies, keywords] of KEYWORDS) if (applies(value)) for (const keyword of keywords) count(keyword);
    if (isRecord(value)) {
      for (const name of listOf(schema['required'])) count('required', String(name));
      for (const [name, property] of Object.entries(isRecord(schema['properties']) ? schema['properties'] : {})) {
        if (Object.hasOwn(value, name)) inside(property, name, value[name]);
      }
    }
    if (Array.isArray(value) && isRecord(schema['items']))
      for (const [index, member] of value.entries()) inside(schema['items'], index, member);
    for (const part of listOf(schema['allOf'])) visit(part, value, at);
    // The form that a value of a union was meant to be.
    const form = leastBroken(contract, [schema['oneOf'], schema['anyOf']].flat().filter(isRecord), value);
    if (form !== undefined) visit(form, value, at);
  };
  visit(root, sent, '');
}

/** Whether a keyword constrains anything: additionalProperties does so only as `false`. */
const isLimit = (keyword: string, limit: unknown): boolean =>
  limit !== undefined && (keyword !== 'additionalProperties' || limit === false);

/** The schemas directly inside a schema. */
const partsOf = ({ properties, items, oneOf, anyOf, allOf }: Schema): unknown[] => [
  ...Object.values(isRecord(properties) ? properties : {}),
  ...(isRecord(items) ? [items] : []),
  ...[oneOf, anyOf, allOf].flatMap(listOf),
];

const jsonBodyOf = ({ body }: ContractOperation) => (body?.mediaType === 'application/json' ? body : undefined);
