import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { renderBodySchemas } from './body-schemas.ts';
import { type Call, type Contract, callsOf, examplesOf, nameOf } from './contract.ts';
import { namedSchemas, referToNamed } from './named-schemas.ts';
import { openTypeOf } from './open-types.ts';

const HEAD = '// Generated from the contract by `npm run generate`. Never edited by hand.\n';

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'");

const tableOf = (rows: [key: string | number, value: string][]): string =>
  rows.map(([key, value]) => `  ${key}: ${value},\n`).join('');

/**
 * The types, and separately the named schemas. The transform types files and open enums, which would be plain strings.
 */
export const renderSchemas = async (contract: Contract) => {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  // Passed as text, because openapi-typescript's interface for a document has no x-fields.
  const nodes = await openapiTS(JSON.stringify(contract), {
    alphabetize: false,
    defaultNonNullable: false,
    silent: true,
    transform: (schema) =>
      schema.format === 'binary' || ('contentMediaType' in schema && schema.contentMediaType)
        ? blob
        : openTypeOf(schema),
  });
  return {
    schema: `${HEAD}import type * as Schemas from './named-schemas.gen.ts';\n\n${astToString(referToNamed(nodes))}`,
    namedSchemas: `${HEAD}${astToString(namedSchemas(nodes))}`,
  };
};

const loginOf = (contract: Contract, { operation }: Call): 'required' | 'optional' | 'none' => {
  const security = operation.security ?? contract.security ?? [];
  if (security.length === 0) return 'none';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required';
};

/** Codes, not names: the first screen loads this table, and the table of codes already has the names. */
const errorCodesOf = (contract: Contract, { operation }: Call): number[] =>
  (operation['x-errors'] ?? []).map((name) => {
    const found = contract['x-business-codes'].find((one) => one.name === name);
    if (!found) throw new Error(`${operation.operationId} declares ${name}, which is not a business code`);
    return found.code;
  });

const factsOf = (contract: Contract, call: Call): string => {
  const [mediaType] = Object.keys(call.operation.requestBody?.content ?? {});
  const facts = [
    `path: ${literal(call.path)}`,
    `method: ${literal(call.method)}`,
    `login: ${literal(loginOf(contract, call))}`,
    `errors: ${literal(errorCodesOf(contract, call))}`,
    ...(mediaType && mediaType !== 'application/json' ? [`mediaType: ${literal(mediaType)}`] : []),
  ];
  return `{ ${facts.join(', ')} }`;
};

/** The facts of each operation that the transport needs. */
export const renderOperations = (
  contract: Contract,
): string => `${HEAD}import type { businessCodes } from './business-codes.gen.ts';
import type { operations as Schema, paths } from './schema.gen.ts';

export interface OperationFacts {
  readonly path: keyof paths;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly login: 'required' | 'optional' | 'none';
  /** The business codes of its refusals. */
  readonly errors: readonly (keyof typeof businessCodes)[];
  readonly mediaType?: string;
}

export const operations = {
${tableOf(callsOf(contract).map((call) => [call.operation.operationId, factsOf(contract, call)]))}} as const satisfies Record<keyof Schema, OperationFacts>;
`;

/** The reads whose answers each mutation changes. Every key is a mutation, whatever its method. */
export const renderInvalidates = (
  contract: Contract,
): string => `${HEAD}import type { operations } from './operations.gen.ts';

type OperationId = keyof typeof operations;

export const invalidates = {
${tableOf(
  callsOf(contract).flatMap(({ operation }): [string, string][] => {
    const changed = operation['x-invalidates'];
    return changed ? [[operation.operationId, literal(changed)]] : [];
  }),
)}} as const satisfies { [Operation in OperationId]?: readonly OperationId[] };
`;

/** How operations that must happen once are repeated and settled. `repeats`: the call may be repeated automatically. */
export const renderAttempts = (
  contract: Contract,
): string => `${HEAD}import type { operations } from './operations.gen.ts';

type OperationId = keyof typeof operations;

export interface AttemptFacts {
  /** The field of the body that names the attempt. */
  readonly key?: 'idempotency_key' | 'client_id';
  /** For how long it may be repeated. */
  readonly minutes?: number;
  /** Fields that are stored nowhere. */
  readonly secrets?: readonly string[];
  /** Fields that are sent again as they were the first time. */
  readonly pinned?: readonly string[];
  /** Fields of which another value is another attempt. */
  readonly renewedBy?: readonly string[];
  /** Whether the same call does no harm. */
  readonly repeats?: true;
  /**
   * The read that tells whether it was done. Of a list, by the one entry (or \`many\`) that has the key of the attempt; of
   * a server whose entries have none yet, by the \`entry\` that is as it was sent in these fields. Else by these fields of
   * its answer: one of the values, "set" for not null, or what this field of the body was; or by its refusal \`none\`.
   */
  readonly settledBy?: {
    readonly read: OperationId;
    readonly with?: Readonly<Record<string, string>>;
    readonly entry?: readonly string[];
    readonly many?: true;
    readonly none?: string;
    readonly shows?: Readonly<Record<string, string | readonly unknown[]>>;
  };
}

export const attempts = {
${tableOf(
  callsOf(contract).flatMap(({ operation }): [string, string][] => {
    const attempt = operation['x-attempt'];
    const repeats = operation['x-idempotent'] === true && { repeats: true };
    return attempt ? [[operation.operationId, literal({ ...attempt, ...repeats })]] : [];
  }),
)}} as const satisfies { [Operation in OperationId]?: AttemptFacts };
`;

