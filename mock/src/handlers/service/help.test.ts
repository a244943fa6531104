import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';

test('the help is complete in both languages, with the same items', () => {
  const { call } = openSandbox();
  const [english, chinese] = ['en', 'zh-CN'].map((language) => call('getHelp', { token: null, language }));
  const itemsOf = (help: typeof english) => help?.groups.flatMap(({ items }) => items) ?? [];
  expect(itemsOf(chinese).map(({ id }) => id)).toEqual(itemsOf(english).map(({ id }) => id));
  expect(itemsOf(english)).toHaveLength(18);
  for (const { question, answer } of itemsOf(chinese)) expect(question + answer).toMatch(/\p{Script=Han}/u);
  expect(JSON.stringify(english?.groups)).not.toMatch(/\p{Script=Han}/u);
  expect(english?.contact).toMatchObject({ hours: 'Monday to Saturday, 09:00 to 21:00 (UTC+8)', online: true });
});

test('a vote is accepted only for an existing help item', () => {
  const { call, refusal } = openSandbox();
  const vote = (item_id: number) => ({ token: null, body: { item_id, useful: true } });
  expect(call('voteHelp', vote(101))).toBeNull();
  expect(refusal('voteHelp', vote(999)).name).toBe('help_item_not_found');
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

test('the contract’s examples of help and legal documents are what the mock says', () => {
  const { call } = openSandbox();
  const query = { key: 'open-an-account' };
  expect(fixture('getHelp').groups).toEqual(call('getHelp', { token: null, language: 'en' }).groups);
  expect(fixture('getHelpItem')).toEqual(call('getHelpItem', { token: null, language: 'en', query }));
  expect(fixture('getLaw')).toEqual(call('getLaw', { token: null, language: 'en' }));
});
