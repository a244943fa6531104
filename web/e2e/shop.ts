// How the journeys open the shop: one browser for each file, a fresh context for each test.
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import type { MockOptions } from '../../mock/src/server.ts';
import { launchChromium } from './browser.ts';
import { builtApp } from './built-app.ts';
import { type Front, startFront } from './front.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
});

/** The demo customer's, in a shop that remembers too; any token is good for the stateless mock. */
export const TOKEN = 'demo-token-7f3a';

export interface Visit extends Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'hasTouch' | 'viewport'> {
  /** Signed in already. */
  customer?: boolean;
  /** The language that the customer has saved; without one the browser's decides. */
  saved?: string;
  browserLanguage?: string;
  /** Another built app than web/dist. */
  app?: string;
  /** A shop of this journey's own that remembers what is done in it; else every call answers the contract's example. */
  remembers?: boolean;
  /** How many products such a shop has, if not as many as usual. */
  products?: number;
  /** The mock's scenario that such a shop starts in. */
  scenario?: string;
}

export interface Shop {
  page: Page;
  context: BrowserContext;
  url: string;
  front: Front;
  /** Tells the mock of a shop that remembers to do something: `control('advance', { minutes: 1 })`. */
  control: (what: string, body: object) => Promise<void>;
  /** Opens a path of the shop. */
  go: (path: string) => Promise<void>;
  /** The path that the page is on, with its query. */
  path: () => string;
  /** What the console and the page complained of. */
  complaints: string[];
  /** What toasts have said that nobody has heard yet (`hears`), oldest first. */
  told: string[];
}

/** Opens the shop at 390×844 in English, unless told otherwise. Everything is closed when the test ends. */
export async function openShop(visit: Visit = {}): Promise<Shop> {
  const {
    customer = false,
    saved = 'en',
    browserLanguage = 'en',
    app,
    remembers = false,
    products,
    scenario,
    ...context
  } = visit;
  const isOwn = app !== undefined || products !== undefined;
  const back = isOwn
    ? await startOwn({
        stateless: !remembers && products === undefined,
        webDirectory: app ?? builtApp,
        ...(products !== undefined && { products }),
      })
    : inject(remembers ? 'rememberingMock' : 'statelessMock');
  const front = await startFront(back);
  const { url } = front;
  const opened = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: browserLanguage,
    ...context,
  });
  onTestFinished(async () => {
    await opened.close();
    await front.close();
  });
  const world = randomUUID();
  const control = async (what: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-mock-session': world };
    const answer = await fetch(`${back}/__mock/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status, `/__mock/${what}`).toBe(200);
  };
  if (remembers) await opened.addCookies([{ name: 'mock-session', value: world, url }]);
  if (scenario !== undefined) await control('scenario', { name: scenario });
  if (saved !== '') await opened.addCookies([{ name: 'Local_Lang', value: saved, url }]);
  if (customer) await opened.addCookies([{ name: 'Admin-Token', value: TOKEN, url }]);
  const told = await listenToToasts(opened);
  const page = await opened.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    page,
    context: opened,
    url,
    front,
    complaints,
    told,
    control,
    go: async (path) => {
      await page.goto(`${url}${path}`);
    },
    path: () => page.url().slice(url.length),
  };
}

/** A mock of this journey's own, which costs it a second. Answers its address. */
async function startOwn(options: MockOptions): Promise<string> {
  const { startMock } = await import('../../mock/src/server.ts');
  const { url, close } = await startMock({ port: 0, ...options });
  onTestFinished(close);
  return url;
}

/** `expect.poll` with the patience of a busy machine. */
export const eventually: typeof expect.poll = (read, options) => expect.poll(read, { timeout: 10_000, ...options });

/** Waits until the page is on a path. */
export async function reaches(shop: Shop, path: string | RegExp): Promise<void> {
  const wanted = typeof path === 'string' ? eventually(() => shop.path()).toBe(path) : undefined;
  await (wanted ?? eventually(() => shop.path()).toMatch(path));
}

/** Waits until words stand on the page, where a customer sees them. */
export async function sees(shop: Shop, words: string | RegExp): Promise<void> {
  await shop.page.getByText(words).and(shop.page.locator(':visible')).first().waitFor();
}

/** Notes what each toast says: many are gone after 1.2 s, which is less than a busy machine may take between two looks. */
async function listenToToasts(context: BrowserContext): Promise<string[]> {
  const told: string[] = [];
  await context.exposeBinding('noteToast', (_source, words: string) => {
    told.push(words);
  });
  await context.addInitScript(() => {
    const watch = new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(added instanceof Element)) continue;
        const toast = added.matches('[data-kind]') ? added : added.querySelector('[data-kind]');
        if (toast !== null) Reflect.get(window, 'noteToast')(toast.querySelector('span')?.textContent);
      }
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  return told;
}

/** Waits until a toast has said these words, now or before, and takes it and those before it as heard. */
export async function hears(shop: Shop, words: string): Promise<void> {
  const message = `a toast says “${words}”`;
  await eventually(() => shop.told, { message, timeout: 30_000 }).toContain(words);
  shop.told.splice(0, shop.told.indexOf(words) + 1);
}

/** Fills the login form and sends it. */
export async function signIn(shop: Shop, account = 'demo@meridian.shop', password = 'demo123456'): Promise<void> {
  await shop.page.getByLabel('Account').fill(account);
  await shop.page.getByLabel('Password', { exact: true }).fill(password);
  await shop.page.getByRole('button', { name: 'Sign in' }).click();
}
