import { expect, test } from 'vitest';
import { parse, serialize } from './saved.ts';
import { createWorld } from './seed/create-world.ts';

const file = serialize(createWorld({ products: 12 }), 3_600_000);

test('a saved world is restored unchanged, with its time', () => {
  expect(parse(file)).toEqual({ world: createWorld({ products: 12 }), elapsed: 3_600_000 });
});

test('customers’ additions are restored too', () => {
  const world = createWorld({ products: 12 });
  world.attempts.set('login:demo@meridian.shop', { wrong: 1, lastAt: world.epoch, lockedUntil: 0 });
  world.customers
    .get(2)
    ?.idempotency.push({ key: 'k', body: '{}', at: world.epoch, answer: { code: 1, data: [null] } });
  expect(parse(serialize(world)).world).toEqual(world);
});

const takenBack = '"takenBack":{"lines":[],"likes":[],"follows":[]},';

test.each([
  ['{', 'JSON'],
  ['null', 'its format is not meridian-world'],
  ['[]', 'its format is not meridian-world'],
  [file.replace(/"version":\d+/, '"version":2'), 'its version is 2, and this mock reads version '],
  [file.replaceAll(takenBack, ''), 'world.customers 1 lacks takenBack'],
  [file.replace('"elapsed":3600000', '"elapsed":-1'), 'elapsed should be at least 0, not -1'],
  [file.replace('"email":"demo@', '"mail":"demo@'), 'world.customers 1 lacks email'],
  [
    file.replace('"email":"demo@', '"extra":1,"email":"demo@'),
    'world.customers 1 has extra, which is not one of id, account, familyName',
  ],
  [
    file.replace('"balanceAfter":124000', '"balanceAfter":"1240.00"'),
    '.balanceAfter should be a whole number, not "1240.00"',
  ],
  [
    file.replace('"sn":"M2611200418","customerId":1', '"sn":"M2611200418","customerId":null'),
    'world.orders 9001.customerId should be a whole number, not null',
  ],
  [
    file.replace('"status":"open"', '"status":"ajar"'),
    'world.shops 1.status should be one of open, closed, not "ajar"',
  ],
  [file.replace('"balanceAfter":124000', '"balanceAfter":124001'), 'bill 6211: leaves 124001 cents, not 124000'],
  [
    file.replace('"sn":"M2611200418","customerId":1', '"sn":"M2611200418","customerId":77'),
    'order 9001: customer 77 does not exist',
  ],
])('a damaged state file is refused with what is wrong', (damaged, why) => {
  expect(damaged).not.toBe(file);
  expect(() => parse(damaged)).toThrow(why);
  expect(() => parse(damaged)).toThrow('The state file cannot be used');
});
