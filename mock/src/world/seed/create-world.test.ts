import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { DAY, EPOCH } from '../clock.ts';
import { serialize } from '../saved.ts';
import { createWorld, type WorldOptions } from './create-world.ts';

const hash = (options?: WorldOptions) =>
  createHash('sha256')
    .update(serialize(createWorld(options)))
    .digest('hex');

test('the same arguments give the same world', () => {
  expect(createWorld()).toEqual(createWorld({ seed: 1, products: 240, epoch: EPOCH }));
  expect(hash()).toBe(hash());
  expect(hash({ seed: 2 })).not.toBe(hash());
});

test('another process in another time zone and language makes the same world', async () => {
  const script = `
    import { createHash } from 'node:crypto';
    import { serialize } from ${JSON.stringify(new URL('../saved.ts', import.meta.url).href)};
    import { createWorld } from ${JSON.stringify(new URL('./create-world.ts', import.meta.url).href)};
    process.stdout.write(createHash('sha256').update(serialize(createWorld())).digest('hex'));`;
  const env = { ...process.env, TZ: 'Asia/Kathmandu', LANG: 'th_TH.UTF-8' };
  const run = await promisify(execFile)(
    process.execPath,
    ['--conditions=@meridian/source', '--input-type=module', '--eval', script],
    {
      env,
    },
  );
  expect(run.stdout).toBe(hash());
});

test('worlds share only what never changes', () => {
  const world = createWorld();
  for (const order of world.orders.values()) order.address.areaIds.length = 0;
  for (const customer of world.customers.values()) for (const address of customer.addresses) address.areaIds.length = 0;
  for (const product of world.products.values()) for (const sku of product.skus) sku.stock = 0;
  world.categories.pop();
  expect(hash()).toBe(hash({ seed: 1 }));
  expect(createWorld().categories).toHaveLength(10);
  expect(createWorld().customers.get(1)?.addresses[0]?.areaIds).toEqual([3926, 39261]);
});

test('another epoch moves every date of the example world with it', () => {
  const later = createWorld({ epoch: EPOCH + 30 * DAY });
  const now = createWorld();
  for (const [id, order] of now.orders) {
    const moved = later.orders.get(id);
    expect([moved?.createdAt, moved?.payDeadline]).toEqual([order.createdAt + 30 * DAY, order.payDeadline + 30 * DAY]);
  }
});

test('only deadlines lie after the epoch', () => {
  const { epoch, products, reviews, customers, shops } = createWorld();
  const times = [
    ...[...products.values()].map(({ createdAt }) => createdAt),
    ...[...reviews.values()].flatMap(({ createdAt, append, reply }) => [
      createdAt,
      append?.createdAt ?? 0,
      reply?.createdAt ?? 0,
    ]),
    ...[...shops.values()].map(({ openedAt }) => openedAt),
    ...[...customers.values()].flatMap(({ likes, follows, bills, notifications }) => [
      ...likes.map(({ likedAt }) => likedAt),
      ...follows.map(({ followedAt }) => followedAt),
      ...bills.map(({ createdAt }) => createdAt),
      ...notifications.map(({ createdAt }) => createdAt),
    ]),
  ];
  expect(Math.max(...times)).toBeLessThanOrEqual(epoch);
});

test('fewer products than the examples need are refused', () => {
  expect(() => createWorld({ products: 5 })).toThrow('at least six products, not 5');
});
