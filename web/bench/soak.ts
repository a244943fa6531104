// The memory, nodes and listeners of a page that opens all screens again and again, as in a long visit.
import { type CDPSession, chromium } from '@playwright/test';
import { chromiumOptions } from '../../.config/chromium.ts';
import { pushPath } from '../e2e/fixtures/navigation.ts';
import { addressesOf, privateRoutes, publicRoutes } from '../e2e/fixtures/routes.ts';
import { openPhone } from './phone.ts';
import { signIn } from './signed-in.ts';

const ROUNDS = 10;

/** The state of the page after a garbage collection, at the end of a round. */
export interface Held {
  navigations: number;
  /** The JavaScript heap, in bytes. */
  heap: number;
  /** The nodes in the document, and those removed from it but still referenced. */
  nodes: number;
  listeners: number;
}

/**
 * Opens all screens of a customer in rounds, and returns the state of the page after each. The browser interprets
 * scripts, because compiled code is in the heap, too, and grows for hundreds of navigations.
 */
export async function soak(url: string): Promise<Held[]> {
  const options = chromiumOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, '--js-flags=--jitless'] });
  const page = await openPhone(browser);
  await signIn(page, url, undefined);
  await page.goto(`${url}/home`);
  const session = await page.context().newCDPSession(page);
  // Leaves out addresses that redirect a customer. Uses each screen's last address, which has the most parameters.
  const paths = addressesOf(`${publicRoutes}\n${privateRoutes}`)
    .map(({ path }) => path)
    .filter((path) => !/^\/(forgotPassword|changePassword|myPurchases\/)/.test(path));
  const screens = new Map(paths.map((path) => [/^\/\w+/.exec(path)?.[0], path]));
  const held: Held[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const path of screens.values()) {
      await pushPath(page, path);
      await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    }
    held.push({ navigations: round * screens.size, ...(await measure(session)) });
  }
  await browser.close();
  return held;
}

async function measure(session: CDPSession): Promise<Omit<Held, 'navigations'>> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { heap, nodes, listeners };
}
