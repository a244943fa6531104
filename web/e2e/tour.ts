// Looks at many addresses in little time: a few pages of one browser share the list.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, type Shop } from './shop.ts';

export interface Stop {
  page: Page;
  /** Opens an address, or the same again without one, and waits until the screen is complete. */
  visit: (path?: string) => Promise<void>;
  /** The path that the page is on, with its query. */
  path: () => string;
  /** The title, without the shop's name. */
  title: () => Promise<string>;
  /** Where the links of the screen lead, within the shop. */
  links: () => Promise<string[]>;
  /** What has been read from the back end since the address was opened. */
  asked: () => readonly string[];
  /** The reads of it that have gone out more than once. */
  repeated: () => string[];
}

const PAGES = 3;

/** Shows every item to `look`, and answers what pages and console complained of. */
export async function tour<Item>(shop: Shop, items: readonly Item[], look: (stop: Stop, item: Item) => Promise<void>) {
  const left = [...items];
  const complaints: string[] = [];
  const walk = async () => {
    const page = await shop.context.newPage();
    const stop = stopAt(shop, page, complaints);
    for (let item = left.shift(); item !== undefined; item = left.shift()) await look(stop, item);
  };
  await Promise.all(Array.from({ length: PAGES }, walk));
  return complaints;
}

function stopAt(shop: Shop, page: Page, complaints: string[]): Stop {
  let asked: string[] = [];
  let open = 0;
  const path = () => page.url().slice(shop.url.length);
  page.on('pageerror', ({ message }) => complaints.push(`${path()}: ${message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${path()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    open += 1;
    if (request.method() === 'GET' && request.url().includes('/api/')) asked.push(request.url().slice(shop.url.length));
  });
  page.on('requestfinished', () => {
    open -= 1;
  });
  page.on('requestfailed', () => {
    open -= 1;
  });
  return {
    page,
    path,
    visit: async (to) => {
      asked = [];
      await (to === undefined ? page.reload() : page.goto(`${shop.url}${to}`));
      await page.locator('main').getByRole('heading').first().waitFor();
      await eventually(() => open, { message: `${to ?? path()} is complete` }).toBe(0);
      expect(await page.locator('#shell').count(), path()).toBe(0);
    },
    title: async () => (await page.title()).replace(/ · Meridian$/, ''),
    links: () =>
      page
        .locator('main a[href^="/"], nav a[href^="/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')),
    asked: () => asked,
    repeated: () => asked.filter((url, index) => asked.indexOf(url) !== index),
  };
}
