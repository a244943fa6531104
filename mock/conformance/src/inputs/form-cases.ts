import { isRecord, type Schema } from '../../../shared/json.ts';
import type { Contract } from '../contract/contract.ts';
import { caseOf } from './field.ts';
import type { Candidate, ValidInput, Variant } from './input-case.ts';
import { objectVariants } from './object-variants.ts';

/** Forms with wrong parts: a missing part, a surplus part, a part with another name, a text in place of a file. */
export function formCases(contract: Contract, written: Schema, { query, body }: ValidInput): Candidate[] {
  if (!isRecord(body)) return [];
  const schema = contract.resolve(written);
  const variants = [...objectVariants(schema, body), ...Object.keys(body).flatMap((name) => partVariants(name, body))];
  return variants.map((variant) => ({
    ...caseOf({ schema, contract, field: 'body' }, variant),
    query,
    body: variant.value,
  }));
}

function partVariants(name: string, { [name]: part, ...others }: Record<string, unknown>): Variant[] {
  const other = `${name}_1`;
  return [
    {
      name: `${other} in place of ${name}`,
      value: { ...others, [other]: part },
      expect: 'refused',
      keyword: 'required',
    },
    // A server that expects a file finds none; a server that reads the bytes finds no picture.
    { name: `a text for ${name}`, value: { ...others, [name]: 'text' }, expect: 'answered', keyword: 'type' },
  ];
}
