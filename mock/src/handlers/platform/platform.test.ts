import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY, HOUR } from '../../world/clock.ts';

test('[R3.11] the order and withdrawal filters are lists of name and value, named in the call’s language', () => {
  const { call } = openSandbox();
  const { order_filter, withdrawal_filter } = call('getConfig', { token: null });
  expect(order_filter.map(({ value }) => value)).toEqual(['all', '0', '1', '2', '3', '4', '-1', '-2', '-3', '-4']);
  expect(withdrawal_filter.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'All all',
    'Refused 2',
    'Under review 0',
    'Approved 1',
    'Cancelled -1',
  ]);
  const chinese = call('getConfig', { token: null, language: 'zh-CN' });
  expect(chinese.order_filter[1]).toEqual({ name: '待付款', value: '0' });
});

test('product pages show who answers for a product, and the operator’s notice in the call’s language', () => {
  const { call } = openSandbox();
  expect(call('getConfig', { token: null })).toMatchObject({
    product_safety_shown: true,
    duties_shown: true,
    official_notice: expect.stringContaining('<h3>Your legal guarantee of conformity</h3>'),
  });
  expect(call('getConfig', { token: null, language: 'it' }).official_notice).toContain('La garanzia legale');
});

test('[B8.09] the rates of other currencies are those of the day before', () => {
  const { call, clock } = openSandbox();
  const rates = () => call('getConfig', { token: null }).exchange_rates;
  expect(rates()).toMatchObject({ date: '2026-11-19' });
  clock.advance(DAY);
  expect(rates()).toMatchObject({ date: '2026-11-20' });
  // Both are pegged: since 1986 (Saudi Central Bank) and 1997 (Central Bank of the UAE).
  expect(rates()?.rates).toEqual(
    expect.arrayContaining([
      { currency: 'SAR', per_dollar: '3.75' },
      { currency: 'AED', per_dollar: '3.6725' },
    ]),
  );
});

test('customer service is online during its hours, unless it is switched off', () => {
  const { call, clock, world } = openSandbox();
  const online = () => call('getHelp', { token: null }).contact.online;
  expect(online()).toBe(true);
  world.policy.service = 'unavailable';
  expect(online()).toBe(false);
  world.policy.service = 'open';
  clock.advance(3 * HOUR);
  expect(online()).toBe(false);
});

test('the legal texts are in the language of the call, or in English if there is no translation', () => {
  const { call } = openSandbox();
  const [english, german, portuguese] = ['en', 'de', 'pt'].map(
    (language) => call('getLaw', { token: null, language }).list,
  );
  expect(english?.map(({ key: code }) => code)).toEqual(['terms', 'privacy', 'refund', 'deposit']);
  expect(german?.[0]?.html).toContain('<h3>1. Was Meridian ist</h3>');
  expect(portuguese).toEqual(english);
});

test('the refund rules and the help name the button that withdraws from the contract, by its words in the app', () => {
  const { call } = openSandbox();
  const textsIn = (language: string) => [
    call('getLaw', { token: null, language }).list.find(({ key }) => key === 'refund')?.html,
    call('getHelpItem', { token: null, language, query: { key: 'change-of-mind' } }).answer,
  ];
  for (const text of textsIn('en')) expect(text).toContain('<strong>Withdraw from the contract here</strong>');
  for (const text of textsIn('de')) expect(text).toContain('<strong>Vertrag widerrufen</strong>');
});
