import { isRecord, type Schema } from '../../../shared/json.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { violationsOf } from '../contract/schema-validator.ts';
import { bodyCases } from './body-cases.ts';
import {
  answered,
  type Candidate,
  caseOf,
  type InputCase,
  refused,
  type ValidInput,
  type Variant,
} from './input-case.ts';
import { objectVariants } from './object-variants.ts';
import { queryCases } from './query-cases.ts';
import { queryComplaints, rawQuery } from './query-values.ts';
import type { Random } from './random.ts';

/**
 * Generates inputs around a valid input, changing one field at a time: each required field missing, each constraint
 * just inside and just outside, wrong types, unknown fields, and all kinds of texts. The expectation of a case is the
 * verdict of the schemas on the whole input. The same random source gives the same cases.
 */
export function casesOf(
  operation: ContractOperation,
  valid: ValidInput,
  contract: Contract,
  random: Random,
): InputCase[] {
  const { mediaType, schema } = operation.body ?? {};
  const isForm = mediaType === 'multipart/form-data';
  const inBody = schema && (isForm ? formCases(contract, schema, valid) : bodyCases(contract, schema, valid, random));
  const cases = [...queryCases(operation, valid, contract, random), ...(inBody ?? [])];
  return cases.filter((one) => one.open || isAsClaimed(contract, operation, one)).map(({ open, ...one }) => one);
}

/** Forms with wrong parts: a missing part, a surplus part, a part with another name, a text in place of a file. */
function formCases(contract: Contract, written: Schema, { query, body }: ValidInput): Candidate[] {
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

/**
 * Whether the expectation holds for the whole input: a change may be valid for its own field and break other rules, for
 * fields that depend on each other or that tell forms apart.
 */
function isAsClaimed(contract: Contract, operation: ContractOperation, { query, body, expect }: InputCase): boolean {
  const schema = operation.body?.schema;
  const isQueryWrong = queryComplaints(contract, operation, rawQuery(query)).length > 0;
  const isBodyWrong = schema !== undefined && violationsOf(contract, schema, asTexts(body)).length > 0;
  return (expect === 'refused') === (isQueryWrong || isBodyWrong);
}

/** For a schema, the bytes of a form's part are text. */
const asTexts = (body: unknown): unknown =>
  isRecord(body) && Object.values(body).some((part) => part instanceof Blob)
    ? Object.fromEntries(Object.entries(body).map(([name, part]) => [name, part instanceof Blob ? 'bytes' : part]))
    : body;
