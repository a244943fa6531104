import { expect, test } from 'vitest';
import { changedExchange, GONE } from '../../../tests/example-exchanges.ts';
import { type MistakeRow, testMistakes } from '../../../tests/mistakes.ts';
import { readContract } from '../../contract/contract.ts';
import { createExchangeChecker } from '../check-exchange.ts';

const contract = await readContract();
const check = createExchangeChecker(contract);

const order = '/data/list/0';
const mistakes: MistakeRow[] = [
  ['schema-required', 'listOrders', { body: { [`${order}/sn`]: GONE } }, order],
  ['schema-required', 'listOrders', { body: { [`${order}/items/0/price`]: GONE } }, `${order}/items/0`],
  ['schema-type', 'listOrders', { body: { [`${order}/quantity`]: 1.5 } }, `${order}/quantity`],
  ['schema-type', 'getUserInfo', { body: { '/data/account': true } }, '/data/account'],
  ['schema-value', 'listOrders', { body: { [`${order}/sn`]: 'X1' } }, `${order}/sn`],
  ['schema-value', 'listOrders', { body: { [`${order}/fulfilment`]: 7 } }, `${order}/fulfilment`],
  ['schema-value', 'listSimilarProducts', { body: { '/data/list/0/stock': 0 } }, '/data/list'],
  ['id-as-string', 'getHome', { body: { '/data/blocks/0/items/0/id': '1' } }, '/data/blocks/0/items/0/id'],
  ['array-for-object', 'logoutUser', { body: { '/data': [] } }, '/data'],
  ['array-for-object', 'listOrders', { body: { [`${order}/shop`]: [] } }, `${order}/shop`],
  ['object-for-array', 'listOrders', { body: { '/data/list': {} } }, '/data/list'],
  [
    'object-for-array',
    'listOrders',
    { body: { [`${order}/allowed_actions`]: { 0: 'pay', 2: 'cancel' } } },
    `${order}/allowed_actions`,
  ],
  ['number-as-string', 'listOrders', { body: { '/data/total': '9' } }, '/data/total'],
  ['id-as-string', 'listOrders', { body: { [`${order}/id`]: '9001' } }, `${order}/id`],
  ['id-as-string', 'listOrders', { body: { [`${order}/items/0/product_id`]: '101' } }, `${order}/items/0/product_id`],
  ['string-as-number', 'listOrders', { body: { [`${order}/sn`]: 2_611_200_418 } }, `${order}/sn`],
  ['null-for-missing', 'listOrders', { body: { [`${order}/shop`]: null } }, `${order}/shop`],
  ['null-for-missing', 'listOrders', { body: { '/data/list': null } }, '/data/list'],
  ['null-for-missing', 'listOrders', { body: { [`${order}/total_amount`]: null } }, `${order}/total_amount`],
  ['missing-for-null', 'listOrders', { body: { [`${order}/next_by`]: GONE } }, order],
  ['missing-for-null', 'listOrders', { body: { [`${order}/items/0/refund_status`]: GONE } }, `${order}/items/0`],
  ['empty-for-null', 'listOrders', { body: { [`${order}/next_by`]: '' } }, `${order}/next_by`],
  [
    'empty-for-null',
    'listOrders',
    { body: { [`${order}/items/0/refund_status`]: '' } },
    `${order}/items/0/refund_status`,
  ],
  ['zero-for-null', 'listOrders', { body: { [`${order}/items/0/refund_id`]: 0 } }, `${order}/items/0/refund_id`],
  ['number-for-boolean', 'listOrders', { body: { [`${order}/items/0/reviewed`]: 0 } }, `${order}/items/0/reviewed`],
  [
    'string-for-boolean',
    'listOrders',
    { body: { [`${order}/items/0/reviewed`]: 'false' } },
    `${order}/items/0/reviewed`,
  ],
  ['time-as-number', 'listOrders', { body: { [`${order}/created_at`]: 1_795_168_458 } }, `${order}/created_at`],
  ['time-as-number', 'listOrders', { body: { [`${order}/created_at`]: '1795168458000' } }, `${order}/created_at`],
  [
    'time-without-zone',
    'listOrders',
    { body: { [`${order}/created_at`]: '2026-11-20 09:54:18' } },
    `${order}/created_at`,
  ],
  [
    'time-without-zone',
    'listOrders',
    { body: { [`${order}/created_at`]: '2026-11-20T09:54:18' } },
    `${order}/created_at`,
  ],
  // RFC 3339, section 5.6, has neither: a blank for the T, an offset without its minutes or its colon.
  ['schema-value', 'listOrders', { body: { [`${order}/created_at`]: '2026-11-20 09:54:18Z' } }, `${order}/created_at`],
  [
    'schema-value',
    'listOrders',
    { body: { [`${order}/created_at`]: '2026-11-20T09:54:18+08' } },
    `${order}/created_at`,
  ],
  [
    'schema-value',
    'listOrders',
    { body: { [`${order}/created_at`]: '2026-11-20T09:54:18+0800' } },
    `${order}/created_at`,
  ],
  [
    'date-with-time',
    'quoteOrder',
    { body: { '/data/groups/0/arrives_by': '2026-11-30 00:00:00' } },
    '/data/groups/0/arrives_by',
  ],
  ['money-as-number', 'listOrders', { body: { [`${order}/items/0/price`]: 129.9 } }, `${order}/items/0/price`],
  ['money-format', 'listOrders', { body: { [`${order}/items/0/price`]: '129.9' } }, `${order}/items/0/price`],
  ['money-format', 'listOrders', { body: { [`${order}/total_amount`]: '1,134.40' } }, `${order}/total_amount`],
  ['money-format', 'listOrders', { body: { [`${order}/freight`]: '0' } }, `${order}/freight`],
  ['money-in-cents', 'listOrders', { body: { [`${order}/items/0/price`]: 12_990 } }, `${order}/items/0/price`],
  ['money-in-cents', 'listOrders', { body: { [`${order}/items/0/price`]: '12990' } }, `${order}/items/0/price`],
  ['enum-case', 'listRefunds', { body: { '/data/list/0/status': 'Applied' } }, '/data/list/0/status'],
  [
    'enum-as-other-type',
    'listOrders',
    { body: { [`${order}/items/0/category_code`]: 3 } },
    `${order}/items/0/category_code`,
  ],
  ['enum-as-other-type', 'listOrders', { body: { [`${order}/fulfilment`]: '0' } }, `${order}/fulfilment`],
  [
    'list-as-string',
    'listOrders',
    { body: { [`${order}/allowed_actions`]: 'pay,cancel' } },
    `${order}/allowed_actions`,
  ],
  ['single-for-list', 'listOrders', { body: { [`${order}/allowed_actions`]: 7 } }, `${order}/allowed_actions`],
  ['field-undeclared', 'listOrders', { body: { [`${order}/user_id`]: 7 } }, `${order}/user_id`],
  ['field-undeclared', 'listOrders', { body: { '/success': true } }, '/success'],
  ['field-undeclared', 'listOrders', { body: { [`${order}/blurhash`]: 'LEHV6nWB2y' } }, `${order}/blurhash`],
  ['secret-field', 'getUserInfo', { body: { '/data/password_hash': '$2y$10$abc' } }, '/data/password_hash'],
  ['token-in-answer', 'getUserInfo', { body: { '/data/remember_token': 'a8f7' } }, '/data/remember_token'],
  ['empty-for-null', 'getOrder', { body: { '/data/promo_code': '' } }, '/data/promo_code'],
  ['enum-case', 'listNotifications', { body: { '/data/list/0/type': 'ORDER' } }, '/data/list/0/type'],
];

