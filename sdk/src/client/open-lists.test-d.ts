import { expectTypeOf, test } from 'vitest';
import type { Schema } from './operation-types.ts';

test('an open list proposes what it knows and takes what it does not know', () => {
  type Type = Schema<'NotificationType'>;
  expectTypeOf<'order'>().toExtend<Type>();
  expectTypeOf<'coupon'>().toExtend<Type>();
  expectTypeOf<Extract<Type, 'order'>>().toEqualTypeOf<'order'>();
  expectTypeOf<string>().not.toEqualTypeOf<Type>();
  expectTypeOf<Extract<Schema<'OrderStatus'>, -4>>().toEqualTypeOf<-4>();
  expectTypeOf<9>().toExtend<Schema<'OrderStatus'>>();
});

test('what a request may ask for stays a closed list', () => {
  expectTypeOf<'coupon'>().not.toExtend<Schema<'NotificationTypeFilter'>>();
  expectTypeOf<'9'>().not.toExtend<Schema<'OrderStatusFilter'>>();
});

test('the type of a block tells what it holds, and a switch needs a way for the others', () => {
  const itemsOf = (block: Schema<'HomeBlock'>) => {
    if (block.type === 'notices') return block.items;
    // @ts-expect-error: a block of another type may hold anything
    return block.items;
  };
  expectTypeOf(itemsOf).parameter(0).toEqualTypeOf<Schema<'HomeBlock'>>();
  const other = { type: 'banners' as const };
  expectTypeOf(other).not.toExtend<Schema<'HomeBlock'>>();
});
