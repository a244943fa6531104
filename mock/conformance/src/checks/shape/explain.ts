import { isRecord, type Schema } from '../../../../shared/json.ts';
import { escapePointer, isWithin } from '../../../../shared/json-pointer.ts';
import type { Contract } from '../../contract/contract.ts';
import { type SchemaViolation, violationsOf } from '../../contract/schema-validator.ts';
import { discriminators, isUnion, meantForm } from './forms.ts';
import { isNullable, propertiesOf } from './schema-nodes.ts';

/** A schema violation, within the intended alternative of a union. */
export interface Complaint extends SchemaViolation {
  /** Whether null would be allowed in place of the value or the missing property. */
  readonly nullable: boolean;
}

/**
 * The complaints of a schema about a value. A validator complains about each alternative of a union; here only the
 * intended alternative counts, so that one mistake is one complaint.
 */
export function explain(contract: Contract, schema: Schema, value: unknown): Complaint[] {
  const violations = violationsOf(contract, schema, value);
  if (violations.length === 0) return [];
  const unions = outermostUnions(contract, schema, value, '');
  const outside = violations.filter(({ pointer }) => !unions.some((union) => isWithin(pointer, union.pointer)));
  const inside = unions.flatMap((union) => explainUnion(contract, union));
  const all = [
    ...outside.map((violation) => ({ ...violation, nullable: wouldTakeNull(contract, violation) })),
    ...inside,
  ];
  // Only keywords beside the alternatives of a union failed: better the validator's own violations than none.
  return all.length > 0 ? all : violations.map((violation) => ({ ...violation, nullable: false }));
}

function wouldTakeNull(contract: Contract, { keyword, schema, property, limit }: SchemaViolation): boolean {
  if (keyword === 'required' && property !== undefined) {
    const declared = propertiesOf(contract, schema)[property];
    return isRecord(declared) && isNullable(contract, declared);
  }
  return keyword === 'type' ? [limit].flat().includes('null') : isNullable(contract, schema);
}

interface UnionValue {
  readonly pointer: string;
  readonly schema: Schema;
  readonly value: unknown;
}

function explainUnion(contract: Contract, { pointer, schema, value }: UnionValue): Complaint[] {
  if (violationsOf(contract, schema, value).length === 0) return [];
  const nullable = isNullable(contract, schema);
  const form = meantForm(contract, schema, value);
  if (form === undefined) return [noForm(contract, { pointer, schema, value })];
  const complaints = explain(contract, form, value);
  return complaints.map((complaint) => ({
    ...complaint,
    pointer: `${pointer}${complaint.pointer}`,
    nullable: complaint.nullable || (nullable && complaint.pointer === '' && complaint.keyword !== 'required'),
  }));
}

/** The complaint that a value matches none of the alternatives, as its discriminating properties show. */
function noForm(contract: Contract, { pointer, schema, value }: UnionValue): Complaint {
  const [first] = [...discriminators(contract, schema)].filter(([name]) => isRecord(value) && name in value);
  const [name, allowed] = first ?? [undefined, undefined];
  return {
    pointer: name === undefined ? pointer : `${pointer}/${name}`,
    keyword: value === null ? 'type' : 'oneOf',
    limit: value === null ? 'object' : (allowed ?? schema.oneOf),
    schema,
    contract: `${contract.pointerOf(schema) ?? ''}/oneOf`,
    value: name !== undefined && isRecord(value) ? value[name] : value,
    message: name === undefined ? 'is none of the declared alternatives' : 'names none of the declared alternatives',
    nullable: false,
  };
}

/** The outermost unions that apply to a value. */
function outermostUnions(contract: Contract, written: Schema, value: unknown, pointer: string): UnionValue[] {
  const schema = contract.resolve(written);
  if (isUnion(schema)) return [{ pointer, schema, value }];
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!isRecord(items)) return [];
    return value.flatMap((member, index) => outermostUnions(contract, items, member, `${pointer}/${index}`));
  }
  if (!isRecord(value)) return [];
  const properties = propertiesOf(contract, schema);
  return Object.keys(value).flatMap((name) => {
    const property = properties[name];
    return isRecord(property)
      ? outermostUnions(contract, property, value[name], `${pointer}/${escapePointer(name)}`)
      : [];
  });
}
