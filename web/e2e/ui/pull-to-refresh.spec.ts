import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';
import { pullDown } from '../fixtures/touch.ts';

/**
 * One mechanism of the frame serves all screens. These differ in what a finger meets at their top: a list below tabs, a
 * bar over a picture, a form, rows that can be swiped, a conversation that scrolls upwards by itself, and rails.
 */
const screens = [
  ['/myPurchases', '/api/user/order_list'],
  ['/detail/101', '/api/product/detail'],
  ['/checkout?lines=501', '/api/order/preview'],
  ['/bag', '/api/cart/list'],
  ['/service', '/api/service/message_list'],
  ['/home', '/api/index/home'],
  // The list, and the count on the bell.
  ['/notification', '/api/user/notification_list', '/api/user/badges'],
] as const;

for (const isDefault of [true, false]) {
  const some = screens.filter(([path]) => (path === '/myPurchases') === isDefault);
  const names = some.map(([path]) => path).join(', ');
  test(`[R2.14] [R9.04] a pull requests all again: ${names}${inDefaultTier(isDefault)}`, async ({ openWarm }) => {
    test.setTimeout(60_000 * (some.length + 1));
    for (const [path, call, also = call] of some)
      await test.step(path, async () => {
        const app = await openWarm(path, { signedIn: true }, { hasTouch: true });
        const { page, faultProxy } = app;
        const asked = () => faultProxy.requestsTo(call).length;
        await expect(page.locator('#shell')).toHaveCount(0);
        // A list may have skeletons below for its next page.
        const isComplete = () =>
          page
            .locator('main .skeleton')
            .filter({ visible: true })
            .evaluateAll((all) => all.every((skeleton) => skeleton.getBoundingClientRect().top > window.innerHeight));
        await expect.poll(isComplete).toBe(true);
        await expect.poll(asked).toBeGreaterThan(0);
        // A refresh waits for a request under way instead of sending another.
        await expectAllAnswered(page);
        const first = asked();
        const before = faultProxy.requestsTo(also).length;
        const releaseAnswer = faultProxy.holdRequests(call);
        const tooLittle = await pullDown(page, 60);
        await expect(app.text('Pull to refresh')).toBeVisible();
        await tooLittle.release();
        await expect(page.getByText('Pull to refresh')).toHaveCount(0);
        const finger = await pullDown(page, 120);
        await expect(app.text('Release to refresh')).toBeVisible();
        const head = page.getByRole('status').filter({ hasText: 'Release' });
        expect(await head.boundingBox()).toMatchObject({ height: 50 });
        expect(asked()).toBe(first);
        await finger.release();
        await expect(app.text('Refreshing')).toBeVisible();
        await expect.poll(asked).toBeGreaterThan(first);
        await expect.poll(() => faultProxy.requestsTo(also).length).toBeGreaterThan(before);
        releaseAnswer();
        await expect(page.getByText('Refreshing')).toHaveCount(0);
        faultProxy.reset();
      });
  });
}
