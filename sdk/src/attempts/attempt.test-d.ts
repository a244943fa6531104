import { expectTypeOf, test } from 'vitest';
import type { Client } from '../client/client-options.ts';
import type { Schema } from '../client/operation-types.ts';
import { attempt, dataOf } from './attempt.ts';
import type { AttemptId, AttemptState, ContentOf } from './attempt-types.ts';

declare const client: Client;

test('what is sent has no key: the attempt adds it', () => {
  expectTypeOf<ContentOf<'payOrders'>>().toEqualTypeOf<Omit<Schema<'PayOrdersBody'>, 'idempotency_key'>>();
  expectTypeOf<ContentOf<'cancelOrder'>>().toHaveProperty('order_id');
  expectTypeOf<Extract<ContentOf<'createRecharge'>, { method: 'onchain' }>>().toHaveProperty('network');
});

test('what was found is an entry of the list, or the answers of the read', () => {
  const state = attempt(client, 'createWithdrawal').state;
  expectTypeOf(dataOf(state)).toEqualTypeOf<Schema<'Withdrawal'>>();
  expectTypeOf<Extract<AttemptState<'cancelOrder'>, { by: 'read' }>['data']>().toEqualTypeOf<Schema<'Order'>[]>();
  expectTypeOf<Extract<AttemptState<'rebuyOrder'>, { by: 'read' }>['data']>().toBeNever();
});

test('only what the contract marks can be attempted', () => {
  expectTypeOf<'getOrder'>().not.toExtend<AttemptId>();
  expectTypeOf<'payOrders'>().toExtend<AttemptId>();
});
