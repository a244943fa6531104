// Time is no outcome: an order, a withdrawal and a card payment whose answer was lost are made once, and shown as made,
// whatever the clock of the device says and however late the customer comes back.
import type { Page } from '@playwright/test';
import { type App, TOKEN } from '../fixtures/app.ts';
import { orderCount, placeOrder } from '../fixtures/checkout.ts';
import { isWholeMatrix } from '../fixtures/faults.ts';
import { gotoAsCustomer } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';
import { sumField } from '../fixtures/top-up.ts';
import { fillWithdrawal, openPad, received, withdraw, withdrawalsOf } from '../fixtures/withdrawals.ts';

test.use({ signedIn: true });

interface Deed {
  post: string;
  /** The read that settles it. */
  read: string;
  open: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Reaches the screen's question after a reload, if that takes a press. */
  retry?: (page: Page) => Promise<void>;
  expectUnknown: (page: Page) => Promise<void>;
  expectMade: (page: Page) => Promise<void>;
  count: (app: App) => Promise<number>;
}

const payByCard = (page: Page) => page.getByRole('button', { name: 'Pay $40.00 by card' }).click();

/** The number of the customer's card payments, whose ids count from 6401. */
async function cardPayments({ context, url }: App): Promise<number> {
  for (let count = 0; ; count += 1) {
    const path = `/api/user/card_payment_detail?card_payment_id=${6401 + count}`;
    const answer = await context.request.get(url + path, { headers: { token: TOKEN } });
    if ((await answer.json()).data === null) return count;
  }
}

/** Each order is of another quantity: the app asks before the same is ordered again. */
let pieces = 0;

const deeds: Record<string, Deed> = {
  'an order': {
    post: '/api/order/create',
    read: '/api/user/order_list',
    open: (page) => {
      pieces = (pieces % 8) + 1;
      return gotoAsCustomer(page, `/checkout?product=102&sku=1021&quantity=${pieces}`);
    },
    press: (page) => placeOrder(page).click(),
    expectUnknown: async (page) => {
      await expect(page.getByText('We could not confirm your order yet.')).toBeVisible();
      await expect(placeOrder(page)).toHaveCount(0);
    },
    expectMade: (page) => expect(page).toHaveURL(/\/payment\?order=\d+$/),
    count: orderCount,
  },
  'a withdrawal': {
    post: '/api/user/extract',
    read: '/api/user/extract_log',
    open: (page) => fillWithdrawal(page, '50.00'),
    press: async (page) => {
      await openPad(page);
      await withdraw(page);
    },
    expectUnknown: (page) =>
      expect(page.getByText('We are checking whether your request arrived.').first()).toBeVisible(),
    expectMade: (page) => expect(received(page)).toBeVisible(),
    count: async (app) => (await withdrawalsOf(app)).length,
  },
  'a card payment': {
    post: '/api/user/card_payment',
    read: '/api/user/card_payment_detail',
    open: async (page) => {
      await page.goto('/cardTopUp');
      await sumField(page).fill('40');
    },
    press: payByCard,
    retry: payByCard,
    expectUnknown: (page) => expect(page.getByText('Nothing was charged: you only pay')).toBeVisible(),
    // The provider's page, or the outcome of a payment that has ended there.
    expectMade: async (page) => {
      const outcome = page.getByRole('link', { name: 'Try again by card' });
      await expect.poll(async () => page.url().includes('/__mock/pay/') || (await outcome.isVisible())).toBe(true);
    },
    count: cardPayments,
  },
};

/** From the press on it is carried out, but every answer is lost, and so is each look for it. */
function loseAnswers({ faultProxy }: App, { post, read }: Deed): void {
  let isSent = false;
  faultProxy.intercept(({ method, path }) => {
    const [called] = path.split('?');
    if (method === 'POST' && called === post) {
      isSent = true;
      return { addHeader: ['x-mock-fault', 'truncated'] };
    }
    return isSent && called === read ? 'cut' : undefined;
  });
}

/** One of them. With FAULT_MATRIX=all: all three. `sdk/tests/attempts/time.test.ts` has every kind. */
const isInSample = ([name]: [string, Deed]) => isWholeMatrix || name === 'a card payment';

for (const [name, deed] of Object.entries(deeds).filter(isInSample)) {
  const { open, press, retry, expectUnknown, expectMade, count } = deed;
  const tier = inDefaultTier(name === 'a card payment');
  test(`[B5.15] [B5.19] ${name} without an answer is made once${tier}`, async ({ app, page, control, faultProxy }) => {
    test.slow(); // Three attempts, with four reloads and three returns.
    const lose = async () => {
      await open(page);
      loseAnswers(app, deed);
      await press(page);
      await expectUnknown(page);
    };
    /** The connection is back, and the app is opened again. */
    const expectOne = async (before: number) => {
      // Left first: with the connection the app finds the outcome by itself, and its steps would abort a reload.
      await page.goto('about:blank');
      faultProxy.reset();
      await page.goBack();
      await retry?.(page);
      await expectMade(page);
      expect(await count(app)).toBe(before + 1);
    };
    await test.step('the clock of the device is moved, and put right', async () => {
      const before = await count(app);
      await lose();
      for (const minutes of [31, -31, 1440, -1440]) {
        await page.clock.setSystemTime(Date.now() + minutes * 60_000);
        await page.reload();
        await retry?.(page);
        await expectUnknown(page);
      }
      await page.clock.setSystemTime(Date.now());
      await expectOne(before);
    });
    for (const time of [{ minutes: 31 }, { hours: 25 }]) {
      await test.step(`the customer comes back later: ${JSON.stringify(time)}`, async () => {
        const before = await count(app);
        await lose();
        await control.advance(time);
        await expectOne(before);
      });
    }
  });
}
