import type { InferInput, InferOutput } from 'valibot';
import { expectTypeOf, test } from 'vitest';
import type { ArgsOf, OperationId, Schema } from './client/operation-types.ts';
import type * as schemas from './schemas.ts';

type Schemas = typeof schemas;
type NameOf<Key extends keyof Schemas> = Key extends `${infer Name}Schema` ? Name : never;
type Named = { [Key in keyof Schemas]: Schema<NameOf<Key>> };

test('every schema has the type of its own name, of what goes in and of what comes out', () => {
  expectTypeOf<{ [Key in keyof Schemas]: InferOutput<Schemas[Key]> }>().toEqualTypeOf<Named>();
  expectTypeOf<{ [Key in keyof Schemas]: InferInput<Schemas[Key]> }>().toEqualTypeOf<Named>();
});

test('every body of a request has a schema', () => {
  type Bodies = { [Op in OperationId]: ArgsOf<Op>['body'] }[OperationId];
  expectTypeOf<Exclude<Bodies, Named[keyof Named] | undefined>>().toEqualTypeOf<never>();
});
