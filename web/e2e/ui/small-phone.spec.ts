import type { Page } from '@playwright/test';
import { callApi } from '../fixtures/api.ts';
import { expectTotal, openCart } from '../fixtures/cart.ts';
import { expectInViewAbove } from '../fixtures/navigation.ts';
import { confirmKey, key } from '../fixtures/payment.ts';
import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true, viewport: { width: 320, height: 640 } });

/** The height on the page at which the middle of a button, or of a filter’s chip, is. */
async function middleOf(page: Page, name: string | RegExp): Promise<number> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' });
  const either = button.or(page.locator('label', { hasText: name }));
  const box = await either.filter({ visible: true }).first().boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
}

for (const dir of ['ltr', 'rtl']) {
  test(`on a small phone the whole payment code keypad is in view, ${dir}`, async ({ page }) => {
    await page.goto('/payment?order=9001');
    await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir);
    for (const name of ['1', '5', '0']) await expect(key(page, name)).toBeInViewport({ ratio: 1 });
    await expect(confirmKey(page)).toBeInViewport({ ratio: 1 });
  });
}

test('on a small phone no word of a banner overlaps its picture', async ({ page }) => {
  await page.goto('/home');
  const banners = page.getByRole('region', { name: 'Offers' }).getByRole('listitem');
  await expect(banners.first()).toBeVisible();
  const overlaps = await banners.evaluateAll((all) =>
    all.map((banner) => {
      const picture = banner.querySelector('img')?.getBoundingClientRect();
      const words = [...banner.querySelectorAll('span span')].map((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return range.getBoundingClientRect().right;
      });
      return Math.max(...words) - (picture?.left ?? 0);
    }),
  );
  expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
  // With large text there is no room for the slogan, and a badge leaves its icon in view.
  const slogan = page.getByText('The world’s goods, one balance');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(slogan).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(slogan).toBeHidden();
  const bag = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bag (2)' });
  const icon = await bag.locator('svg').boundingBox();
  const badge = await bag.getByText('2', { exact: true }).boundingBox();
  expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThanOrEqual((icon?.y ?? 0) + (icon?.height ?? 0) * 0.6);
});

test('on a small phone no word of a category is broken across lines', async ({ page }) => {
  await page.goto('/home');
  const links = page.locator('a[href*="category="]').filter({ visible: true });
  await expect(links.first()).toBeVisible();
  const broken = await links.evaluateAll((all) =>
    all.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
        }
      }
      return words;
    }),
  );
  expect(await links.count()).toBeGreaterThanOrEqual(10);
  expect(broken).toEqual([]);
});

test('on a small phone the number of a card or an address stays in one piece, below the line of the amount', async ({
  page,
}) => {
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
});

test('on a small phone of any width the network in a warning stays in one piece', async ({ page }) => {
  await page.goto('/withDraw?payee=6303');
  const network = page.getByText('TRC20-USDT', { exact: true }).filter({ visible: true });
  for (let width = 320; width <= 390; width += 10) {
    await page.setViewportSize({ width, height: 640 });
    await expect(network).toBeVisible();
    expect(await network.evaluate((element) => element.getClientRects().length), `${width}`).toBe(1);
  }
});

test('on a small phone all favourites have their button at the end of the row', async ({ page }) => {
  await page.goto('/myFavourite');
  const buttons = page.getByRole('article').getByRole('button', { name: /^Add .* to bag$/ });
  await expect(buttons.nth(3)).toBeVisible();
  const ends = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right));
  expect(new Set(ends).size).toBe(1);
});

test.describe('360 px wide', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the bills of a month are of the same height', async ({ page }) => {
    await page.goto('/capitalRecord');
    const rows = page.getByRole('article').filter({ visible: true });
    await expect(rows.nth(7)).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.slice(0, 8).map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
  });

  test.describe('in German', () => {
    test.use({ savedLocale: 'de' });

    test('the filters of a list stand in one line, and so do the buttons of a bar', async ({ app, page }) => {
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
      }
    });
  });

  test.describe('in Arabic', () => {
    test.use({ savedLocale: 'ar' });

    test('a Latin name that is cut in one line ends in an ellipsis within its box', async ({ app, page }) => {
      await callApi(app, 'user/set_language?file_name=ar');
      await page.goto('/order');
      const name = page.getByRole('region', { name: 'ما بعد البيع' }).getByText(/^Aria 2/);
      await expect(name).toBeVisible();
      await expectAllAnswered(page);
      await name.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await name.boundingBox()) ?? {};
      const shown = () => page.screenshot({ clip: { x, y, width, height } });
      const besides = () => page.screenshot({ clip: { x: x + width, y, width: 10, height } });
      let cut = await shown();
      await expect
        .poll(async () => {
          const before = cut;
          cut = await shown();
          return cut.equals(before);
        })
        .toBe(true);
      const beside = await besides();
      // The same line without the ellipsis.
      await name.evaluate((element) => {
        Object.assign(element.style, { blockSize: `${element.clientHeight}px`, webkitLineClamp: 'none' });
      });
      expect(cut.equals(await shown())).toBe(false);
      expect(beside.equals(await besides())).toBe(true);
    });
  });
});

test.describe('390 px wide, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, savedLocale: 'ar' });

  test('an address in Latin letters begins at the same edge as its label', async ({ app, page }) => {
    await callApi(app, 'user/set_language?file_name=ar');
    await page.goto('/refund?case=8001');
    const address = page.getByText(/^2-8 Nanko-kita/);
    await expect(address).toBeVisible();
    const rightOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(Math.max(...[...range.getClientRects()].map(({ right }) => right)));
    };
    expect(await address.evaluate(rightOf)).toBe(await page.getByText('العنوان', { exact: true }).evaluate(rightOf));
  });

  test('the figures of a shop stand in one line', async ({ app, page }) => {
    await callApi(app, 'user/set_language?file_name=ar');
    await page.goto('/shop/1');
    const figures = page.getByRole('region', { name: 'Northwind Audio' }).getByRole('term');
    await expect(figures).toHaveCount(4);
    const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

test('on a small phone “Check out” fills a row of its own if the text is large', async ({ page }) => {
  await openCart(page);
  await expectTotal(page, '$198.40');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  const button = await page.getByRole('button', { name: 'Check out (2)' }).boundingBox();
  expect(button).toMatchObject({ x: 16, width: 288 });
});

test.describe('in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('a phone shows a product’s price without scrolling', async ({ page }) => {
    await page.goto('/detail/101/1');
    await expectInViewAbove(
      page.getByText('$129.90', { exact: true }).filter({ visible: true }).first(),
      page.getByRole('button', { name: 'Buy now', exact: true }),
    );
  });
});
