// The page behind the edge (edge/worker.ts), which has already sent the first request.
import { devices } from '@playwright/test';
import { startEdge } from '../../edge-host/start-edge.ts';
import type { FaultProxy } from '../fixtures/fault-proxy.ts';
import { test as base, expect } from '../fixtures/test.ts';

const test = base.extend<{ edge: string }>({
  edge: async ({ app }, use) => {
    const edge = await startEdge(app.url, { FIRST_ANSWER_TIMEOUT_MS: '60000' });
    await use(edge.url);
    await edge.close();
  },
});

// A browser without a window is taken for a crawler, which gets a link preview.
test.use({ stateless: true, userAgent: devices['Pixel 7'].userAgent });

const DETAIL = '/api/product/detail';

/** Who requested the product: only a browser sends a referrer. */
const askers = (faultProxy: FaultProxy) =>
  faultProxy.requestsTo(DETAIL).map(({ headers }) => (headers.referer === undefined ? 'edge' : 'browser'));

test('a visitor’s page uses the answer that the edge wrote into it', async ({ app, page, edge, faultProxy }) => {
  await page.goto(`${edge}/detail/101/1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aria 2 over-ear headphones, 40 h battery');
  await expect(app.text('Add to bag')).toBeVisible();
  expect(askers(faultProxy)).toEqual(['edge']);
  expect(app.consoleErrors).toEqual([]);
});

test('a page restored from the browser’s history requests the answer anew', async ({ app, page, edge, faultProxy }) => {
  await app.open(`${edge}/detail/101/1`, 'Add to bag');
  await page.goto(`${edge}/law`);
  await page.goBack();
  await expect(app.text('Add to bag')).toBeVisible();
  await expect.poll(() => askers(faultProxy).filter((asker) => asker === 'browser')).toHaveLength(1);
});
