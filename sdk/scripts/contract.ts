// The types of the contract's parts that the generator reads.

interface Example {
  code: number;
  msg: string;
  data: unknown;
}

interface Reference {
  $ref: string;
}

interface Parameter {
  in: string;
  required?: boolean;
}

/** An operation of the contract. */
interface ContractOperation {
  operationId: string;
  summary: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<
    string,
    { content?: Record<string, { examples?: Record<string, { value: Example } | Reference> }> }
  >;
  'x-errors'?: string[];
  'x-invalidates'?: string[];
  'x-idempotent'?: boolean;
  'x-attempt'?: object;
}

/** An entry of the closed list of refusals; `data` names the schema of its details. */
interface ContractCode {
  code: number;
  name: string;
  meaning: string;
  data: string | null;
}

/** The bundled document. */
export interface Contract {
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, unknown>>;
  components: {
    parameters?: Record<string, Parameter>;
    examples?: Record<string, { value: Example }>;
    schemas?: Record<string, object>;
  };
  'x-business-codes': ContractCode[];
}

/** An operation with its method and path. */
export interface Call {
  method: string;
  path: string;
  operation: ContractOperation;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const isOperation = (value: unknown): value is ContractOperation =>
  typeof value === 'object' && value !== null && 'operationId' in value;

/** Every operation of the contract, in document order. */
export const callsOf = (contract: Contract): Call[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return isOperation(operation) ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );

/** The name of the component that a reference points to. */
export const nameOf = (ref: string): string => ref.replace(/.*\//, '');

/** The examples of an operation's answers with HTTP 200; the first is its ordinary success. */
export const examplesOf = (contract: Contract, { responses }: ContractOperation): Example[] =>
  Object.values(responses['200']?.content?.['application/json']?.examples ?? {}).flatMap((example) => {
    const held = '$ref' in example ? contract.components.examples?.[nameOf(example.$ref)] : example;
    return held ? [held.value] : [];
  });
