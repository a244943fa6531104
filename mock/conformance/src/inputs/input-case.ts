import type { Schema } from '../../../shared/json.ts';
import type { Contract } from '../contract/contract.ts';

/** One input of an operation, and the required reaction of a server. */
export interface InputCase {
  /** `body.items.0.price: longer than 200` */
  readonly name: string;
  /** Values by parameter: scalars, lists for repeated keys, objects for `key[sub]`. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /**
   * `refused`: the contract forbids it (HTTP 422). `accepted`: only the contract decides about this field, and it
   * allows the value: HTTP 200, with a success or a business refusal. `answered`: anything declared but a server error,
   * because the contract has further rules for the field in words, or none for the notation.
   */
  readonly expect: 'refused' | 'accepted' | 'answered';
  /** `query.limit`, `body.source.line_ids`. */
  readonly field: string;
  /** Where the contract says so: a JSON pointer into the bundle. */
  readonly contract: string;
}

/** A value to replace a valid value. */
export interface Variant {
  readonly name: string;
  /** `undefined` removes the field. */
  readonly value: unknown;
  readonly expect: InputCase['expect'];
  /** The keyword of the schema that decides. */
  readonly keyword: string;
  /** The contract does not say how a server reads it, so the schemas are not consulted: any answer will do. */
  readonly open?: true;
}

const variantOf =
  (expect: Variant['expect']) =>
  (keyword: string, name: string, value: unknown): Variant => ({ name, value, expect, keyword });

export const refused = variantOf('refused');
export const accepted = variantOf('accepted');
export const answered = variantOf('answered');

/** A case before the schemas of the whole input have confirmed its expectation. */
export interface Candidate extends InputCase {
  readonly open?: true;
}

/** Valid input: a call with it succeeds. */
export type ValidInput = Pick<InputCase, 'query' | 'body'>;

/** The case of a field, by its schema with references resolved. */
export const caseOf = (
  { schema, field, contract }: { readonly schema: Schema; readonly field: string; readonly contract: Contract },
  { name, expect, keyword, open }: Variant,
  input: ValidInput,
): Candidate => ({
  name: `${field}: ${name}`,
  expect,
  field,
  ...(open && { open }),
  contract: `${contract.pointerOf(schema) ?? ''}${keyword in schema ? `/${keyword}` : ''}`,
  ...input,
});
