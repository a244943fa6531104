import { isRecord, type JsonObject, type Schema } from '../../../../shared/json.ts';
import { escapePointer } from '../../../../shared/json-pointer.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { isUnion, meantForm } from './forms.ts';

/** A value of an answer, and its schema in the contract. */
export interface SchemaNode {
  /** The place of the value: `/data/list/0`. */
  readonly pointer: string;
  readonly value: unknown;
  /** With references resolved and the intended alternative chosen. */
  readonly schema: Schema;
  /** The name of its component, such as `OrderCard`; empty for a schema without a name. */
  readonly name: string;
  /** The description where it is used, otherwise that of its component. */
  readonly description: string;
  /** Whether the contract allows null here. */
  readonly nullable: boolean;
}

/** A value and every value inside it, outer values first, each with its schema. Undeclared fields are left out. */
export function schemaNodes(contract: Contract, schema: Schema, value: unknown): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  visit(contract, schema, value, '', nodes);
  return nodes;
}

function visit(contract: Contract, written: Schema, value: unknown, pointer: string, nodes: SchemaNode[]): void {
  const { schema, nullable } = formOf(contract, written, value);
  const description = String(written['description'] ?? schema['description'] ?? '');
  nodes.push({ pointer, value, schema, nullable, description, name: componentName(contract, schema) });
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!isRecord(items)) return;
    for (const [index, member] of value.entries()) visit(contract, items, member, `${pointer}/${index}`, nodes);
  } else if (isRecord(value)) {
    const properties = propertiesOf(contract, schema);
    for (const [name, member] of Object.entries(value)) {
      const property = properties[name];
      if (isRecord(property)) visit(contract, property, member, `${pointer}/${escapePointer(name)}`, nodes);
    }
  }
}

/** The intended schema of a value: references resolved, and the best matching alternative chosen. */
export function formOf(contract: Contract, written: Schema, value: unknown): { schema: Schema; nullable: boolean } {
  const schema = contract.resolve(written);
  const nullable = allowsNull(schema) || allowsNull(written);
  if (!isUnion(schema)) return { schema, nullable };
  const form = meantForm(contract, schema, value);
  if (form === undefined) return { schema, nullable: nullable || hasNullForm(contract, schema) };
  const inner = formOf(contract, form, value);
  return { schema: inner.schema, nullable: nullable || inner.nullable || hasNullForm(contract, schema) };
}

const hasNullForm = (contract: Contract, { oneOf, anyOf }: Schema): boolean =>
  [oneOf, anyOf].flat().some((form) => allowsNull(contract.resolve(form)));

/** Whether `type` itself allows null. */
const allowsNull = ({ type }: Schema): boolean => [type].flat().includes('null');

/** Whether a schema allows null, by its type or by one of its alternatives. */
export function isNullable(contract: Contract, written: Schema): boolean {
  const schema = contract.resolve(written);
  return allowsNull(schema) || hasNullForm(contract, schema);
}

/** The declared properties of an object, those of `allOf` included. */
export function propertiesOf(contract: Contract, schema: Schema): JsonObject {
  const { properties, allOf } = schema;
  const own = isRecord(properties) ? properties : {};
  if (!Array.isArray(allOf)) return own;
  return Object.assign({}, ...allOf.map((part) => propertiesOf(contract, contract.resolve(part))), own);
}

/** The schema of the data of an operation's success. */
export function dataSchema(contract: Contract, { answers }: ContractOperation): Schema {
  return contract.resolve(propertiesOf(contract, contract.resolve(answers.get(1)))['data']);
}

/** The name of a schema's component; empty for a schema without a name. */
export function componentName(contract: Contract, schema: Schema): string {
  return /^\/components\/schemas\/([^/]+)$/.exec(contract.pointerOf(schema) ?? '')?.[1] ?? '';
}
