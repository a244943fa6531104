/** The parts of the bundled contract that our scripts and tests read. `npm run contract:lint` checks this shape. */
export type Contract = {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    examples?: Record<string, Example>;
    responses?: Record<string, Response>;
  };
  /** Every refusal, in the bundle. The sources have them at BusinessCode. */
  'x-business-codes'?: BusinessCode[];
};

/** The contract cannot be bundled; `message` has one line for each problem, as `npm run contract:lint` prints them. */
export class ContractError extends Error {}

type Method = (typeof METHODS)[number];
const METHODS = ['get', 'post'] as const;

export type Sourced = { 'x-provenance'?: string; 'x-risk'?: string; description?: string };

export type Reference = { $ref: string };

export type Operation = Sourced & {
  operationId: string;
  tags: [string];
  summary: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
  'x-errors': string[];
  'x-invalidates'?: string[];
  'x-idempotent'?: boolean;
  'x-attempt'?: {
    key?: string;
    minutes?: number;
    secrets?: string[];
    pinned?: string[];
    renewedBy?: string[];
    settledBy?: {
      read: string;
      with?: Record<string, string>;
      entry?: string[];
      many?: true;
      none?: string;
      shows?: Record<string, string | unknown[]>;
    };
  };
};

export type Parameter = Sourced & { name: string; in: string; required?: boolean; schema: Schema; example?: unknown };

type MediaType = { schema: Schema; examples?: Record<string, Example | Reference> };

type Response = {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
};

type Header = { description: string; schema: Schema; example?: unknown };

export type Example = { summary?: string; value: unknown };

export type Schema = Sourced & {
  $ref?: string;
  type?: string | string[];
  title?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  'x-extensible-enum'?: unknown[];
  'x-enum-varnames'?: string[];
  'x-codes'?: BusinessCode[];
};

export type BusinessCode = {
  code: number;
  name: string;
  /** For developers. */
  meaning: string;
  /** For the customer, by language. */
  msg: Record<string, string>;
  /** The schema of the failure's details. */
  data: string | null;
  /** An example of the details, if it carries any. */
  example?: unknown;
};

export type Call = { path: string; method: Method; operation: Operation };

/** Every operation, in the contract's order. */
export function callsOf(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
}

/** Whether the call requires a token: without one it is answered with 401. */
export const needsLogin = ({ security = [] }: Operation): boolean =>
  security.length > 0 && security.every((one) => Object.keys(one).length > 0);

/** The JSON pointer of an operation in the bundle. */
export function pointerOf({ path, method }: Call): string {
  return `/paths/${path.replaceAll('/', '~1')}/${method}`;
}

/** The last part of a bundled reference: the component's name. */
export function componentOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The names of the components that a schema refers to, directly or as a list item or a branch of a union. */
export function componentsOf(schema: Schema): string[] {
  const all = [schema, schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return all.flatMap((one) => (one?.$ref === undefined ? [] : [componentOf(one.$ref)]));
}

/** Resolves a reference in the bundle; returns any other schema as it is. */
export function resolveSchema(contract: Contract, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const target = contract.components.schemas[componentOf(schema.$ref)];
  if (target === undefined) throw new Error(`${schema.$ref} is not in the bundle`);
  return resolveSchema(contract, target);
}

/** Resolves a reference in the bundle; returns any other parameter as it is. */
export function resolveParameter(contract: Contract, parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const target = contract.components.parameters?.[componentOf(parameter.$ref)];
  if (target === undefined) throw new Error(`${parameter.$ref} is not in the bundle`);
  return target;
}
