import { isRecord, type Schema } from '../../../shared/json.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { accepted, answered, type Candidate, caseOf, refused, type ValidInput, type Variant } from './input-case.ts';
import type { Random } from './random.ts';
import { sample } from './sample.ts';
import { queryVariants } from './variants.ts';

const MISSING = refused('required', 'missing', undefined);

/** Parameters that only the contract decides: every list has them, and answers any page. */
const DECIDED = new Set(['page', 'limit']);

/**
 * The query with one parameter changed: missing, of another type, around its limits, or with other nesting or
 * repetition.
 */
export function queryCases(
  operation: ContractOperation,
  valid: ValidInput,
  contract: Contract,
  random: Random,
): Candidate[] {
  const cases = operation.parameters.flatMap((parameter): Candidate[] => {
    const { name, required } = parameter;
    const schema = contract.resolve(parameter.schema);
    const usual = valid.query[name] ?? parameter.example ?? sample(contract, parameter.schema);
    if (isRecord(schema.properties)) return nestedCases({ name, schema, usual }, valid, contract, random);
    const variants = queryVariants({ schema, valid: usual }, random).map((variant) => decided(name, variant));
    const place = { schema, contract, field: `query.${name}` };
    return [...(required ? [MISSING] : []), ...variants].map((variant) =>
      caseOf(place, variant, { ...valid, query: { ...valid.query, [name]: variant.value } }),
    );
  });
  return [...cases, ...unknownParameters(operation, valid)];
}

const decided = (name: string, variant: Variant): Variant =>
  DECIDED.has(name) && /^(min|max)imum$/.test(variant.keyword) && variant.expect === 'answered'
    ? accepted(variant.keyword, variant.name, variant.value)
    : variant;

/** Each key of `filter[…]`, and an unknown key. */
function nestedCases(
  { name, schema, usual }: { readonly name: string; readonly schema: Schema; readonly usual: unknown },
  { query, body }: ValidInput,
  contract: Contract,
  random: Random,
): Candidate[] {
  const others = isRecord(usual) ? usual : {};
  const caseFor = (key: string, of: Schema, variant: Variant) =>
    caseOf({ schema: of, contract, field: `query.${name}[${key}]` }, variant, {
      query: { ...query, [name]: { ...others, [key]: variant.value } },
      body,
    });
  const known = Object.entries(isRecord(schema.properties) ? schema.properties : {}).flatMap(([key, property]) => {
    const resolved = contract.resolve(property);
    const valid = others[key] ?? sample(contract, resolved);
    return queryVariants({ schema: resolved, valid }, random).map((variant) => caseFor(key, resolved, variant));
  });
  const unknown = ['additionalProperties', 'an unknown key', '1'] as const;
  const isClosed = schema['additionalProperties'] === false;
  const surplus: Variant = isClosed ? refused(...unknown) : { ...answered(...unknown), open: true };
  return [...known, caseFor('surplus', schema, surplus)];
}

/** The contract does not say what happens to unknown parameters; a server must not fail because of them. */
function unknownParameters({ parameters, pointer }: ContractOperation, { query, body }: ValidInput): Candidate[] {
  const lists = parameters.filter(({ name }) => Array.isArray(query[name]));
  const names = ['surplus', 'filter[__proto__][x]', ...lists.map(({ name }) => `${name}[]`)];
  return names.map((name) => ({
    name: `query.${name}: unknown`,
    expect: 'answered',
    field: `query.${name}`,
    contract: `${pointer}/parameters`,
    query: { ...query, [name]: '1' },
    body,
  }));
}
