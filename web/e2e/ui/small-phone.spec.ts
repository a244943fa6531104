// What was once cut, broken or out of view on a phone, and what a language makes longer.
import type { Locator, Page } from '@playwright/test';
import { callApi } from '../fixtures/api.ts';
import { expectTotal, openCart } from '../fixtures/cart.ts';
import { expectInViewAbove } from '../fixtures/navigation.ts';
import { confirmKey, key, pay } from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseNetwork } from '../fixtures/top-up.ts';

test.use({ signedIn: true, hasTouch: true, viewport: { width: 320, height: 640 } });

/** The different values of an edge of these elements. */
const edgesOf = (elements: Locator, side: 'top' | 'left' | 'right' | 'height') =>
  elements.evaluateAll((all, of) => [...new Set(all.map((one) => one.getBoundingClientRect()[of]))], side);

const setTextSize = (page: Page, size: string) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);

/** The height on the page at which the middle of a button, or of a filter’s chip, is. */
async function middleOf(page: Page, name: string | RegExp): Promise<number> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' });
  const either = button.or(page.locator('label', { hasText: name }));
  const box = await either.filter({ visible: true }).first().boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
}

test('on a small phone what is pressed next is in view, and parts stay together', async ({ app, page, faultProxy }) => {
  test.slow(); // One load for each step.
  await test.step('the keypad of the payment, below a failed attempt too; in a low window, the dots', async () => {
    await page.goto('/payment?order=9001');
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir);
      for (const name of ['1', '5', '0']) await expect(key(page, name)).toBeInViewport({ ratio: 1 });
      await expect(confirmKey(page)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 640, height: 220 });
    await confirmKey(page).scrollIntoViewIfNeeded();
    await expect(page.getByLabel('Enter your payment code')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 780 });
    faultProxy.intercept('/api/order/pay', { status: 500 });
    await pay(page);
    await expect(app.text(/^We could not confirm your payment/)).toBeInViewport({ ratio: 1 });
    await expect(confirmKey(page)).toBeInViewport({ ratio: 1 });
    faultProxy.reset();
    await page.setViewportSize({ width: 320, height: 640 });
  });
  await test.step('the words of a banner beside its picture', async () => {
    await page.goto('/home');
    const banners = page.getByRole('region', { name: 'Offers' }).getByRole('listitem');
    await expect(banners.nth(1)).toBeVisible();
    const overlaps = await banners.evaluateAll((all) =>
      all.map((banner) => {
        const lines = [...banner.querySelectorAll('span span')].map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          return range.getBoundingClientRect().right;
        });
        return Math.max(...lines) - (banner.querySelector('img')?.getBoundingClientRect().left ?? 0);
      }),
    );
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
  });
  await test.step('the icon below a badge, but no slogan, where the text is large', async () => {
    const slogan = page.getByText('The world’s goods, one balance');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(slogan).toBeVisible();
    await setTextSize(page, '200%');
    await expect(slogan).toBeHidden();
    const expectIconOf = async (bag: Locator) => {
      const icon = await bag.locator('svg').boundingBox();
      const badge = await bag.getByText('2', { exact: true }).boundingBox();
      expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThanOrEqual((icon?.y ?? 0) + (icon?.height ?? 0) * 0.6);
    };
    await expectIconOf(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bag (2)' }));
    await page.goto('/detail/101/1');
    await setTextSize(page, '200%');
    await expectIconOf(page.getByRole('link', { name: 'Bag, 2 items' }));
    await page.setViewportSize({ width: 320, height: 640 });
  });
  await test.step('the number of a card or an address, below the line of the amount; the sums of the months', async () => {
    await page.goto('/depositRecord');
    for (const [number, amount] of [
      ['**** 4417', '$300.00'],
      ['TGgH…tzgX', '$50.00'],
    ] as const) {
      const row = page.getByRole('article').filter({ hasText: number });
      const lines = await row.getByText(number, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map(({ top }) => top);
      });
      const beside = await row.getByText(amount, { exact: true }).boundingBox();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toBeGreaterThan((beside?.y ?? 0) + (beside?.height ?? 0) / 2);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const sums = page.getByText(/^\d withdrawals?$/).filter({ visible: true });
    await expect(sums.nth(2)).toBeVisible();
    expect(await edgesOf(sums, 'left')).toHaveLength(1);
  });
  await test.step('the status of a top-up, below its amount', async () => {
    await page.goto('/topUpRecord');
    const row = page.getByRole('article').filter({ hasText: '$501.00' });
    const amount = await row.getByText('$501.00', { exact: true }).boundingBox();
    const status = await row.getByText('Approved', { exact: true }).boundingBox();
    expect((status?.y ?? 0) - (amount?.y ?? 0) - (amount?.height ?? 0)).toBeLessThan(8);
  });
  await test.step('the network in a warning', async () => {
    await page.goto('/withDraw?payee=6303');
    const network = page.getByText('TRC20-USDT', { exact: true }).filter({ visible: true });
    for (let width = 390; width >= 320; width -= 10) {
      await page.setViewportSize({ width, height: 640 });
      await expect(network).toBeVisible();
      expect(await network.evaluate((element) => element.getClientRects().length), `${width}`).toBe(1);
    }
  });
  await test.step('the dot of a network, in the first line of its name; the groups of four of a wallet address', async () => {
    await page.goto('/walletTopUp');
    const network = page.locator('label', { hasText: 'Ethereum (ERC20)' });
    await expect(network).toBeVisible();
    await setTextSize(page, '200%');
    const dot = await network.locator('[aria-hidden]').first().boundingBox();
    const name = await network.getByText('Ethereum (ERC20)', { exact: true }).boundingBox();
    expect(dot?.y).toBeGreaterThan(name?.y ?? 0);
    expect(dot?.x).toBeLessThan(name?.x ?? 0);
    await setTextSize(page, '');
    await chooseNetwork(page, /^Tron/);
    const copy = page.getByRole('button', { name: 'Copy Wallet address', exact: true }).filter({ visible: true });
    await expect(copy).toBeVisible();
    const lines = await page
      .locator('bdi.select-all > span')
      .evaluateAll((fours) => fours.map((four) => four.getClientRects().length));
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(lines)).toEqual(new Set([1]));
  });
  await test.step('the buttons of the favourites, at the end of the row', async () => {
    await page.goto('/myFavourite');
    const buttons = page.getByRole('article').getByRole('button', { name: /^Add .* to bag$/ });
    await expect(buttons.nth(3)).toBeVisible();
    expect(await edgesOf(buttons, 'right')).toHaveLength(1);
  });
  await test.step('“Check out” in a row of its own if the text is large', async () => {
    await openCart(page);
    await expectTotal(page, '$198.40');
    await setTextSize(page, '150%');
    const button = page.getByRole('button', { name: 'Check out (2)' });
    expect(await button.boundingBox()).toMatchObject({ x: 16, width: 288 });
  });
  await test.step('bills of the same height', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/capitalRecord');
    const rows = page.getByRole('article').filter({ visible: true });
    await expect(rows.nth(7)).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.slice(0, 8).map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
  });
  await test.step('the four figures of a shop in one row', async () => {
    await page.goto('/shop/1');
    const figures = page.locator('dl > div').filter({ visible: true });
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await expect(figures).toHaveCount(4);
      expect(await edgesOf(figures, 'top'), `at ${width} px`).toHaveLength(1);
    }
  });
  await test.step('a product’s price in landscape', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/detail/101/1');
    await expectInViewAbove(
      page.getByText('$129.90', { exact: true }).filter({ visible: true }).first(),
      page.getByRole('button', { name: 'Buy now', exact: true }),
    );
  });
  await test.step('the conversation above a long draft in landscape', async () => {
    await page.goto('/service');
    await page.getByLabel('Message', { exact: true }).fill('One line more.\n'.repeat(20));
    const conversation = page.getByRole('region', { name: 'Meridian customer service' });
    await expect.poll(async () => (await conversation.boundingBox())?.height).toBeGreaterThan(100);
  });
  await test.step('a field above the keyboard in landscape', async () => {
    await page.goto('/filter');
    await page.setViewportSize({ width: 640, height: 200 });
    await page.getByLabel('Lowest price').focus();
    await expect(page.getByLabel('Lowest price')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Show \d+ products$/ })).not.toBeInViewport();
  });
  await test.step('whole lines of a long title', async () => {
    await app.control.scenario('long_names');
    await page.goto('/service?shop=1');
    const title = page.getByRole('heading', { name: /^The International Trading Company/ });
    const halves = await title.evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const { bottom: edge } = heading.getBoundingClientRect();
      return [...range.getClientRects()].filter(({ top, bottom }) => top < edge - 2 && bottom > edge + 2).length;
    });
    expect(halves).toBe(0);
  });
});

