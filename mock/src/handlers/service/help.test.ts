import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY } from '../../world/clock.ts';

test('the help is whole in both languages, with the same items', () => {
  const { call } = openSandbox();
  const [english, chinese] = ['en', 'zh-CN'].map((language) => call('getHelp', { token: null, language }));
  const itemsOf = (help: typeof english) => help?.groups.flatMap(({ items }) => items) ?? [];
  expect(itemsOf(chinese).map(({ id }) => id)).toEqual(itemsOf(english).map(({ id }) => id));
  expect(itemsOf(english)).toHaveLength(17);
  for (const { question, answer } of itemsOf(chinese)) expect(question + answer).toMatch(/\p{Script=Han}/u);
  expect(JSON.stringify(english?.groups)).not.toMatch(/\p{Script=Han}/u);
  expect(english?.contact).toMatchObject({ hours: 'Monday to Saturday, 09:00 to 21:00 (UTC+8)', online: true });
});

test('a vote counts once a day, and a later one of the day replaces it', () => {
  const { call, refusal, clock } = openSandbox();
  const vote = (useful: boolean) => call('voteHelp', { token: null, body: { item_id: 101, useful } });
  expect(vote(true)).toEqual({ item_id: 101, useful: 213, useless: 9 });
  expect(vote(true)).toEqual({ item_id: 101, useful: 213, useless: 9 });
  expect(vote(false)).toEqual({ item_id: 101, useful: 212, useless: 10 });
  clock.advance(DAY);
  expect(vote(true)).toEqual({ item_id: 101, useful: 213, useless: 10 });
  expect(call('getHelp', { token: null }).groups[0]?.items[0]).toMatchObject({ id: 101, useful: 213, useless: 10 });
  expect(refusal('voteHelp', { token: null, body: { item_id: 999, useful: true } }).name).toBe('help_item_not_found');
});

test('past sixty votes an hour the counts are answered and nothing is counted', () => {
  const { call } = openSandbox();
  const vote = (useful: boolean) => call('voteHelp', { token: null, body: { item_id: 102, useful } });
  for (let pair = 0; pair < 30; pair += 1) {
    vote(true);
    vote(false);
  }
  expect(vote(true)).toEqual({ item_id: 102, useful: 164, useless: 13 });
});

test('each item is found by its key, which is the same in every language', () => {
  const { call, refusal } = openSandbox();
  const items = call('getHelp', { token: null, language: 'zh-CN' }).groups.flatMap((group) => group.items);
  for (const item of items) {
    expect(call('getHelpItem', { token: null, language: 'zh-CN', query: { key: item.key } })).toEqual(item);
  }
  expect(call('getHelpItem', { token: null, query: { key: 'forgotten-password' } }).id).toBe(102);
  expect(refusal('getHelpItem', { token: null, query: { key: 'no-such-item' } }).name).toBe('help_item_not_found');
});