testMistakes(contract, check, mistakes);

test('a mistake in every entry of a list is one finding', () => {
  const body = { '/data/list/0/quantity': '1', '/data/list/1/quantity': '1', '/data/list/2/quantity': '3' };
  const found = check(changedExchange(contract, 'listOrders', { body }));
  expect(found).toMatchObject([{ check: 'number-as-string', message: expect.stringContaining('and 2 more') }]);
});

test('two missing fields are two findings, also when both are missing everywhere in a list', () => {
  const body = Object.fromEntries(
    [0, 1].flatMap((entry) => ['sn', 'next_by'].map((name) => [`/data/list/${entry}/${name}`, GONE])),
  );
  const found = check(changedExchange(contract, 'listOrders', { body }));
  expect(found.map(({ check: id, message, expected }) => [id, message, expected])).toEqual([
    ['schema-required', '/data/list/0: sn is missing, and 1 more like it', 'the field sn'],
    ['missing-for-null', expect.stringContaining('next_by is left out'), 'next_by: null'],
  ]);
  const both = { [`${order}/sn`]: GONE, [`${order}/quantity`]: GONE };
  const missing = check(changedExchange(contract, 'listOrders', { body: both }));
  expect(missing.map(({ expected }) => expected).toSorted()).toEqual(['the field quantity', 'the field sn']);
});

test('a time in another format is described in words', () => {
  const body = { '/data/list/0/created_at': '2026-11-20 09:54:18Z' };
  const [found] = check(changedExchange(contract, 'listOrders', { body }));
  expect(found).toMatchObject({ check: 'schema-value', expected: expect.stringContaining('RFC 3339') });
});

test('a finding says where the contract asks for it', () => {
  const [found] = check(changedExchange(contract, 'listOrders', { body: { '/data/list/0/total_amount': '134.4' } }));
  expect(found).toMatchObject({
    operation: 'listOrders',
    severity: 'error',
    contract: '/components/schemas/Money/pattern',
    got: '"134.4"',
  });
});
