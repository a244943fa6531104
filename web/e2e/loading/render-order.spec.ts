// How rendering of the first screen is split, so that touches are answered meanwhile: its order, never its speed.
import { openHeldApp } from '../fixtures/held-app.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ stateless: true });

test('a worker loads the browser’s locale data while the JavaScript loads', async ({ app, page }) => {
  await page.addInitScript(() => {
    let formats = 0;
    const construct = (target: typeof Intl.NumberFormat, given: ConstructorParameters<typeof Intl.NumberFormat>) => {
      formats += 1;
      return new target(...given);
    };
    Object.assign(Intl, { NumberFormat: new Proxy(Intl.NumberFormat, { construct }) });
    Object.assign(window, { countFormats: () => formats });
  });
  const formats = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'countFormats')());
  const started = page.waitForEvent('worker');
  const letCome = await openHeldApp(app, '/home');
  expect((await started).url()).toContain('locale-data');
  await expect.poll(() => page.workers(), 'it ends by itself').toEqual([]);
  expect(await formats()).toBe(0);

  letCome();
  await expect(app.text('Popular products')).toBeVisible();
  expect(await formats()).toBeGreaterThan(0);
});

test('without the worker, everything is still shown', async ({ app, faultProxy }) => {
  faultProxy.intercept(/^\/assets\/locale-data/, { status: 404 });
  await app.open('/home', '$129.90');
  await expect.poll(() => faultProxy.requestsTo(/^\/assets\/locale-data/).length).toBe(1);
});

test('the content in view is rendered before the rest', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn: number[] = [];
    const watch = () => drawn.push(document.querySelectorAll('main article').length);
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
    Object.assign(window, { drawn });
  });
  for (const { path, inView } of [
    { path: '/home', inView: 4 },
    { path: '/explore', inView: 6 },
  ]) {
    await page.goto(path);
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(inView);
    const drawn: number[] = await page.evaluate(() => Reflect.get(window, 'drawn'));
    expect([...new Set(drawn)].slice(0, 2), path).toEqual([0, inView]);
  }
});
