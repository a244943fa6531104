import { expectTypeOf, test } from 'vitest';
import type { DataOf } from '../client/operation-types.ts';
import { fixture } from './fixture.ts';
import { refusal } from './refusal.ts';
import { stubClient } from './stub-client.ts';

test('a fixture is the answer of its operation, and takes its fields alone', () => {
  expectTypeOf(fixture('getOrder')).toEqualTypeOf<DataOf<'getOrder'>>();
  // @ts-expect-error an order has no such field
  fixture('getOrder', { colour: 'red' });
  // @ts-expect-error its status is a number
  fixture('getOrder', { status: 'paid' });
  // @ts-expect-error the call answers nothing
  fixture('logoutUser', { id: 1 });
});

test('a refusal has the details of its name, and only those of an operation are its stubs', () => {
  // @ts-expect-error a wrong payment code has no such detail
  refusal('pay_code_wrong', { limit: 20 });
  // @ts-expect-error it has no details
  refusal('product_not_found', { limit: 20 });
  stubClient({ payOrders: refusal('pay_code_wrong', { attempts_left: 4 }) });
  // @ts-expect-error a payment declares no such refusal
  stubClient({ payOrders: refusal('address_limit_reached') });
  // @ts-expect-error an order is not a cart
  stubClient({ getCart: fixture('getOrder') });
});
