import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../../../shared/json.ts';
import type { Contract } from './contract.ts';

/** One violation of a schema of the contract. */
export interface SchemaViolation {
  /** The place in the value: `/data/list/0/price`; empty for the value itself. */
  readonly pointer: string;
  /** The JSON Schema keyword that is violated. */
  readonly keyword: string;
  /** The value of the keyword: the pattern, the limit, the list. */
  readonly limit: unknown;
  /** The schema that holds the keyword. */
  readonly schema: Schema;
  /** The place of the keyword in the bundle: `/components/schemas/Money/pattern`. */
  readonly contract: string;
  /** The invalid value; for `required`, the object that lacks the property. */
  readonly value: unknown;
  readonly message: string;
  /** For `required` the missing property, for `additionalProperties` the surplus property. */
  readonly property?: string;
}

const validators = new WeakMap<Contract, ReturnType<typeof createValidator>>();

/**
 * The violations of a schema of the contract in a value; empty when the value is valid. Validates with JSON Schema
 * 2020-12, formats included. Every violation names its place in the bundle. A schema is compiled on first use.
 */
export function violationsOf(contract: Contract, schema: Schema, value: unknown): SchemaViolation[] {
  const validate = validators.get(contract) ?? createValidator(contract);
  validators.set(contract, validate);
  return validate(schema, value);
}

function createValidator(contract: Contract) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, addUsedSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(contract.document, 'contract');
  const compiled = new Map<Schema, ReturnType<typeof compile>>();

  function compile(schema: Schema) {
    const pointer = contract.pointerOf(schema);
    const $ref = typeof schema['$ref'] === 'string' ? schema['$ref'] : `#${encodeURI(pointer ?? '')}`;
    return ajv.compile({ $ref: `contract${$ref}` });
  }

  function validate(schema: Schema, value: unknown): SchemaViolation[] {
    const check = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, check);
    if (check(value)) return [];
    const errors = check.errors ?? [];
    // "Matches no branch" only repeats the more specific violations of the branch itself.
    const specific = errors.filter(({ keyword }) => !['oneOf', 'anyOf', 'if'].includes(keyword));
    return (specific.length > 0 ? specific : errors).map(describe);
  }

  function describe({ instancePath, keyword, schema, parentSchema, data, params, message }: ErrorObject) {
    const property = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
    return {
      pointer: instancePath,
      keyword,
      limit: schema,
      schema: parentSchema ?? {},
      contract: `${contract.pointerOf(parentSchema) ?? ''}/${keyword}`,
      value: data,
      message: message ?? keyword,
      ...(typeof property === 'string' && { property }),
    } satisfies SchemaViolation;
  }

  return validate;
}
