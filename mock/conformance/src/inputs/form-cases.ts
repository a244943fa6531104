import { isRecord, type Schema } from '../../../shared/json.ts';
import type { Contract } from '../contract/contract.ts';
import { answered, type Candidate, caseOf, refused, type ValidInput, type Variant } from './input-case.ts';
import { objectVariants } from './object-variants.ts';

/** Forms with wrong parts: a missing part, a surplus part, a part with another name, a text in place of a file. */
export function formCases(contract: Contract, written: Schema, { query, body }: ValidInput): Candidate[] {
  if (!isRecord(body)) return [];
  const schema = contract.resolve(written);
  const variants = [...objectVariants(schema, body), ...Object.keys(body).flatMap((name) => partVariants(name, body))];
  const place = { schema, contract, field: 'body' };
  return variants.map((variant) => caseOf(place, variant, { query, body: variant.value }));
}

function partVariants(name: string, { [name]: part, ...others }: Record<string, unknown>): Variant[] {
  const other = `${name}_1`;
  return [
    refused('required', `${other} in place of ${name}`, { ...others, [other]: part }),
    // A server that expects a file finds none; a server that reads the bytes finds no picture.
    answered('type', `a text for ${name}`, { ...others, [name]: 'text' }),
  ];
}
