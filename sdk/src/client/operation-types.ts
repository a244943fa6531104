import type { operations as table } from '../generated/operations.gen.ts';
import type { components, operations } from '../generated/schema.gen.ts';

/** A call of the contract, by its operationId. */
export type OperationId = keyof typeof table;

/** A schema of the contract by its name: `Schema<'Order'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

type Answer<Op extends OperationId> = operations[Op]['responses'][200]['content']['application/json'];

/** What a successful call resolves to: the `data` of its success envelope. */
export type DataOf<Op extends OperationId> = Extract<Answer<Op>, { code: 1 }>['data'];

/** The envelopes of the refusals that a call declares, discriminated by `code`. */
export type RefusalOf<Op extends OperationId> = Exclude<Answer<Op>, { code: 1 }>;

type Parameters<Op extends OperationId> = operations[Op]['parameters'];
type QueryOf<Op extends OperationId> = NonNullable<Parameters<Op>['query']>;
type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : never;

type QueryArgs<Op extends OperationId> = [QueryOf<Op>] extends [never]
  ? { query?: undefined }
  : Partial<QueryOf<Op>> extends QueryOf<Op>
    ? { query?: QueryOf<Op> | undefined }
    : { query: QueryOf<Op> };
type BodyArgs<Op extends OperationId> = [BodyOf<Op>] extends [never] ? { body?: undefined } : { body: BodyOf<Op> };

/** What a call sends: its query parameters and its body. */
export type ArgsOf<Op extends OperationId> = QueryArgs<Op> & BodyArgs<Op>;
