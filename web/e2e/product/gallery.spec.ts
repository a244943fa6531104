import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { doubleTap, touch } from '../fixtures/touch.ts';

const enlarge = (page: Page, at: number) => page.getByRole('button', { name: `Enlarge picture ${at} of 5` });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
/** The index of the picture in view, from 0; a fraction while the gallery scrolls. */
const placeInView = (page: Page) =>
  page
    .getByRole('region', { name: /^Pictures of/ })
    .locator('ul')
    .first()
    .evaluate((track) => Math.abs(track.scrollLeft) / track.clientWidth);
/** Waits until the gallery has scrolled to the picture of this index. */
const expectAt = (page: Page, place: number) => expect.poll(() => placeInView(page)).toBe(place);
const scale = (page: Page) =>
  viewer(page)
    .locator('li:not([aria-hidden=true]) img')
    .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);

test('selecting a SKU with its own picture shows it, on a shared link too', async ({ page }) => {
  const inSight = (at: number) => page.getByRole('status').filter({ hasText: `Picture ${at} of 3` });
  const choose = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  await page.goto('/detail/262');
  await expect(inSight(1)).toBeAttached();
  // Even before the weight is chosen: all its weights look the same.
  await choose(/^250 g/);
  await choose(/^Chilli/);
  await expect(inSight(3)).toBeAttached();
  await choose(/^250 g/);
  await expect(page).toHaveURL('/detail/262?sku=26204');
  await page.reload();
  await expect(inSight(3)).toBeAttached();
  expect(
    await page.getByRole('button', { name: 'Enlarge picture 3 of 3' }).getByRole('img').getAttribute('src'),
  ).toContain('1f336-fe0f');
  await choose(/^Plain/);
  await expect(inSight(1)).toBeAttached();
});

test('a product’s video plays only when pressed, and pauses out of view', async ({ page, faultProxy }) => {
  const film = '/films/103.mp4';
  await page.goto('/detail/103');
  const play = page.getByRole('button', { name: 'Play the video' });
  await expect(play).toBeAttached();
  await expectAt(page, 0);
  await page.getByRole('button', { name: 'Enlarge picture 1 of 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(play).toBeFocused();
  await expectAt(page, 1);
  await expect.poll(() => axeViolations(page)).toEqual([]);
  expect(faultProxy.requestsTo(film)).toEqual([]);
  faultProxy.intercept(film, { status: 404 });
  await play.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Could not play the video' })).toBeVisible();
  faultProxy.reset();
  await play.press('Enter');
  const video = page.locator('video');
  await expect(video).toHaveAttribute('controls');
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
  await page
    .locator('ul')
    .filter({ has: video })
    .evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(video).toHaveJSProperty('paused', true);
});

test('the picture viewer works by buttons and keys, and Escape, close and back return the focus', async ({ page }) => {
  await page.goto('/detail/101');
  await enlarge(page, 1).press('Enter');
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => scale(page)).toBe(1.5);
  await page.keyboard.press('+');
  await expect.poll(() => scale(page)).toBe(2.25);
  await viewer(page).getByRole('button', { name: 'Zoom out' }).click();
  await page.keyboard.press('-');
  await expect.poll(() => scale(page)).toBe(1);
  await expect(viewer(page).getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await viewer(page).getByRole('button', { name: 'Next picture' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('3 / 5')).toBeVisible();
  // The whole picture, even in a landscape window.
  await page.setViewportSize({ width: 1280, height: 700 });
  const picture = viewer(page).locator('li:not([aria-hidden=true]) img');
  await expect.poll(() => picture.boundingBox()).toMatchObject({ y: 0, height: 700 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(enlarge(page, 1)).toBeFocused();
  await enlarge(page, 1).click();
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(viewer(page)).toHaveCount(0);
  await enlarge(page, 1).click();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/detail/101');
  // A drag with the mouse moves on instead.
  await page.mouse.move(300, 250);
  await page.mouse.down();
  await page.mouse.move(100, 250);
  await page.mouse.up();
  await expect(enlarge(page, 2)).toBeInViewport({ ratio: 1 });
  await expect(viewer(page)).toHaveCount(0);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('the gallery moves by swipes and arrow keys, also from right to left', async ({ app, page }) => {
    await page.goto('/detail/101');
    await expect(enlarge(page, 1)).toBeVisible();
    // The finger rests before it is lifted, so that its speed does not matter.
    const pastHalf = () => expect.poll(() => placeInView(page)).toBeGreaterThan(0.5);
    await touch(page, [{ from: { x: 330, y: 200 }, to: { x: 40, y: 200 } }], pastHalf);
    await expectAt(page, 1);
    await expect(page.getByRole('status').filter({ hasText: 'Picture 2 of 5' })).toBeAttached();
    await enlarge(page, 2).focus();
    for (const at of [3, 4, 5, 5]) {
      await page.keyboard.press('ArrowRight');
      await expect(enlarge(page, at)).toBeFocused();
    }
    await expectAt(page, 4);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    // The browser may still scroll back to the previous picture, away from the focused one.
    await expect
      .poll(async () => {
        await enlarge(page, 2).focus();
        await enlarge(page, 1).focus();
        return placeInView(page);
      })
      .toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect(enlarge(page, 2)).toBeFocused();
    await expect(app.text('2 / 5')).toBeVisible();
  });

  test('the picture viewer handles pinch, double tap, drag and swipe, and a swipe down closes it', async ({ page }) => {
    await page.goto('/detail/101');
    await enlarge(page, 1).tap();
    await expect(viewer(page)).toBeVisible();
    await expect.poll(() => axeViolations(page)).toEqual([]);
    const middle = { x: 195, y: 422 };
    await touch(page, [
      { from: { x: 165, y: 422 }, to: { x: 75, y: 422 } },
      { from: { x: 225, y: 422 }, to: { x: 315, y: 422 } },
    ]);
    await expect.poll(() => scale(page)).toBeGreaterThan(3);
    // In an enlarged picture a swipe pans instead of changing the picture; a double tap resets the zoom.
    await touch(page, [{ from: { x: 300, y: 422 }, to: { x: 100, y: 422 } }]);
    await expect(viewer(page).getByText('1 / 5')).toBeVisible();
    await doubleTap(page, middle);
    await expect.poll(() => scale(page)).toBe(1);
    await doubleTap(page, middle);
    await expect.poll(() => scale(page)).toBe(2.5);
    await doubleTap(page, middle);
    await expect.poll(() => scale(page)).toBe(1);
    await touch(page, [{ from: { x: 300, y: 422 }, to: { x: 100, y: 430 } }]);
    await expect(viewer(page).getByText('2 / 5')).toBeVisible();
    expect(await scale(page)).toBe(1);
    // A swipe that ends before its movement is drawn, in one task, as on a page that was busy.
    await viewer(page)
      .locator('ul')
      .evaluate((list) => {
        for (const [type, clientX] of [
          ['pointerdown', 300],
          ['pointermove', 100],
          ['pointerup', 100],
        ] as const)
          list.dispatchEvent(new PointerEvent(type, { pointerId: 1, bubbles: true, clientX, clientY: 422 }));
      });
    await expect(viewer(page).getByText('3 / 5')).toBeVisible();
    await touch(page, [{ from: { x: 195, y: 300 }, to: { x: 200, y: 560 } }]);
    await expect(viewer(page)).toHaveCount(0);
  });
});
