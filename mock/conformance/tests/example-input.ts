import type { Contract, ContractOperation } from '../src/contract/contract.ts';
import type { ValidInput } from '../src/inputs/input-case.ts';
import { sample } from '../src/inputs/sample.ts';

/** Valid input: the ordinary example, and the required parameters. */
export function exampleInput(contract: Contract, { parameters, body }: ContractOperation): ValidInput {
  const required = parameters.filter((parameter) => parameter.required);
  return {
    query: Object.fromEntries(required.map(({ name, example, schema }) => [name, example ?? sample(contract, schema)])),
    body: body?.example,
  };
}
