// How the work of the first screen is spread, so that a touch is answered while it comes: in what order, never how fast.
import { openHeldApp } from '../fixtures/held-app.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ stateless: true });

test('number formats are created while the JavaScript loads, and what is in view is rendered before the rest', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const seen: { formats: number; drawn: number[] } = { formats: 0, drawn: [] };
    const construct = (target: typeof Intl.NumberFormat, given: ConstructorParameters<typeof Intl.NumberFormat>) => {
      seen.formats += 1;
      return new target(...given);
    };
    Object.assign(Intl, { NumberFormat: new Proxy(Intl.NumberFormat, { construct }) });
    const watch = () => seen.drawn.push(document.querySelectorAll('main article').length);
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  const seen = (): Promise<{ formats: number; drawn: number[] }> => page.evaluate(() => Reflect.get(window, 'seen'));
  const letCome = await openHeldApp(app, '/home');
  await expect.poll(async () => (await seen()).formats).toBe(1);
  await expect(page.locator('#root > *')).toHaveCount(0);

  letCome();
  await expect(app.text('No more')).toBeVisible();
  await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(4);
  expect([...new Set((await seen()).drawn)].slice(0, 2)).toEqual([0, 4]);
});
