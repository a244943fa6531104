// The filters in a language that writes numbers, or whole lines, the other way.
import type { Locator } from '@playwright/test';
import { callApi } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

/** Whether the last character of a text that is written from left to right stands at its right end. */
const endsAtTheRight = (words: Locator) =>
  words.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!(text instanceof Text)) throw new Error('There is no text');
    const leftOf = (place: number) => {
      const range = document.createRange();
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(text.length - 1) > leftOf(0);
  });

test.describe('in German', () => {
  test.use({ savedLocale: 'de' });

  test('the prices that can be asked for are shown as they are typed', async ({ app, page }) => {
    await callApi(app, 'user/set_language?file_name=de');
    await page.goto('/filter');
    await expect(page.getByLabel('Mindestpreis')).toHaveAttribute('placeholder', /^\d+,\d\d$/);
    await expect(page.getByLabel('Höchstpreis')).toHaveAttribute('placeholder', /^\d+,\d\d$/);
  });
});

test.describe('in Arabic', () => {
  test.use({ savedLocale: 'ar' });

  test('the name of a shop keeps the full stop at its end', async ({ app, page }) => {
    await callApi(app, 'user/set_language?file_name=ar');
    await page.goto('/filter');
    await page.getByRole('button', { name: 'Pocket & Co.' }).click();
    const shop = page.getByText('Pocket & Co.', { exact: true });
    await expect(shop).toHaveCount(2);
    expect(await endsAtTheRight(shop.first())).toBe(true);
    expect(await endsAtTheRight(shop.last())).toBe(true);
  });
});
