import { isRecord, type Schema } from '../../../shared/json.ts';
import { nodeAt, partsOf } from '../../../shared/json-pointer.ts';
import { propertiesOf, schemaNodes } from '../checks/shape/schema-nodes.ts';
import type { Contract } from '../contract/contract.ts';
import { answered, type Candidate, caseOf, type ValidInput, type Variant } from './input-case.ts';
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
  const caseAt = (pointer: string, schema: Schema, variant: Variant) =>
    caseOf({ schema, contract, field: ['body', ...partsOf(pointer)].join('.') }, variant, {
      query,
      body: put(body, pointer, variant.value),
    });
  return schemaNodes(contract, written, body)
    .filter(({ pointer }) => !/\/[1-9]\d*(\/|$)/.test(pointer))
    .flatMap(({ pointer, schema, value }) => {
      const own = bodyVariants({ schema, valid: value }, random).map((variant) => caseAt(pointer, schema, variant));
      if (!isRecord(value)) return own;
      const whole = objectVariants(schema, value).map((variant) => caseAt(pointer, schema, variant));
      const omitted = Object.entries(propertiesOf(contract, schema)).flatMap(([name, property]) => {
        if (name in value) return [];
        const resolved = contract.resolve(property);
        const usual = sample(contract, resolved);
        const variants = [
          answered('type', 'given', usual),
          ...bodyVariants({ schema: resolved, valid: usual }, random),
        ];
        return variants.map((variant) => caseAt(`${pointer}/${name}`, resolved, variant));
      });
      return [...own, ...whole, ...omitted];
    });
}

function put(body: unknown, pointer: string, value: unknown): unknown {
  const parts = partsOf(pointer);
  const last = parts.pop();
  if (last === undefined) return value;
  const copy: unknown = structuredClone(body);
  const holder = nodeAt(copy, parts.map((part) => `/${part}`).join(''));
  if (typeof holder === 'object' && holder !== null) Reflect.set(holder, last, value);
  return copy;
}
