// The whole purchase with each fault of the mock at each step. The customer presses again when the page allows it, and
// signs in when it asks. In the end there is one line, one order, one charge and one review.

import { callApi } from '../fixtures/api.ts';
import type { App } from '../fixtures/app.ts';
import { cartQuantities } from '../fixtures/cart.ts';
import { orderCount, orderOf, paidIds, placeOrder } from '../fixtures/checkout.ts';
import { faults, isWholeMatrix } from '../fixtures/faults.ts';
import { expectOverlaysLeft, gotoAsCustomer } from '../fixtures/navigation.ts';
import { billsOf, confirmKey, tapCode } from '../fixtures/payment.ts';
import { fillReview, words } from '../fixtures/review-form.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';

test.use({ signedIn: true });

const steps = ['addCartLine', 'quoteOrder', 'createOrder', 'payOrders', 'confirmOrder', 'createReview'];
/** The end of the session midway. With FAULT_MATRIX=all: every fault at every step. */
const sample = ['createOrder unauthorized'];
const cases = steps
  .flatMap((step) => faults.map((fault) => ({ step, fault })))
  .filter(({ step, fault }) => isWholeMatrix || sample.includes(`${step} ${fault}`));

interface Act {
  /** One press, with its form filled in. Throws while the page does not offer it. */
  press: () => Promise<void>;
  /** Whether the page says that it is done. */
  isDone: () => Promise<boolean>;
}

/** Acts until the page says that the step is done, while requests that are never answered time out. */
async function act(app: App, { press, isDone }: Act): Promise<void> {
  const { page } = app;
  await expect(async () => {
    if (app.path().startsWith('/login')) {
      await app.signIn();
      await expect(page).not.toHaveURL(/\/login/);
    }
    if (await isDone()) return;
    const isPressed = await press().then(
      () => true,
      () => false,
    );
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(2_000);
          return (await isDone()) || app.path().startsWith('/login');
        },
        // A page that did not offer the press may do so now.
        isPressed ? {} : { timeout: 1_000 },
      )
      .toBe(true);
    expect(await isDone()).toBe(true);
  }).toPass({ timeout: 75_000 });
}

const PRESS = { timeout: 2_000 };

for (const { step, fault } of cases) {
  const tier = inDefaultTier(fault === 'commit-then-timeout');
  test(`[B5.15] a purchase with fault ${fault} at ${step} is made and charged once${tier}`, async ({ app, page }) => {
    const pressed = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
    const strike = () => app.control.addFault({ kind: fault, on: step, times: 1, ms: 300 });
    const [ordersBefore, linesBefore] = [await orderCount(app), (await cartQuantities(app)).get(1022) ?? 0];
    await page.clock.install();
    if (['addCartLine', 'quoteOrder'].includes(step)) await strike();

    await gotoAsCustomer(page, '/detail/102/1?sku=1022');
    await act(app, {
      press: () => pressed('Add to bag').click(PRESS),
      isDone: async () => app.toasts.messages.includes('Added to the bag'),
    });
    const lines = await callApi<{ groups: { lines: { id: number; sku_id: number }[] }[] }>(app, 'cart/list');
    const line = lines.groups.flatMap((group) => group.lines).find(({ sku_id }) => sku_id === 1022);
    expect((await cartQuantities(app)).get(1022)).toBe(linesBefore + 1);

    if (step === 'createOrder') await strike();
    await gotoAsCustomer(page, `/checkout?lines=${line?.id}`);
    await act(app, {
      press: () => pressed(/^(Place order|Try again|Check again)$/).click(PRESS),
      isDone: async () => /^\/payment\?order=\d+$/.test(app.path()),
    });
    expect(await orderCount(app)).toBe(ordersBefore + 1);
    await expect(placeOrder(page)).toHaveCount(0);

    const [id = ''] = paidIds(app);
    const { total_amount } = await orderOf(app, id);
    if (step === 'payOrders') await strike();
    await act(app, {
      press: async () => {
        await expect(confirmKey(page)).toBeVisible(PRESS);
        await tapCode(page);
        await confirmKey(page).click(PRESS);
      },
      isDone: () => page.getByRole('heading', { name: 'Paid' }).isVisible(),
    });
    expect((await billsOf(app, Number(id))).map(({ amount }) => amount)).toEqual([`-${total_amount}`]);

    await app.control.advance({ hours: 49 });
    if (step === 'confirmOrder') await strike();
    await gotoAsCustomer(page, `/orderInfo/${id}`);
    await act(app, {
      press: async () => {
        if (!(await page.getByRole('dialog').isVisible())) await pressed('Confirm receipt').click(PRESS);
        await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click(PRESS);
      },
      isDone: () => page.getByRole('heading', { name: 'Received', exact: true }).isVisible(),
    });

    await expectOverlaysLeft(page);
    if (step === 'createReview') await strike();
    await gotoAsCustomer(page, `/comment?order=${id}`);
    await act(app, {
      press: async () => {
        await fillReview(page);
        await pressed(/^Publish review/).click(PRESS);
      },
      isDone: () => page.getByText('Thank you. Your review is now public.').isVisible(),
    });
    const { list } = await callApi<{ list: { content: string }[] }>(
      app,
      'product/comment_list?product_id=102&limit=50',
    );
    expect(list.filter(({ content }) => content === words)).toHaveLength(1);
    expect(await orderCount(app)).toBe(ordersBefore + 1);
    expect((await billsOf(app, Number(id))).map(({ amount }) => amount)).toEqual([`-${total_amount}`]);
  });
}
