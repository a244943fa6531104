// The cost of a long ledger: time to the first bill on the screen, elements and memory.
import type { Browser } from '@playwright/test';
import { openSignedIn } from './signed-in.ts';

/** Figures of one visit to the bills. */
export interface Bills {
  /** Milliseconds from the navigation to the first bill. */
  firstRow: number;
  elements: number;
  /** The JavaScript heap after a collection, in bytes. */
  heap: number;
}

/** Opens a customer's bills, in the mock's default world or a scenario. */
export async function openBills(browser: Browser, url: string, scenario: string | undefined): Promise<Bills> {
  const page = await openSignedIn(browser, url, scenario);
  await page.goto(`${url}/capitalRecord`, { waitUntil: 'commit' });
  await page.getByRole('list', { name: 'Bills', exact: true }).getByRole('article').first().waitFor();
  const firstRow = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  await page.context().close();
  return { firstRow, elements, heap };
}
