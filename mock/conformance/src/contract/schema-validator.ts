import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../../../shared/json.ts';
import type { Contract } from './contract.ts';

/** One complaint of a schema of the contract about a value. */
export interface SchemaViolation {
  /** Where in the value: `/data/list/0/price`; empty for the value itself. */
  readonly pointer: string;
  /** The JSON Schema keyword that refuses. */
  readonly keyword: string;
  /** What the keyword asks for: the pattern, the limit, the list. */
  readonly limit: unknown;
  /** The schema that holds the keyword. */
  readonly schema: Schema;
  /** Where the keyword stands in the bundle: `/components/schemas/Money/pattern`. */
  readonly contract: string;
  /** The value that was refused; the object that lacks it for `required`. */
  readonly value: unknown;
  readonly message: string;
  /** For `required` the missing property, for `additionalProperties` the one too many. */
  readonly property?: string;
}

export type SchemaValidator = ReturnType<typeof createSchemaValidator>;

/**
 * JSON Schema 2020-12, formats included, over the contract's own schemas: every complaint names the place in the bundle.
 * A schema is compiled when it is first asked for.
 */
export function createSchemaValidator(contract: Contract) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, addUsedSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(contract.document, 'contract');
  const compiled = new Map<Schema, ReturnType<typeof compile>>();

  function compile(schema: Schema) {
    const pointer = contract.pointerOf(schema);
    const $ref = typeof schema['$ref'] === 'string' ? schema['$ref'] : `#${encodeURI(pointer ?? '')}`;
    return ajv.compile({ $ref: `contract${$ref}` });
  }

  /** What a schema of the contract holds against a value; empty when it is allowed. */
  function validate(schema: Schema, value: unknown): SchemaViolation[] {
    const check = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, check);
    if (check(value)) return [];
    const errors = check.errors ?? [];
    // "Matches no branch" only repeats what the complaints about the branch itself say better.
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

  return { validate };
}
