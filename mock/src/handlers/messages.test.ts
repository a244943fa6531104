import { type BusinessName, businessCodes } from '@meridian/sdk';
import { expect, test } from 'vitest';
import { loadContract } from '../prism/contract.ts';
import { messageOf, successMessageOf } from './messages.ts';

const contract = await loadContract();

test('every business failure has words in both languages, the English ones those of the contract', () => {
  const examples = new Map(contract.flatMap(({ failures }) => [...failures]).map(([name, { msg }]) => [name, msg]));
  const names: BusinessName[] = Object.values(businessCodes);
  for (const name of names) {
    expect(messageOf(name, 'en')).toBe(examples.get(name));
    expect(messageOf(name, 'zh-CN')).toMatch(/\p{Script=Han}/u);
  }
});

test('a success says what was done, and what became of it', () => {
  expect(successMessageOf('loginUser', { userinfo: userinfo() }, 'en')).toBe('Welcome back');
  expect(successMessageOf('getHome', { product_count: 0, blocks: [] }, 'zh-CN')).toBe('操作成功');
  const follow = (followed: boolean) => successMessageOf('followShop', { shop_id: 1, followed, fans: 1 }, 'en');
  expect([follow(true), follow(false)]).toEqual(['You follow this shop now', 'You no longer follow this shop']);
});

const userinfo = () => ({ token: 'new-token-52c8', expires_at: '2026-11-23T10:00:00Z', id: 1, account: 'a@b.example' });
