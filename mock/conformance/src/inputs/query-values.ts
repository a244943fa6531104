import { isRecord, type Schema } from '../../../shared/json.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { type SchemaViolation, violationsOf } from '../contract/schema-validator.ts';

/** The value of a parameter in a query, before its schema gives the texts their types. */
export type RawValue = string | readonly RawValue[] | { readonly [key: string]: RawValue };

/** A violation in a query, by parameter; a missing required parameter has the keyword `required`. */
export interface QueryComplaint extends SchemaViolation {
  readonly parameter: string;
}

/** Checks a query against the parameters of an operation. Undeclared parameters are ignored. */
export function queryComplaints(
  contract: Contract,
  { parameters, pointer }: ContractOperation,
  values: Readonly<Record<string, RawValue>>,
): QueryComplaint[] {
  return parameters.flatMap(({ name, required, schema }): QueryComplaint[] => {
    const raw = values[name];
    if (raw !== undefined) {
      const complaints = violationsOf(contract, schema, typed(contract, schema, raw));
      return complaints.map((complaint) => ({ ...complaint, parameter: name }));
    }
    if (!required) return [];
    const place = { pointer: '', contract: `${pointer}/parameters`, schema, value: undefined };
    return [{ ...place, keyword: 'required', limit: name, message: 'is missing', property: name, parameter: name }];
  });
}

/** The text of a query as its schema means it: as a number or boolean where required, otherwise unchanged. */
export function typed(contract: Contract, written: Schema, raw: RawValue): unknown {
  const schema = contract.resolve(written);
  const types = [schema.type].flat();
  const items = isRecord(schema.items) ? schema.items : {};
  if (types.includes('array')) return [raw].flat().map((member) => typed(contract, items, member));
  if (typeof raw === 'string') return scalar(types, raw);
  if (Array.isArray(raw)) return raw;
  const properties = isRecord(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(raw).map(([name, member]) => {
      const property = properties[name];
      return [name, isRecord(property) ? typed(contract, property, member) : member];
    }),
  );
}

function scalar(types: readonly unknown[], text: string): unknown {
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && /^-?\d+(\.\d+)?(e\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Values in the notation of a query; undefined values are left out. */
export function rawQuery(values: Readonly<Record<string, unknown>>): Record<string, RawValue> {
  const written = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(written.map(([name, value]) => [name, rawValue(value)]));
}

function rawValue(value: unknown): RawValue {
  if (Array.isArray(value)) return value.map(rawValue);
  return isRecord(value) ? rawQuery(value) : String(value);
}

/**
 * The values of a query by parameter: repeated keys as lists, `key[sub]` as objects; and the keys of unknown
 * parameters.
 */
export function readQuery(
  contract: Contract,
  { parameters }: ContractOperation,
  search: URLSearchParams,
): { values: Record<string, RawValue>; unknown: string[] } {
  const values: Record<string, RawValue> = {};
  const known = new Set<string>();
  for (const { name, schema } of parameters) {
    const nested = [...search].filter(
      ([key]) => key.startsWith(`${name}[`) && key.endsWith(']') && key !== `${name}[]`,
    );
    const repeated = search.getAll(name);
    const [first] = repeated;
    if (isRecord(contract.resolve(schema).properties) && nested.length > 0) {
      values[name] = Object.fromEntries(nested.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
      for (const [key] of nested) known.add(key);
    } else if (first !== undefined) {
      values[name] = repeated.length === 1 ? first : repeated;
    }
    known.add(name);
  }
  return { values, unknown: [...new Set(search.keys())].filter((key) => !known.has(key)) };
}
