// What a long ledger costs: the first bill on the screen, the elements and the memory that it takes.
import type { Browser } from '@playwright/test';
import { openSignedIn } from './signed-in.ts';

/** Of one visit of the bills. */
export interface Bills {
  /** In milliseconds, from the navigation until a bill stands there. */
  firstRow: number;
  elements: number;
  /** The JavaScript heap after a collection, in bytes. */
  heap: number;
}

/** Opens the bills of a customer as usual or in a scenario of the mock. */
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
