import type { Contract } from '../contract/contract.ts';
import { createSchemaValidator, type SchemaValidator } from '../contract/schema-validator.ts';

const validators = new WeakMap<Contract, SchemaValidator>();

/** The shared validator of a contract, so that its schemas are compiled once. */
export function validatorOf(contract: Contract): SchemaValidator {
  const validator = validators.get(contract) ?? createSchemaValidator(contract);
  validators.set(contract, validator);
  return validator;
}