test.describe('360 px wide, in German', () => {
  test.use({ viewport: { width: 360, height: 780 }, savedLocale: 'de' });

  test('in German, filters, buttons and icons stand in one line', async ({ app, page }) => {
    await callApi(app, 'user/set_language?file_name=de');
    for (const [path, first, last] of [
      ['/notification', 'Alle', 'Konto'],
      ['/topUpRecord', 'Alle', 'On-Chain'],
      ['/filter', 'Zurücksetzen', /^\d+ Produkte anzeigen$/],
      ['/bag', /Details$/, /^Zur Kasse/],
    ] as const) {
      await page.goto(path);
      // The last has its final text only when the screen is complete.
      await expect.poll(async () => (await middleOf(page, last)) - (await middleOf(page, first)), path).toBe(0);
      if (path === '/filter')
        for (const price of ['Mindestpreis', 'Höchstpreis'])
          await expect(page.getByLabel(price)).toHaveAttribute('placeholder', /^\d+,\d\d$/);
    }
    // Also above names of two lines.
    await page.goto('/profile');
    const icons = page.locator('a[href^="/myPurchases/"]').filter({ visible: true }).locator('svg');
    await expect(icons).toHaveCount(5);
    expect(await edgesOf(icons, 'top')).toHaveLength(1);
  });
});
