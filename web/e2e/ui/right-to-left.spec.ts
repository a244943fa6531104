// What the layout checker does not see: where lines begin, and in which order their parts are read.
import type { Locator } from '@playwright/test';
import { callApi } from '../fixtures/api.ts';
import { field } from '../fixtures/auth-forms.ts';
import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

/** The text of one line in visual order from left to right, without invisible direction marks. */
const fromLeftToRight = (line: Locator): Promise<string> =>
  line.evaluate((element) => {
    const found: { left: number; character: string }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const [index, character] of [...(text.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        found.push({ left: range.getBoundingClientRect().left, character });
      }
    }
    return found
      .toSorted((a, b) => a.left - b.left)
      .map(({ character }) => character)
      .join('')
      .replaceAll(/\p{Cf}/gu, '');
  });

test('from right to left, typed text starts below its label, server texts as written', async ({ page }) => {
  const turn = () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.goto('/addressForm/12');
  await expect(field(page, 'Street address')).toHaveValue('4-1 Umeda');
  await turn();
  for (const label of ['Street address', 'Recipient', 'Mobile number'])
    await expect(field(page, label)).toHaveCSS('text-align', 'right');
  await page.goto('/refund?case=8003');
  const duties = page.getByText(/^The carrier collects nothing/);
  await expect(duties).toBeVisible();
  await turn();
  await expect(duties).toHaveCSS('direction', 'ltr');
});

test.describe('in Arabic', () => {
  test.use({ savedLocale: 'ar' });

  test('[B9.08] Latin names, numbers and addresses keep their order in Arabic', async ({ app, page }) => {
    test.slow(); // One load for each step.
    await callApi(app, 'user/set_language?file_name=ar');
    await test.step('a postcode, a fee and a rate', async () => {
      await page.goto('/addressForm');
      await expect.poll(() => fromLeftToRight(app.text(/^مثال: .*8054/))).toContain('604-8054');
      await page.goto('/topUp');
      await expect.poll(() => fromLeftToRight(app.text('بحد أدنى'))).toMatch(/\$0\.30 .*2%/);
      await page.goto('/withDraw?amount=300&payee=6301');
      await expect.poll(() => fromLeftToRight(app.text('من المبلغ'))).toMatch(/\$1\.00 .*1\.5%/);
    });
    await test.step('the final full stop of a shop’s name', async () => {
      await page.goto('/filter');
      await page.getByRole('button', { name: 'Pocket & Co.' }).click();
      const shop = page.getByText('Pocket & Co.', { exact: true });
      await expect(shop).toHaveCount(2);
      expect(await fromLeftToRight(shop.first())).toBe('Pocket & Co.');
      expect(await fromLeftToRight(shop.last())).toBe('Pocket & Co.');
    });
    await test.step('the edge of an address is that of its label', async () => {
      await page.goto('/refund?case=8001');
      const address = page.getByText(/^2-8 Nanko-kita/);
      await expect(address).toBeVisible();
      const rightOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(Math.max(...[...range.getClientRects()].map(({ right }) => right)));
      };
      const label = page.getByText('العنوان', { exact: true });
      expect(await address.evaluate(rightOf)).toBe(await label.evaluate(rightOf));
    });
    await test.step('the figures of a shop in one line', async () => {
      await page.goto('/shop/1');
      const figures = page.getByRole('region', { name: 'Northwind Audio' }).getByRole('term');
      await expect(figures).toHaveCount(4);
      const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    });
    await test.step('the ellipsis of a name within its box', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
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