/** The name of each business code and the type of its details, with its meaning as doc comment. */
export const renderBusinessCodes = (contract: Contract): string => {
  const codes = contract['x-business-codes'];
  return `${HEAD}import type { components } from './schema.gen.ts';

export const businessCodes = {
${tableOf(codes.map(({ code, name }) => [code, literal(name)]))}} as const;

export type BusinessName = (typeof businessCodes)[keyof typeof businessCodes];

export interface BusinessDetails {
${codes
  .map(({ name, meaning, data }) => {
    const details = data ? `components['schemas'][${literal(data)}]` : 'null';
    return `  /** ${meaning.replaceAll('*/', '*\\/')} */\n  ${name}: ${details};\n`;
  })
  .join('')}}
`;
};

const needsArguments = (contract: Contract, { operation: { parameters = [], requestBody } }: Call): boolean =>
  requestBody !== undefined ||
  parameters.some((one) => {
    const parameter = '$ref' in one ? contract.components.parameters?.[nameOf(one.$ref)] : one;
    return parameter?.in === 'query' && parameter.required === true;
  });

/** One signature of `Client.call` per operation, so that editors show its summary and refusals on hover. */
const renderCalls = (contract: Contract): string => {
  const meanings = new Map(contract['x-business-codes'].map(({ name, meaning }) => [name, meaning]));
  const wordsOf = ({ operation: { summary, 'x-errors': names = [] } }: Call): string => {
    const refusals = names.map((name) => `- \`${name}\`: ${meanings.get(name)}`);
    const lines = [`${summary}.`, ...(refusals.length > 0 ? ['', 'Refusals:', ...refusals] : [])];
    return ['  /**', ...lines.map((line) => `   * ${line.replaceAll('*/', '*\\/')}`.trimEnd()), '   */'].join('\n');
  };
  const calls = callsOf(contract);
  const withArguments = calls.filter((call) => needsArguments(contract, call));
  const others = calls.filter((call) => !withArguments.includes(call));
  return `${HEAD}import type { ArgsOfOnly, CallArgs, CallOptions } from '../client/client-options.ts';
import type { ArgsOf, DataOf, OperationId } from '../client/operation-types.ts';

/** The first signature matches no call: editors complete unfinished calls by it. The last is for any operation. */
export interface Calls {
  /** Calls an operation of the contract; resolves to its \`data\`, rejects with \`ApiErrorOf<Op>\`. */
  <Op extends OperationId>(
    operation: Op,
    args: ArgsOf<Op>,
    options: CallOptions | undefined,
    unfinished: never,
  ): Promise<DataOf<Op>>;
${withArguments
  .map((call) => {
    const id = literal(call.operation.operationId);
    return `${wordsOf(call)}
  (
    operation: Extract<OperationId, ${id}>,
    args: ArgsOf<${id}>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<${id}>>;\n`;
  })
  .join('')}${others
  .map(
    (call) => `${wordsOf(call)}
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<${literal(call.operation.operationId)}, Op>
  ): Promise<DataOf<Op>>;\n`,
  )
  .join('')}  /** Calls an operation of the contract; resolves to its \`data\`, rejects with \`ApiErrorOf<Op>\`. */
  <Op extends OperationId>(operation: Op, ...args: CallArgs<Op>): Promise<DataOf<Op>>;
}
`;
};

/** The default answers of stubs: the contract's examples of each operation's success and of each refusal. */
export const renderFixtures = (contract: Contract): string => {
  const examples = callsOf(contract).map(({ operation }) => ({ operation, answers: examplesOf(contract, operation) }));
  const answers = examples.flatMap((each) => each.answers);
  const exampleOf = (code: number) => {
    const found = answers.find((answer) => answer.code === code);
    if (!found) throw new Error(`No operation has an example of the refusal ${code}`);
    return found;
  };
  const refusals = contract['x-business-codes'].map(({ code, name }): [string, string] => {
    const { msg, data } = exampleOf(code);
    return [name, JSON.stringify({ code, msg, data })];
  });
  return `${HEAD}import type { DataOf, OperationId } from '../client/operation-types.ts';
import type { BusinessDetails, BusinessName } from './business-codes.gen.ts';

export const fixtures: { readonly [Operation in OperationId]: DataOf<Operation> } = {
${tableOf(examples.map((each) => [each.operation.operationId, JSON.stringify(each.answers[0]?.data)]))}};

interface RefusalFixture<Name extends BusinessName> {
  readonly code: number;
  readonly msg: string;
  readonly data: BusinessDetails[Name];
}

export const refusals: { readonly [Name in BusinessName]: RefusalFixture<Name> } = {
${tableOf(refusals)}};
`;
};

/** Every file of `src/generated`. */
export const renderFiles = async (contract: Contract): Promise<Record<string, string>> => {
  const { schema, namedSchemas } = await renderSchemas(contract);
  return {
    'schema.gen.ts': schema,
    'named-schemas.gen.ts': namedSchemas,
    'operations.gen.ts': renderOperations(contract),
    'calls.gen.ts': renderCalls(contract),
    'invalidates.gen.ts': renderInvalidates(contract),
    'attempts.gen.ts': renderAttempts(contract),
    'business-codes.gen.ts': renderBusinessCodes(contract),
    'fixtures.gen.ts': renderFixtures(contract),
    'body-schemas.gen.ts': HEAD + renderBodySchemas(contract),
  };
};
