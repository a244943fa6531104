import { expect, test } from 'vitest';
import { failure } from '../http/responder.ts';
import { loadContract } from '../prism/contract.ts';
import { successMessageOf } from './messages.ts';

test('a refusal has the contract’s message in the call’s language', async () => {
  const login = (await loadContract()).find(({ operationId }) => operationId === 'loginUser');
  const msgIn = (language: string) => login && failure(Date.now, login, 'wrong_credentials', undefined, language).msg;
  expect(['en', 'pt', 'zh-CN', 'zh', 'fr-CA'].map(msgIn)).toEqual([
    'Wrong account or password',
    'Wrong account or password',
    '账号或密码错误',
    '账号或密码错误',
    'Le compte ou le mot de passe est incorrect',
  ]);
});

test('a success names the action and its result', () => {
  expect(successMessageOf('loginUser', { userinfo: userinfo() }, 'en')).toBe('Welcome back');
  expect(successMessageOf('getHome', { product_count: 0, blocks: [] }, 'zh-CN')).toBe('操作成功');
  const follow = (followed: boolean) => successMessageOf('followShop', { shop_id: 1, followed, fans: 1 }, 'en');
  expect([follow(true), follow(false)]).toEqual(['You now follow this shop', 'You no longer follow this shop']);
});

const userinfo = () => ({ token: 'new-token-52c8', expires_at: '2026-11-23T10:00:00Z', id: 1, account: 'a@b.example' });
