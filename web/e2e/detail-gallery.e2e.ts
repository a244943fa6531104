import { expect, test } from 'vitest';
import { findings } from './findings.ts';
import { touch } from './fingers.ts';
import { eventually, openShop, reaches, type Shop, sees } from './shop.ts';

const open = (shop: Shop, at: number) => shop.page.getByRole('button', { name: `Enlarge picture ${at} of 3` });
const viewer = (shop: Shop) => shop.page.getByRole('dialog', { name: 'Pictures' });
const focused = (shop: Shop) => shop.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
/** Waits until the glide has ended at the picture of this place, from 0. */
const rests = (shop: Shop, place: number) =>
  eventually(() =>
    shop.page
      .getByRole('region', { name: /^Pictures of/ })
      .locator('ul')
      .first()
      .evaluate((track) => Math.abs(track.scrollLeft) / track.clientWidth),
  ).toBe(place);
const scale = (shop: Shop) =>
  viewer(shop)
    .locator('li:not([aria-hidden=true]) img')
    .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);

test('the pictures are swiped, and gone through by the arrow keys, also from right to left', async () => {
  const shop = await openShop({ remembers: true, hasTouch: true });
  await shop.go('/detail/101');
  await open(shop, 1).waitFor();
  // A busy browser may take a quick swipe for a slip and go back: a finger tries again then, after a moment.
  const second = shop.page.getByRole('status').filter({ hasText: 'Picture 2 of 3' });
  const swipe = async () => {
    if ((await second.count()) === 0) await touch(shop, [{ from: { x: 330, y: 200 }, to: { x: 40, y: 200 } }]);
    return second.count();
  };
  await eventually(swipe, { interval: 1500, timeout: 15_000 }).toBe(1);
  await open(shop, 2).focus();
  await shop.page.keyboard.press('ArrowRight');
  await eventually(() => focused(shop)).toBe('Enlarge picture 3 of 3');
  await shop.page.keyboard.press('ArrowRight');
  expect(await focused(shop)).toBe('Enlarge picture 3 of 3');
  await rests(shop, 2);
  await shop.page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await open(shop, 1).focus();
  await rests(shop, 0);
  await shop.page.keyboard.press('ArrowLeft');
  await eventually(() => focused(shop)).toBe('Enlarge picture 2 of 3');
  await sees(shop, '2 / 3');
});

test('a choice that looks different brings its picture, on a shared link too; one that does not leads to the first', async () => {
  const shop = await openShop({ remembers: true });
  const inSight = (at: number) => shop.page.getByRole('status').filter({ hasText: `Picture ${at} of 5` });
  const choose = (name: string | RegExp) => shop.page.getByRole('button', { name }).first().click();
  await shop.go('/detail/262');
  await inSight(1).waitFor({ state: 'attached' });
  // Before the weight is chosen too: all weights of it look the same.
  await choose(/^Chilli/);
  await inSight(5).waitFor({ state: 'attached' });
  await choose(/^250 g/);
  await reaches(shop, '/detail/262?sku=26204');
  await shop.page.reload();
  await inSight(5).waitFor({ state: 'attached' });
  expect(
    await shop.page.getByRole('button', { name: 'Enlarge picture 5 of 5' }).getByRole('img').getAttribute('src'),
  ).toContain('1f336-fe0f');
  await choose(/^Plain/);
  await inSight(1).waitFor({ state: 'attached' });
});

test('a press shows a picture on the whole screen: pinch, double tap, drag, swipe; a swipe down closes it', async () => {
  const shop = await openShop({ remembers: true, hasTouch: true });
  await shop.go('/detail/101');
  await open(shop, 1).tap();
  await viewer(shop).waitFor();
  expect(await findings(shop)).toEqual([]);
  const middle = { x: 195, y: 422 };
  await touch(shop, [
    { from: { x: 165, y: 422 }, to: { x: 75, y: 422 } },
    { from: { x: 225, y: 422 }, to: { x: 315, y: 422 } },
  ]);
  await eventually(() => scale(shop)).toBeGreaterThan(3);
  // Enlarged, a swipe moves the picture and not to the next one; a double tap makes it whole again.
  await touch(shop, [{ from: { x: 300, y: 422 }, to: { x: 100, y: 422 } }]);
  await viewer(shop).getByText('1 / 3').waitFor();
  const doubleTap = async () => {
    await touch(shop, [{ from: middle, to: middle }]);
    await touch(shop, [{ from: middle, to: middle }]);
  };
  await doubleTap();
  await eventually(() => scale(shop)).toBe(1);
  await doubleTap();
  await eventually(() => scale(shop)).toBe(2.5);
  await doubleTap();
  await eventually(() => scale(shop)).toBe(1);
  await touch(shop, [{ from: { x: 300, y: 422 }, to: { x: 100, y: 430 } }]);
  await viewer(shop).getByText('2 / 3').waitFor();
  expect(await scale(shop)).toBe(1);
  await touch(shop, [{ from: { x: 195, y: 300 }, to: { x: 200, y: 560 } }]);
  await viewer(shop).waitFor({ state: 'detached' });
});

test('without fingers the same by buttons and keys; Escape, close and back lead back to where it was opened', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/detail/101');
  await open(shop, 1).press('Enter');
  await viewer(shop).getByRole('button', { name: 'Zoom in' }).click();
  await eventually(() => scale(shop)).toBe(1.5);
  await shop.page.keyboard.press('+');
  await eventually(() => scale(shop)).toBe(2.25);
  await viewer(shop).getByRole('button', { name: 'Zoom out' }).click();
  await shop.page.keyboard.press('-');
  await eventually(() => scale(shop)).toBe(1);
  expect(await viewer(shop).getByRole('button', { name: 'Zoom out' }).isDisabled()).toBe(true);
  await viewer(shop).getByRole('button', { name: 'Next picture' }).click();
  await shop.page.keyboard.press('ArrowRight');
  await viewer(shop).getByText('3 / 3').waitFor();
  // Whole, also where the window is wider than high.
  await shop.page.setViewportSize({ width: 1280, height: 700 });
  const picture = viewer(shop).locator('li:not([aria-hidden=true]) img');
  await eventually(() => picture.boundingBox()).toMatchObject({ y: 0, height: 700 });
  await shop.page.setViewportSize({ width: 390, height: 844 });
  await shop.page.keyboard.press('Escape');
  await viewer(shop).waitFor({ state: 'detached' });
  await eventually(() => focused(shop)).toBe('Enlarge picture 1 of 3');
  await open(shop, 1).click();
  await viewer(shop).getByRole('button', { name: 'Close' }).click();
  await viewer(shop).waitFor({ state: 'detached' });
  await open(shop, 1).click();
  await viewer(shop).waitFor();
  await shop.page.goBack();
  await viewer(shop).waitFor({ state: 'detached' });
  await reaches(shop, '/detail/101');
});
