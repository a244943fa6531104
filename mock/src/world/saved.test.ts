import { expect, test } from 'vitest';
import { parse, serialize } from './saved.ts';
import { createWorld } from './seed/create-world.ts';

const file = serialize(createWorld({ products: 12 }), 3_600_000);

test('a saved world comes back as it was, with its time', () => {
  expect(parse(file)).toEqual({ world: createWorld({ products: 12 }), elapsed: 3_600_000 });
});

test('what customers have added comes back as well', () => {
  const world = createWorld({ products: 12 });
  world.wrongTries.set('login:demo@meridian.shop', [world.epoch]);
  world.customers
    .get(2)
    ?.idempotency.push({ key: 'k', body: '{}', at: world.epoch, answer: { code: 1, data: [null] } });
  expect(parse(serialize(world)).world).toEqual(world);
});

const takenBack = '"takenBack":{"likes":[],"follows":[]},';

test('a file of version 1, from before anything that was taken back was kept, comes back with nothing taken back', () => {
  const old = file.replace('"version":2', '"version":1').replaceAll(takenBack, '');
  expect(old).not.toContain('takenBack');
  expect(parse(old)).toEqual(parse(file));
});

test.each([
  ['{', 'JSON'],
  ['null', 'its format is not meridian-world'],
  ['[]', 'its format is not meridian-world'],
  [file.replace('"version":2', '"version":9'), 'its version is 9, not 2'],
  [file.replaceAll(takenBack, ''), 'world.customers 1 lacks takenBack'],
  [file.replace('"elapsed":3600000', '"elapsed":-1'), 'elapsed is -1'],
  [file.replace('"email":"demo@', '"mail":"demo@'), 'world.customers 1 lacks email'],
  [file.replace('"email":"demo@', '"extra":1,"email":"demo@'), 'world.customers 1 has extra, which nothing knows'],
  [
    file.replace('"balanceAfter":124000', '"balanceAfter":"1240.00"'),
    '.balanceAfter should be a whole number, not string',
  ],
  [
    file.replace('"sn":"M2611200418","customerId":1', '"sn":"M2611200418","customerId":null'),
    'world.orders 9001.customerId',
  ],
  [file.replace('"status":"open"', '"status":"ajar"'), 'world.shops 1.status should be one of open, closed'],
  [file.replace('"balanceAfter":124000', '"balanceAfter":124001'), 'bill 6211: leaves 124001 cents, not 124000'],
  [
    file.replace('"sn":"M2611200418","customerId":1', '"sn":"M2611200418","customerId":77'),
    'order 9001: customer 77 does not exist',
  ],
])('a damaged state file is refused by what is wrong with it', (damaged, why) => {
  expect(damaged).not.toBe(file);
  expect(() => parse(damaged)).toThrow(why);
  expect(() => parse(damaged)).toThrow('The state file cannot be used');
});
