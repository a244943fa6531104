import { TOKEN_COOKIE } from '@meridian/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';

let cookie = '';
let reads = 0;

beforeEach(() => {
  cookie = '';
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal(
    'document',
    new (class extends EventTarget {
      get cookie() {
        reads += 1;
        return cookie;
      }
      set cookie(text: string) {
        [cookie = ''] = text.split(';');
      }
    })(),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a function that lets this page hear a message of another tab. */
const stubChannel = () => {
  let hear: (event: { data: string }) => void = () => undefined;
  const Channel = class {
    addEventListener(_type: string, listener: typeof hear) {
      hear = listener;
    }
  };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('BroadcastChannel', Channel);
  return (data: string) => hear({ data });
};

test('the cookie is read once per task; a sign-in shows at once, a lost cookie in the next task', async () => {
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

test('[B8.06] a page is reloaded when it comes back from the browser’s cache and its session has ended meanwhile', async () => {
  const page = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { protocol: 'http:', reload });
  vi.stubGlobal('BroadcastChannel', undefined);
  const comeBack = async () => {
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await Promise.resolve();
  };
  cookie = `${TOKEN_COOKIE.name}=a-token`;
  const session = createSession();
  session.onChangedElsewhere(() => undefined);
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
  cookie = '';
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

test('[B8.06] a page is reloaded without its search words when it hears that another customer is signed in', async () => {
  const hear = stubChannel();
  const replace = vi.fn();
  const listener = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/products', search: '?min=20&q=tent&sort=new', replace });
  cookie = `${TOKEN_COOKIE.name}=a-token`;
  createSession().onChangedElsewhere(listener);
  hear('1');
  await Promise.resolve();
  expect(replace).not.toHaveBeenCalled();
  cookie = `${TOKEN_COOKIE.name}=another-token`;
  hear('');
  expect(replace).toHaveBeenCalledExactlyOnceWith('/products?min=20&&sort=new');
  expect(listener).not.toHaveBeenCalled();
});

// Seen in Firefox 153: a BroadcastChannel message came 2 ms before the change of the cookie was readable.
test.each(['a moment later', 'window focus', 'document visibilitychange'])(
  '[B2.18] [B8.06] a session that ended in another tab ends here too if its cookie goes after the message: %s',
  async (when) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const hear = stubChannel();
    const ended = vi.fn();
    cookie = `${TOKEN_COOKIE.name}=a-token`;
    createSession().onChangedElsewhere(ended);
    await Promise.resolve();
    hear('');
    if (when !== 'a moment later') vi.runAllTimers();
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    cookie = '';
    const [target, event = ''] = when.split(' ');
    if (target === 'window') window.dispatchEvent(new Event(event));
    else if (target === 'document') document.dispatchEvent(new Event(event));
    else vi.runAllTimers();
    expect(ended).toHaveBeenCalledExactlyOnceWith(undefined);
  },
);

test('a cookie that has merely expired ends no session when the customer returns', async () => {
  stubChannel();
  const ended = vi.fn();
  cookie = `${TOKEN_COOKIE.name}=a-token`;
  createSession().onChangedElsewhere(ended);
  await Promise.resolve();
  cookie = '';
  window.dispatchEvent(new Event('focus'));
  expect(ended).not.toHaveBeenCalled();
});
