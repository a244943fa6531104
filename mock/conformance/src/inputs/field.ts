import type { Schema } from '../../../shared/json.ts';
import type { Contract } from '../contract/contract.ts';
import type { Candidate, Variant } from './input-case.ts';

/** A field of an input, and its schema with references resolved. */
interface Field {
  readonly schema: Schema;
  /** `query.limit`, `body.source.line_ids`. */
  readonly field: string;
  readonly contract: Contract;
}

/** Describes a case without its input. */
export const caseOf = (
  { schema, field, contract }: Field,
  { name, expect, keyword, open }: Variant,
): Omit<Candidate, 'query' | 'body'> => ({
  name: `${field}: ${name}`,
  expect,
  field,
  ...(open && { open }),
  contract: `${contract.pointerOf(schema) ?? ''}${keyword in schema ? `/${keyword}` : ''}`,
});
