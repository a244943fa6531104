import { expectTypeOf, test } from 'vitest';
import type { ApiErrorOf } from '../client/api-error.ts';
import type { ClientSettings, Middleware } from '../client/client-options.ts';
import type { OperationId } from '../client/operation-types.ts';
import { hooks, refresh, retries } from '../middleware.ts';

test('each piece is middleware, and takes what it is for', () => {
  const pieces = [retries(), retries({ times: 1, longestMs: undefined }), refresh(async () => undefined), hooks({})];
  expectTypeOf(pieces).toEqualTypeOf<Middleware[]>();
  expectTypeOf(pieces).toExtend<NonNullable<ClientSettings['middleware']>>();
  // @ts-expect-error: there is no such setting
  retries({ delay: 100 });
  // @ts-expect-error: a renewal resolves to a token
  refresh(async () => 7);
});

test('hooks get the operation by its type, and failures as a union to switch over', () => {
  hooks({
    onRequest: (request, { operation }) => {
      expectTypeOf(request).toEqualTypeOf<Request>();
      expectTypeOf(operation).toEqualTypeOf<OperationId>();
    },
    onResponse: (response, { ms }) => {
      expectTypeOf(response).toEqualTypeOf<Response>();
      expectTypeOf(ms).toEqualTypeOf<number>();
    },
    onError: (error) => {
      expectTypeOf(error).toEqualTypeOf<ApiErrorOf>();
      if (error.kind === 'http') expectTypeOf(error.status).toEqualTypeOf<number>();
    },
  });
});
