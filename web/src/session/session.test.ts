import { TOKEN_COOKIE } from '@meridian/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

test('the cookie is read once per task; a sign-in shows at once, a lost cookie in the next task', async () => {
  let cookie = '';
  let reads = 0;
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', {
    get cookie() {
      reads += 1;
      return cookie;
    },
    set cookie(text: string) {
      [cookie = ''] = text.split(';');
    },
  });
  const session = createSession();
  await Promise.resolve();
  reads = 0;
  for (let heart = 0; heart < 100; heart += 1) expect(session.token()).toBeUndefined();
  expect(reads).toBe(1);

  session.start('a-token', 1);
  expect(session.token()).toBe('a-token');
  expect(cookie).toBe(`${TOKEN_COOKIE.name}=a-token`);
  await Promise.resolve();
  cookie = '';
  expect(session.token()).toBeUndefined();
});
