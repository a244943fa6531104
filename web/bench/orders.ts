// The cost of a long history: time to the first order on the screen, elements, and the tap on a tab.
import type { Browser } from '@playwright/test';
import { openSignedIn } from './signed-in.ts';

/** Figures of one visit to the orders; times in milliseconds. */
export interface Orders {
  firstRow: number;
  elements: number;
  /** From the touch of a tab until its mark is painted. */
  tab: number;
  /** From the touch of a tab until its first order is painted. */
  tabRows: number;
}

const CARD = '[role="tabpanel"] article';

/** Opens a customer's orders in a scenario of the mock, and touches a tab. Does not throttle the network. */
export async function openOrders(browser: Browser, url: string, scenario: string): Promise<Orders> {
  const page = await openSignedIn(browser, url, scenario);
  await page.goto(`${url}/myPurchases/all`, { waitUntil: 'commit' });
  await page.locator(CARD).first().waitFor();
  const firstRow = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.evaluate(observeTab);
  await page.getByRole('tab', { name: 'Completed' }).tap();
  await page.waitForFunction(() => Reflect.get(window, 'tabTimes').rows > 0, undefined, { polling: 50 });
  const { tab, rows } = await page.evaluate((): { tab: number; rows: number } => Reflect.get(window, 'tabTimes'));
  await page.context().close();
  return { firstRow, elements, tab, tabRows: rows };
}

/** Runs in the page: records when the mark of the touched tab is painted, and when its first order is. */
function observeTab(): void {
  const times = { touched: 0, tab: 0, rows: 0 };
  Reflect.set(window, 'tabTimes', times);
  addEventListener('pointerdown', () => (times.touched = performance.now()), { capture: true, once: true });
  const painted = (what: 'tab' | 'rows') =>
    requestAnimationFrame(() => setTimeout(() => (times[what] ||= performance.now() - times.touched)));
  const firstCard = () =>
    [...document.querySelectorAll('[role="tabpanel"] article')].find((card) => card.checkVisibility());
  const before = firstCard();
  const look = () => {
    if (times.touched === 0) return;
    // A tab's name is followed by its count.
    const isMarked = document.querySelector('[role="tab"][aria-selected="true"]')?.textContent.startsWith('Completed');
    if (isMarked) painted('tab');
    const card = firstCard();
    // The tab left may show a completed order, too.
    if (isMarked && card !== undefined && card !== before) painted('rows');
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}
