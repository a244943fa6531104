import { isRecord, type Schema } from '../../../shared/json.ts';
import { nodeAt, partsOf } from '../../../shared/json-pointer.ts';
import { propertiesOf, schemaNodes } from '../checks/shape/schema-nodes.ts';
import type { Contract } from '../contract/contract.ts';
import { caseOf } from './field.ts';
import type { Candidate, ValidInput, Variant } from './input-case.ts';
import { objectVariants } from './object-variants.ts';
import type { Random } from './random.ts';
import { sample } from './sample.ts';
import { bodyVariants } from './variants.ts';

/** The body with one field changed: fields of the valid body, optional fields that it omits, and whole objects. */
export function bodyCases(
  contract: Contract,
  written: Schema,
  { query, body }: ValidInput,
  random: Random,
): Candidate[] {
  return schemaNodes(contract, written, body)
    .filter(({ pointer }) => !/\/[1-9]\d*(\/|$)/.test(pointer))
    .flatMap(({ pointer, schema, value }) => {
      const own = bodyVariants({ schema, valid: value }, random);
      const variants = isRecord(value) ? [...own, ...objectVariants(schema, value)] : own;
      const place = { schema, contract, field: fieldName(pointer) };
      const cases = variants.map((variant) => ({
        ...caseOf(place, variant),
        query,
        body: put(body, pointer, variant.value),
      }));
      return [...cases, ...absentFields(contract, { schema, value, pointer }, { query, body }, random)];
    });
}

/** Optional fields that the valid body omits. */
function absentFields(
  contract: Contract,
  { schema, value, pointer }: { schema: Schema; value: unknown; pointer: string },
  { query, body }: ValidInput,
  random: Random,
): Candidate[] {
  if (!isRecord(value)) return [];
  return Object.entries(propertiesOf(contract, schema)).flatMap(([name, property]) => {
    if (name in value || !isRecord(property)) return [];
    const resolved = contract.resolve(property);
    const place = { schema: resolved, contract, field: fieldName(`${pointer}/${name}`) };
    const usual = sample(contract, property);
    const given: Variant = { name: 'given', value: usual, expect: 'answered', keyword: 'type' };
    return [given, ...bodyVariants({ schema: resolved, valid: usual }, random)].map((variant) => ({
      ...caseOf(place, variant),
      query,
      body: put(body, `${pointer}/${name}`, variant.value),
    }));
  });
}

const fieldName = (pointer: string): string => ['body', ...partsOf(pointer)].join('.');

/** A copy with a new value at one place. */
function put(body: unknown, pointer: string, value: unknown): unknown {
  const parts = partsOf(pointer);
  const last = parts.pop();
  if (last === undefined) return value;
  const copy: unknown = structuredClone(body);
  const holder = nodeAt(copy, parts.map((part) => `/${part}`).join(''));
  if (typeof holder === 'object' && holder !== null) Reflect.set(holder, last, value);
  return copy;
}
