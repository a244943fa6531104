// The app on stock Prism (`npm run prism`): everything it needs from a back end is in the contract.
import type { Response } from '@playwright/test';
import { builtApp } from '../built-app.ts';
import { crawl } from '../fixtures/crawl.ts';
import { addressesOf, privateRoutes, publicRoutes, visitorRoutes } from '../fixtures/routes.ts';
import { startServer } from '../fixtures/server-process.ts';
import { expect, test } from '../fixtures/test.ts';

/** What is wrong with an answer, by its status or by Prism's violations; undefined if nothing is. */
function complaint(answer: Response): string | undefined {
  const violations = answer.headers()['sl-violations'];
  // Prism does not store customers' pictures.
  const isUpload = new URL(answer.url()).pathname.startsWith('/uploads/');
  if (isUpload || (answer.status() < 400 && violations === undefined)) return undefined;
  return `${answer.request().method()} ${answer.url()}: ${answer.status()} ${violations}`;
}

/** One address of each path: the first one with parameters, which shows the most. */
const onePerPath = (table: string) =>
  [...Map.groupBy(addressesOf(table), ({ path }) => /^\/\w+/.exec(path)?.[0]).values()].flatMap(
    ([plain, next]) => next ?? plain ?? [],
  );

test('[R2.11] every path shows its content on stock Prism', async ({ openApp }) => {
  test.setTimeout(240_000);
  const prism = await startServer('prism-server.ts', { webDirectory: builtApp });
  let opened = 0;
  const complaints: (string | undefined)[] = [];
  let calls = 0;
  for (const [signedIn, table] of [
    [false, visitorRoutes],
    [true, `${publicRoutes}\n${privateRoutes}`],
  ] as const) {
    const app = await openApp({ server: prism.url, stateless: true, signedIn });
    app.context.on('response', (answer) => {
      if (answer.url().startsWith(`${app.url}/api/`)) calls += 1;
      complaints.push(complaint(answer));
    });
    const errors = await crawl(app, onePerPath(table), async ({ page, visit, title, path: at }, route) => {
      await visit(route.path);
      await expect.poll(title, route.path).toBe(route.title);
      expect(at(), route.path).toBe(route.path);
      const main = page.locator('main').filter({ visible: true });
      await expect.poll(async () => (await main.innerText()).length, route.path).toBeGreaterThan(30);
      // The button of an error state, of a screen or a part.
      await expect(main.getByRole('button', { name: 'Try again' }), route.path).toHaveCount(0);
      opened += 1;
    });
    // Missing files are already among the complaints.
    expect(errors.filter((error) => !error.includes('Failed to load resource'))).toEqual([]);
  }
  expect(complaints.filter(Boolean)).toEqual([]);
  expect(calls).toBeGreaterThan(50);
  expect(opened).toBe(44);
  await prism.close();
});
