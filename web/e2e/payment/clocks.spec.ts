// Time is no outcome: a card payment whose answer was lost is made once, and shown as made, whatever the clock of the
// device says and however late the customer comes back. `sdk/tests/attempts/time.test.ts` has the other kinds.
import { type App, TOKEN } from '../fixtures/app.ts';
import { expect, test } from '../fixtures/test.ts';
import { sumField } from '../fixtures/top-up.ts';

test.use({ signedIn: true });

/** The number of the customer's card payments, whose ids count from 6401. */
async function cardPayments({ context, url }: App): Promise<number> {
  for (let count = 0; ; count += 1) {
    const path = `/api/user/card_payment_detail?card_payment_id=${6401 + count}`;
    const answer = await context.request.get(url + path, { headers: { token: TOKEN } });
    if ((await answer.json()).data === null) return count;
  }
}

/** From the press on it is carried out, but every answer is lost, and so is each look for it. */
function loseAnswers({ faultProxy }: App): void {
  let isSent = false;
  faultProxy.intercept(({ method, path }) => {
    const [called] = path.split('?');
    if (method === 'POST' && called === '/api/user/card_payment') {
      isSent = true;
      return { addHeader: ['x-mock-fault', 'truncated'] };
    }
    return isSent && called === '/api/user/card_payment_detail' ? 'cut' : undefined;
  });
}

test('[B5.15] [B5.19] a card payment without an answer is made once @default', async ({ app, page, control }) => {
  test.slow(); // Three attempts, with four reloads and three returns.
  const press = () => page.getByRole('button', { name: 'Pay $40.00 by card' }).click();
  const expectUnknown = () => expect(page.getByText('Nothing was charged: you only pay')).toBeVisible();
  const lose = async () => {
    await page.goto('/cardTopUp');
    await sumField(page).fill('40');
    loseAnswers(app);
    await press();
    await expectUnknown();
  };
  /** The connection is back, and the app is opened again. */
  const expectOne = async (before: number) => {
    // Left first: with the connection the app finds the outcome by itself, and its steps would abort a reload.
    await page.goto('about:blank');
    app.faultProxy.reset();
    await page.goBack();
    await press();
    // The provider's page, or the outcome of a payment that has ended there.
    const outcome = page.getByRole('link', { name: 'Try again by card' });
    await expect.poll(async () => page.url().includes('/__mock/pay/') || (await outcome.isVisible())).toBe(true);
    expect(await cardPayments(app)).toBe(before + 1);
  };
  await test.step('the clock of the device is moved, and put right', async () => {
    await lose();
    for (const minutes of [31, -31, 1440, -1440]) {
      await page.clock.setSystemTime(Date.now() + minutes * 60_000);
      await page.reload();
      await press();
      await expectUnknown();
    }
    await page.clock.setSystemTime(Date.now());
    await expectOne(0);
  });
  for (const [before, time] of [{ minutes: 31 }, { hours: 25 }].entries()) {
    await test.step(`the customer comes back later: ${JSON.stringify(time)}`, async () => {
      await lose();
      await control.advance(time);
      await expectOne(before + 1);
    });
  }
});
