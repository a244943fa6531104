import type { Kind, World } from '../types.ts';
import type { Report } from './report.ts';

/** The records of each kind with ids that the world counts. */
const listsOf = (world: World): (readonly [Kind, Iterable<{ readonly id: number }>])[] => {
  const customers = [...world.customers.values()];
  return [
    ['review', world.reviews.values()],
    ['refund', world.refunds.values()],
    ['order', world.orders.values()],
    ['item', [...world.orders.values()].flatMap(({ items }) => items)],
    ['customer', customers],
    ['device', customers.flatMap(({ devices }) => devices)],
    ['address', customers.flatMap(({ addresses }) => addresses)],
    ['line', customers.flatMap(({ cart }) => cart)],
    ['bill', customers.flatMap(({ bills }) => bills)],
    ['recharge', customers.flatMap(({ recharges }) => recharges)],
    ['withdrawal', customers.flatMap(({ withdrawals }) => withdrawals)],
    ['cardPayment', customers.flatMap(({ cardPayments }) => cardPayments)],
    ['payee', customers.flatMap(({ payees }) => payees)],
    ['notification', customers.flatMap(({ notifications }) => notifications)],
    ['conversation', customers.flatMap(({ conversations }) => conversations)],
    ['message', customers.flatMap(({ conversations }) => conversations.flatMap(({ messages }) => messages))],
    ['report', world.reports],
  ];
};

/** Within a kind ids are unique, the next id is free, and every record is stored under its own id. */
export const checkIds = (world: World, { fault }: Report): void => {
  for (const [kind, records] of listsOf(world)) {
    const next = world.nextIds[kind];
    const seen = new Set<number>();
    for (const { id } of records) {
      if (seen.has(id)) fault(kind, id, 'shares its id');
      if (id >= next) fault(kind, id, `will be given out again, next is ${next}`);
      seen.add(id);
    }
  }
  const { shops, products, reviews, customers, orders, refunds } = world;
  for (const [record, map] of Object.entries({ shops, products, reviews, customers, orders, refunds })) {
    for (const [key, { id }] of map) if (key !== id) fault(record, id, `stands under ${key}`);
  }
};
