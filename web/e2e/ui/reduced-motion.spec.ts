import { expect, test } from '../fixtures/test.ts';

test('skeletons breathe as one, and with reduced motion stand still', async ({ app, page, control }) => {
  await control.addFault({ kind: 'timeout' });
  await page.goto('/explore');
  const box = page.locator('main .skeleton').first();
  for (const [reducedMotion, breathes] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(box).toBeVisible();
    const look = () =>
      box.evaluate((element) => {
        const all = element.closest('.skeletons') ?? element;
        const { animationName, animationIterationCount } = getComputedStyle(all);
        const targets = all.getAnimations({ subtree: true }).map(({ effect }) => (effect as KeyframeEffect).target);
        return {
          breathes: /skeleton-breathe .*infinite/.test(`${animationName} ${animationIterationCount}`),
          // Each animation delays presses, so the skeletons of a list are animated as one.
          moving: targets.filter((target) => target !== all).length,
        };
      });
    await expect.poll(look, reducedMotion).toEqual({ breathes, moving: 0 });
  }
  expect(app.faultProxy.requestsTo('/api/product/list').length).toBeGreaterThan(0);
});
