import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('where motion is asked for as %s, skeletons breathe: %s', async (reducedMotion, breathes) => {
  const shop = await openShop({ remembers: true, reducedMotion });
  await shop.control('faults', { kind: 'timeout' });
  await shop.go('/explore');
  const box = shop.page.locator('main .skeleton').first();
  await box.waitFor();
  const motion = await box.evaluate((element) => {
    const { animationName, animationIterationCount } = getComputedStyle(element);
    return `${animationName} ${animationIterationCount}`;
  });
  expect(/skeleton-breathe .*infinite/.test(motion), motion).toBe(breathes);
});
