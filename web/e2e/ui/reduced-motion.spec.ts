import { expect, test } from '../fixtures/test.ts';

for (const [reducedMotion, breathes] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`prefers-reduced-motion ${reducedMotion}: animated skeletons: ${breathes}`, async ({ openApp }) => {
    const app = await openApp({}, { reducedMotion });
    await app.control.addFault({ kind: 'timeout' });
    await app.page.goto('/explore');
    const box = app.page.locator('main .skeleton').first();
    await expect(box).toBeVisible();
    const { motion, moving } = await box.evaluate((element) => {
      const all = element.closest('.skeletons') ?? element;
      const { animationName, animationIterationCount } = getComputedStyle(all);
      const targets = all.getAnimations({ subtree: true }).map(({ effect }) => (effect as KeyframeEffect).target);
      return {
        motion: `${animationName} ${animationIterationCount}`,
        // Each animation delays presses, so the skeletons of a list are animated as one.
        moving: targets.filter((target) => target !== all).length,
      };
    });
    expect(moving).toBe(0);
    expect(/skeleton-breathe .*infinite/.test(motion), motion).toBe(breathes);
  });
}
