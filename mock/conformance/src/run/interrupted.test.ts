import { afterAll, describe, expect, test } from 'vitest';
import { callOperation } from '../../../src/sandboxes/call-operation.ts';
import { startMock } from '../../../src/server.ts';
import { LONG, runInSandbox } from './sandbox-run.testing.ts';

// Ctrl-C comes at the worst moment: the change is carried out, but its answer is no longer read.
let onCarriedOut: ((operation: string) => void) | undefined;
const mock = await startMock({
  port: 0,
  carryOut(sandbox, operation, input) {
    const result = callOperation(sandbox, operation, input);
    onCarriedOut?.(operation);
    return result;
  },
});
afterAll(() => mock.close());

const account = { account: 'demo@meridian.shop', password: 'demo123456' };

/** The customer's data in a sandbox, as far as a run touches it. */
async function belongings(sandbox: string) {
  const headers = { 'x-mock-session': sandbox, 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit = {}) =>
    (await (await fetch(`${mock.url}/api/${path}`, { ...init, headers: { ...headers, ...init.headers } })).json()).data;
  const { userinfo } = await ask('user/login', { method: 'POST', body: JSON.stringify(account) });
  const own = { headers: { token: userinfo.token } };
  const { list: addresses } = await ask('user/address_list', own);
  const { groups, invalid } = await ask('cart/list', own);
  const { given_name, family_name, lang } = await ask('user/getUserInfo', own);
  const [liked, followed] = await Promise.all(['like', 'follow'].map((name) => ask(`user/${name}_list?limit=50`, own)));
  return {
    addresses: addresses.map(({ id, is_default }: { id: number; is_default: boolean }) => [id, is_default]),
    lines: [...groups.flatMap(({ lines }: { lines: object[] }) => lines), ...invalid],
    liked: liked.list.map(({ product }: { product: { id: number } }) => product.id).toSorted(),
    followed: followed.list.map(({ shop }: { shop: { id: number } }) => shop.id).toSorted(),
    name: [given_name, family_name],
    lang,
  };
}

describe('Ctrl-C in the middle of a change', () => {
  // One that is sent with a key, and one that switches.
  const SAMPLE = ['saveAddress', 'likeProduct'];
  const OTHERS = ['setDefaultAddress', 'updateCartLine', 'followShop', 'updateProfile', 'setLanguage'];
  test.each([...SAMPLE, ...(process.env['MERIDIAN_TESTS'] === 'all' ? OTHERS : [])])(
    '%s restores the customer’s data, and leaves a report of the results so far',
    async (name) => {
      const sandbox = `interrupted-${name}`;
      const before = await belongings(sandbox);
      const ending = new AbortController();
      onCarriedOut = (operation) => {
        if (operation === name) ending.abort();
      };
      const report = await runInSandbox(mock.url, sandbox, { account, only: [name], signal: ending.signal });
      onCarriedOut = undefined;
      expect(report.interrupted).toBe('Ctrl-C');
      expect(report.requests).toBeGreaterThan(3);
      expect(await belongings(sandbox)).toEqual(before);
    },
    LONG,
  );
});
