import { isRecord, type Schema } from '../../../shared/json.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { caseOf } from './field.ts';
import type { Candidate, ValidInput, Variant } from './input-case.ts';
import type { Random } from './random.ts';
import { sample } from './sample.ts';
import { queryVariants } from './variants.ts';

const MISSING: Variant = { name: 'missing', value: undefined, expect: 'refused', keyword: 'required' };

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
    return [...(required ? [MISSING] : []), ...variants].map((variant) => ({
      ...caseOf({ schema, contract, field: `query.${name}` }, variant),
      query: { ...valid.query, [name]: variant.value },
      body: valid.body,
    }));
  });
  return [...cases, ...unknownParameters(operation, valid)];
}

const decided = (name: string, variant: Variant): Variant =>
  DECIDED.has(name) && /^(min|max)imum$/.test(variant.keyword) && variant.expect === 'answered'
    ? { ...variant, expect: 'accepted' }
    : variant;

interface Nested {
  readonly name: string;
  readonly schema: Schema;
  readonly usual: unknown;
}

/** Each key of `filter[…]`, and an unknown key. */
function nestedCases(
  { name, schema, usual }: Nested,
  { query, body }: ValidInput,
  contract: Contract,
  random: Random,
): Candidate[] {
  const others = isRecord(usual) ? usual : {};
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const known = Object.entries(properties).flatMap(([key, property]): Candidate[] => {
    const resolved = contract.resolve(property);
    const place = { schema: resolved, contract, field: `query.${name}[${key}]` };
    return queryVariants({ schema: resolved, valid: others[key] ?? sample(contract, resolved) }, random).map(
      (variant) => ({
        ...caseOf(place, variant),
        query: { ...query, [name]: { ...others, [key]: variant.value } },
        body,
      }),
    );
  });
  const unknown = { name: 'an unknown key', value: '1', keyword: 'additionalProperties' } as const;
  const isClosed = schema['additionalProperties'] === false;
  const surplus: Variant = isClosed
    ? { ...unknown, expect: 'refused' }
    : { ...unknown, expect: 'answered', open: true };
  const place = { schema, contract, field: `query.${name}[surplus]` };
  return [...known, { ...caseOf(place, surplus), query: { ...query, [name]: { ...others, surplus: '1' } }, body }];
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
