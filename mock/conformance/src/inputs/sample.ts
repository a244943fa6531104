import { isRecord, listOf, type Schema } from '../../../shared/json.ts';
import type { Contract } from '../contract/contract.ts';

/** A value that a schema allows, for a field that the valid input omits; undefined where no value is obvious. */
export function sample(contract: Contract, written: Schema): unknown {
  const schema = contract.resolve(written);
  const { const: only, enum: list, examples, default: usual, oneOf, items, type } = schema;
  const [first] = [usual, only, ...[examples, list].flat()].filter((value) => value !== undefined);
  if (first !== undefined) return first;
  if (Array.isArray(oneOf)) return oneOf.map((form) => sample(contract, form)).find((value) => value != null);
  const types = [type].flat();
  if (types.includes('array')) return isRecord(items) ? [sample(contract, items)] : [];
  if (types.includes('object')) return sampleObject(contract, schema);
  if (types.includes('integer') || types.includes('number')) return schema['minimum'] ?? 1;
  if (types.includes('boolean')) return false;
  return types.includes('string') ? sampleText(schema) : undefined;
}

function sampleObject(contract: Contract, { properties, required }: Schema): unknown {
  const names = listOf(required);
  return Object.fromEntries(
    Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, property]) =>
      names.includes(name) && isRecord(property) ? [[name, sample(contract, property)]] : [],
    ),
  );
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T10:00:00Z',
  email: 'someone@example.com',
  uuid: '3f2b8c1e-5d4a-4f6b-9c7d-8e9f0a1b2c3d',
};

function sampleText({ format, minLength }: Schema): string {
  const text = FORMATS[String(format)] ?? 'sample';
  return typeof minLength === 'number' ? text.padEnd(minLength, 'x') : text;
}
