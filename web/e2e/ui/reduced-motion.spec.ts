import { expect, test } from '../fixtures/test.ts';

for (const [reducedMotion, breathes] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`where motion is asked for as ${reducedMotion}, skeletons breathe: ${breathes}`, async ({ openApp }) => {
    const app = await openApp({}, { reducedMotion });
    await app.control.addFault({ kind: 'timeout' });
    await app.page.goto('/explore');
    const box = app.page.locator('main .skeleton').first();
    await expect(box).toBeVisible();
    const motion = await box.evaluate((element) => {
      const { animationName, animationIterationCount } = getComputedStyle(element);
      return `${animationName} ${animationIterationCount}`;
    });
    expect(/skeleton-breathe .*infinite/.test(motion), motion).toBe(breathes);
  });
}
