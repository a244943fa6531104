import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

const value = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test('the SKU selection is in the URL, and a shared link, a reload and back keep it @default', async ({ page }) => {
  await page.goto('/detail/101/1');
  await value(page, 'Ink').dblclick();
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  await page.reload();
  await expect(value(page, 'Ink')).toHaveAttribute('aria-pressed', 'true');
  await leads(page.getByRole('link', { name: 'Shop', exact: true }), /:\d+\/shop\/1/);
  await page.goBack();
  await expect(value(page, 'Ink')).toHaveAttribute('aria-pressed', 'true');
  // A slow device paints neither of two presses before the second.
  const shop = await page.getByRole('link', { name: 'Shop', exact: true }).elementHandle();
  await value(page, 'Mist').evaluate(async (choice: HTMLElement, link) => {
    choice.click();
    await Promise.resolve();
    if (link instanceof HTMLElement) link.click();
  }, shop);
  await expect(page).toHaveURL(/:\d+\/shop\/1/);
  await page.goBack();
  await expect(page).toHaveURL('/detail/101/1?sku=1011');
  await expect(value(page, 'Mist')).toHaveAttribute('aria-pressed', 'true');

  // Of an option with less stock, fewer.
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('10');
  await value(page, 'Ink').click();
  await expect(page.getByText(/the quantity is now \d/)).toBeVisible();
  await expect(quantity).toHaveValue(/^\d$/);
});

test('incompatible options say so; pressing one clears the other', async ({ app, page }) => {
  await page.goto('/detail/108');
  await value(page, '1 TB').click();
  await value(page, /^Sea/).click();
  const conflict = value(page, '32 GB Not with 1 TB');
  await conflict.click();
  await expect(app.text('This combination is not available. Choose another one.')).toBeVisible();
  await expect(value(page, /^32 GB/)).toHaveAttribute('aria-pressed', 'true');
  await expect(value(page, /^1 TB/)).toHaveAttribute('aria-pressed', 'false');
  await expect(value(page, /^Sea/)).toHaveAttribute('aria-pressed', 'true');
  await value(page, 'Add to bag').click();
  await expect(app.text('Choose an option')).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(/^512 GB/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This combination is not available|Choose an option/)).toHaveCount(0);
  await expect(page).toHaveURL(/\?sku=108\d\d$/);
});

test('a sold-out SKU offers saving and other options instead of buying', async ({ app, page }) => {
  await app.asCustomer();
  await page.goto('/detail/101');
  await leads(value(page, 'Sand Sold out'), '/detail/101?sku=1013');
  await expect(app.text('Sand is sold out.')).toBeVisible();
  await expect(value(page, /^(Add to bag|Buy now)$/)).toHaveCount(0);
  await expect.poll(() => axeViolations(page)).toEqual([]);
  await value(page, 'Save').click();
  await app.toasts.waitFor('Added to your favourites');
  await expect(value(page, 'Saved')).toBeVisible();
  await value(page, 'Other options').click();
  await expect(page.locator(':focus')).toHaveText('Mist');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/detail/101?sku=1011');
  await expect(value(page, 'Add to bag')).toBeVisible();
});

test('a quantity above the limit or invalid says so, and buys nothing', async ({ app, page }) => {
  await app.asCustomer();
  await page.goto('/detail/103');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await expect(app.text('Limit 5 per customer')).toBeVisible();
  await quantity.fill('9');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await value(page, 'Buy now').click();
  expect([app.path(), await quantity.inputValue()]).toEqual(['/detail/103', '9']);
  await value(page, 'Change to 5').click();
  await expect(quantity).toHaveValue('5');
  await expect(value(page, 'One more')).toBeDisabled();
  await quantity.fill('two');
  await expect(app.text('Enter a number from 1 to 5')).toBeVisible();
  await expect(quantity).toHaveValue('two');
  await quantity.fill('２');
  await value(page, 'One more').click();
  await expect(quantity).toHaveValue('3');
  await leads(value(page, 'Buy now'), /:\d+\/checkout\?product=103&sku=\d+&quantity=3$/);
});
