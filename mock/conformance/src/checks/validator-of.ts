import type { Contract } from '../contract/contract.ts';
import { createSchemaValidator, type SchemaValidator } from '../contract/schema-validator.ts';

const validators = new WeakMap<Contract, SchemaValidator>();

/** The one validator of a contract: its schemas are compiled once for all who look. */
export function validatorOf(contract: Contract): SchemaValidator {
  const validator = validators.get(contract) ?? createSchemaValidator(contract);
  validators.set(contract, validator);
  return validator;
}
