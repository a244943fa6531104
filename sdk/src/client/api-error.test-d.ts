import { assertType, expectTypeOf, test } from 'vitest';
import { type ApiErrorOf, isApiError } from './api-error.ts';
import type { Schema } from './operation-types.ts';

const wordsOf = (error: ApiErrorOf<'payOrders'>): string => {
  switch (error.reason) {
    case 'pay_code_wrong':
    case 'pay_code_locked':
      expectTypeOf(error.kind).toEqualTypeOf<'business'>();
      expectTypeOf(error.data.attempts_left).toEqualTypeOf<number>();
      return `${error.data.attempts_left} left`;
    case 'balance_insufficient':
      expectTypeOf(error.code).toEqualTypeOf<4001>();
      expectTypeOf(error.data).toEqualTypeOf<Schema<'ShortfallDetails'>>();
      return error.data.shortfall;
    case 'order_already_paid':
    case 'order_state_changed':
    case 'pay_deadline_passed':
      expectTypeOf(error.data.order_id).toEqualTypeOf<number>();
      return `${error.data.order_id}`;
    case 'order_not_found':
    case 'pay_code_not_set':
    case 'wallet_frozen':
    case 'idempotency_conflict':
      expectTypeOf(error.data).toEqualTypeOf<null>();
      return error.msg;
    case 'unknown':
      expectTypeOf(error.code).toEqualTypeOf<number>();
      return error.msg;
    case 'http':
    case 'unauthorized':
      expectTypeOf(error.status).toEqualTypeOf<number>();
      return error.msg;
    case 'network':
    case 'timeout':
    case 'not-json':
    case 'aborted':
    case 'duplicate':
    case 'invalid-request':
      return error.kind;
    // No default case: with a missing reason the function could return undefined, which does not compile.
  }
};

test('[R8.01] a switch over the reasons of an operation is exhaustive', () => {
  expectTypeOf(wordsOf).returns.toEqualTypeOf<string>();
});

test('a reason that is left out does not compile', () => {
  // @ts-expect-error: order_not_found and all further reasons are missing
  const incomplete = (error: ApiErrorOf<'getOrder'>): string => {
    switch (error.reason) {
      case 'network':
        return 'network';
    }
  };
  assertType(incomplete);
});

test('a code that the operation does not declare cannot be asked for', () => {
  const compare = (error: ApiErrorOf<'getOrder'>) =>
    // @ts-expect-error: getOrder declares no pay_code_wrong
    error.reason === 'pay_code_wrong';
  assertType(compare);
});

test('an error is narrowed to its operation', () => {
  const narrow = (error: unknown) => {
    if (isApiError(error, 'getOrder') && error.kind === 'business') {
      expectTypeOf(error.reason).toEqualTypeOf<'order_not_found' | 'unknown'>();
    }
    if (isApiError(error)) expectTypeOf(error).toEqualTypeOf<ApiErrorOf>();
  };
  assertType(narrow);
});

test('the errors of one operation are errors of any', () => {
  expectTypeOf<ApiErrorOf<'payOrders'>>().toExtend<ApiErrorOf>();
});
