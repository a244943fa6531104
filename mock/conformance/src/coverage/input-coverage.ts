import { isDeepStrictEqual } from 'node:util';
import { isRecord, listOf, type Schema } from '../../../shared/json.ts';
import { escapePointer } from '../../../shared/json-pointer.ts';
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

/** The keywords that constrain values, and the kind of value that each applies to. */
const KEYWORDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: () => true,
  enum: () => true,
  const: () => true,
  minLength: isText,
  maxLength: isText,
  pattern: isText,
  format: isText,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: isNumber,
  minItems: Array.isArray,
  maxItems: Array.isArray,
  uniqueItems: Array.isArray,
  minProperties: isRecord,
  maxProperties: isRecord,
  additionalProperties: isRecord,
};

/** One place of the contract where a keyword stands, and whether it was kept and broken. */
interface Place {
  readonly keyword: string;
  satisfied: boolean;
  violated: boolean;
}

interface Tried {
  readonly parameters: Map<string, boolean>;
  readonly examples: { readonly value: unknown; readonly parameter?: string; sent: boolean }[];
  /** By the schema's pointer and the keyword; for `required`, followed by the property's name. */
  readonly places: Map<string, Place>;
}

/** Watches what is sent to each operation, keyword by keyword. Uploads are skipped: their bytes are not kept. */
export function createInputCoverage(contract: Contract) {
  const all = new Map<string, Tried>();

  function triedOf(operation: ContractOperation): Tried {
    const known = all.get(operation.id) ?? declared(operation);
    all.set(operation.id, known);
    return known;
  }

  function declared(operation: ContractOperation): Tried {
    const places: Tried['places'] = new Map();
    const add = (schema: Schema, keyword: string, of = '') =>
      places.set(placeOf(schema, keyword, of), { keyword, satisfied: false, violated: false });
    const seen = new Set<Schema>();
    const collect = (written: unknown) => {
      const schema = contract.resolve(written);
      if (seen.has(schema)) return;
      seen.add(schema);
      for (const keyword of Object.keys(KEYWORDS)) if (isLimit(keyword, schema[keyword])) add(schema, keyword);
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

  const placeOf = (schema: Schema, keyword: string, of: string): string =>
    `${contract.pointerOf(schema)}/${keyword} ${of}`;

  /** Notes which constraints a request kept and broke. */
  function note({ operation: id, request }: Exchange): void {
    const operation = id === undefined ? undefined : contract.operations.get(id);
    if (operation === undefined || request.method !== operation.method) return;
    const tried = triedOf(operation);
    const { values } = readQuery(contract, operation, new URL(request.url).searchParams);
    for (const { name, schema } of operation.parameters) {
      const raw = values[name];
      if (raw === undefined) continue;
      const value = typed(contract, schema, raw);
      tried.parameters.set(name, true);
      examine(tried, schema, value, complaintsAbout(schema, value));
      for (const example of tried.examples)
        if (example.parameter === name && isDeepStrictEqual(example.value, value)) example.sent = true;
    }
    const body = jsonBodyOf(operation);
    const sent = body === undefined ? undefined : jsonOf(request);
    if (body === undefined || sent === undefined) return;
    examine(tried, body.schema, sent, complaintsAbout(body.schema, sent));
    for (const example of tried.examples)
      if (example.parameter === undefined && isDeepStrictEqual(example.value, sent)) example.sent = true;
  }

  /** The violations of a value, by their place in the value and the place of the keyword. */
  function complaintsAbout(schema: Schema, value: unknown): ReadonlySet<string> {
    return new Set(
      violationsOf(contract, schema, value).map(({ pointer, contract: place, keyword, property = '' }) =>
        [pointer, place, keyword === 'required' ? property : ''].join(' '),
      ),
    );
  }

  function examine(tried: Tried, written: unknown, value: unknown, complaints: ReadonlySet<string>, at = ''): void {
    const schema = contract.resolve(written);
    const count = (keyword: string, of = '') => {
      const name = placeOf(schema, keyword, of);
      const place = tried.places.get(name);
      if (place) place[complaints.has(`${at} ${name}`) ? 'violated' : 'satisfied'] = true;
    };
    const inside = (part: unknown, key: string | number, member: unknown) =>
      examine(tried, part, member, complaints, `${at}/${escapePointer(String(key))}`);
    for (const [keyword, applies] of Object.entries(KEYWORDS)) if (applies(value)) count(keyword);
    if (isRecord(value)) {
      for (const name of listOf(schema['required'])) count('required', String(name));
      for (const [name, property] of Object.entries(isRecord(schema['properties']) ? schema['properties'] : {})) {
        if (Object.hasOwn(value, name)) inside(property, name, value[name]);
      }
    }
    if (Array.isArray(value) && isRecord(schema['items']))
      for (const [index, member] of value.entries()) inside(schema['items'], index, member);
    for (const part of listOf(schema['allOf'])) examine(tried, part, value, complaints, at);
    const form = closest([...listOf(schema['oneOf']), ...listOf(schema['anyOf'])].filter(isRecord), value);
    if (form !== undefined) examine(tried, form, value, complaints, at);
  }

  /** The form that a value of a union was meant to be: the form with the fewest violations. */
  function closest(forms: readonly Schema[], value: unknown): Schema | undefined {
    const [best] = forms
      .map((form) => ({ form, complaints: violationsOf(contract, form, value).length }))
      .toSorted((one, other) => one.complaints - other.complaints);
    return best?.form;
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

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
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
