import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../world/clock.ts';
import { copyWorld } from '../world/copy.ts';
import { violations } from '../world/invariants/invariants.ts';
import { createWorld } from '../world/seed/create-world.ts';
import { type DueJob, runDueJobs, runInOrder } from './run-due-jobs.ts';

const seed = createWorld({ products: 6 });

test('a new world has no due jobs', () => {
  const world = copyWorld(seed);
  runDueJobs(world, world.epoch);
  expect(world).toEqual(seed);
});

test('the result does not depend on whether time passes at once or in steps', () => {
  const atOnce = copyWorld(seed);
  runDueJobs(atOnce, atOnce.epoch + 30 * DAY);
  const bitByBit = copyWorld(seed);
  for (let hours = 0; hours <= 30 * 24; hours += 1) runDueJobs(bitByBit, bitByBit.epoch + hours * HOUR);
  expect(bitByBit).toEqual(atOnce);
  expect(violations(atOnce)).toEqual([]);
});

test('each job takes effect at the instant it fell due, even if it runs later', () => {
  const world = copyWorld(seed);
  runDueJobs(world, world.epoch + 60 * DAY);
  const at = (text: string) => Date.parse(text);
  expect(world.orders.get(9001)?.cancelledAt).toBe(at('2026-11-20T10:24:18Z'));
  expect(world.orders.get(9002)?.shippedAt).toBe(at('2026-11-21T08:12:00Z'));
  expect(world.orders.get(9003)?.receivedAt).toBe(at('2026-11-25T06:30:00Z'));
  expect(world.orders.get(9003)?.completedAt).toBe(at('2026-12-02T06:30:00Z'));
  const demo = world.customers.get(1);
  const times = demo?.notifications.slice(-8).map(({ createdAt }) => createdAt) ?? [];
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(demo?.bills.slice(-4).map(({ source, amount }) => [source.kind, amount])).toEqual([
    ['recharge', 20_000],
    ['withdrawal', -5_000],
    ['refund', 2_900],
    ['refund', 12_990],
  ]);
});

test('a follow-up job takes its turn among the others', () => {
  const ran: string[] = [];
  const entry = (name: string, at: number, next?: DueJob): DueJob => ({
    at,
    run() {
      ran.push(`${name}${at}`);
      return next;
    },
  });
  runInOrder([
    entry('a', 5, entry('a', 7, entry('a', 20))),
    entry('b', 6),
    entry('c', 7),
    entry('d', 1),
    entry('e', 7),
  ]);
  expect(ran).toEqual(['d1', 'a5', 'b6', 'c7', 'e7', 'a7', 'a20']);
});

test('a deadline moved into the past by a scenario applies at the order’s creation at the earliest', () => {
  const world = copyWorld(seed);
  const order = world.orders.get(9001);
  if (!order) throw new Error('there is no order 9001');
  runDueJobs(world, world.epoch + MINUTE);
  order.payDeadline = order.createdAt - DAY;
  runDueJobs(world, world.epoch + MINUTE);
  expect([order.fulfilment, order.cancelledAt]).toEqual([-1, order.createdAt]);
});

test('the service replies to the customer who wrote', () => {
  const world = copyWorld(seed);
  const [conversation] = world.customers.get(1)?.conversations ?? [];
  if (!conversation) throw new Error('the demo customer has no conversation');
  const before = conversation.messages.length;
  conversation.replyAt = world.epoch + 3000;
  runDueJobs(world, world.epoch + 2999);
  expect(conversation.messages).toHaveLength(before);
  runDueJobs(world, world.epoch + 3000);
  expect(conversation.messages).toHaveLength(before + 1);
  expect(conversation.replyAt).toBeNull();
});
