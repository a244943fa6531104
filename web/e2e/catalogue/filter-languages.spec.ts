// The filters in languages with another number format or right-to-left text.
import { callApi } from '../fixtures/api.ts';
import { fromLeftToRight } from '../fixtures/reading-order.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test.describe('in German', () => {
  test.use({ savedLocale: 'de' });

  test('the price placeholders are in the format that customers type', async ({ app, page }) => {
    await callApi(app, 'user/set_language?file_name=de');
    await page.goto('/filter');
    await expect(page.getByLabel('Mindestpreis')).toHaveAttribute('placeholder', /^\d+,\d\d$/);
    await expect(page.getByLabel('Höchstpreis')).toHaveAttribute('placeholder', /^\d+,\d\d$/);
  });
});

test.describe('in Arabic', () => {
  test.use({ savedLocale: 'ar' });

  test('a shop’s name keeps its final full stop at the end', async ({ app, page }) => {
    await callApi(app, 'user/set_language?file_name=ar');
    await page.goto('/filter');
    await page.getByRole('button', { name: 'Pocket & Co.' }).click();
    const shop = page.getByText('Pocket & Co.', { exact: true });
    await expect(shop).toHaveCount(2);
    expect(await fromLeftToRight(shop.first())).toBe('Pocket & Co.');
    expect(await fromLeftToRight(shop.last())).toBe('Pocket & Co.');
  });
});
