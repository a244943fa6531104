import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';
import { pullDown } from '../fixtures/touch.ts';

/** Every screen with data from the back end, and a call that loads it; for forms, their initial data. */
const screens = `/home /api/index/home
/explore /api/product/list
/bag /api/cart/list
/filter /api/product/list
/profile /api/user/getUserInfo
/search?q=tent /api/product/list
/searchs?q=audio /api/shop/list
/popular /api/product/hot_list
/products?category=3 /api/product/list
/shop/1 /api/shop/detail
/shop/1?tab=about /api/shop/detail
/detail/101 /api/product/detail
/order /api/order/counts
/myPurchases /api/user/order_list
/orderInfo/9001 /api/order/detail
/comment?order=9005 /api/order/detail
/refund /api/user/order_list
/refund/9003 /api/order/detail
/refund?case=8001 /api/order/refund_detail
/checkout?lines=501 /api/order/preview
/payment?order=9001 /api/order/detail
/address /api/user/address_list
/addressForm/11 /api/user/address
/notification /api/user/notification_list
/myFavourite /api/user/like_list
/myFavourite?tab=shops /api/user/follow_list
/heart /api/user/follow_feed
/topUp /api/user/getUserInfo
/walletTopUp /api/user/getBlockchain
/cardTopUp /api/user/recharge_methods
/topUpRecord /api/user/recharge_log
/capitalRecord /api/user/bill
/withDraw /api/user/getUserInfo
/depositRecord /api/user/extract_log
/security /api/user/getUserInfo
/setting /api/user/getUserInfo
/language /api/user/language_list
/helpAndSupport /api/user/help_support
/law?doc=terms /api/user/law
/platform /api/common/config
/services /api/service/conversation_list
/service /api/service/message_list`
  .split('\n')
  .map((line) => line.split(' '));

for (const [path = '', call = ''] of screens) {
  const tier = inDefaultTier(path === '/myPurchases');
  test(`[R2.14] [R9.04] pulling ${path} down at its top requests its content again${tier}`, async ({ openWarm }) => {
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

    const answer = Promise.withResolvers<void>();
    const first = asked();
    faultProxy.intercept(call, { holdUntil: answer.promise });
    const finger = await pullDown(page, 120);
    await expect(app.text('Release to refresh')).toBeVisible();
    await finger.release();
    await expect(app.text('Refreshing')).toBeVisible();
    await expect.poll(asked).toBeGreaterThan(first);
    answer.resolve();
    await expect(page.getByText('Refreshing')).toHaveCount(0);
    faultProxy.reset();
  });
}
