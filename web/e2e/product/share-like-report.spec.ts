import type { Page } from '@playwright/test';
import { callApi } from '../fixtures/api.ts';
import { axeViolations } from '../fixtures/axe.ts';
import { gotoAsCustomer, leads } from '../fixtures/navigation.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a product is shared, else its link is copied, else shown for selection', async ({ app, page, toasts }) => {
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  await page.goto('/detail/101?sku=1012');
  await button(page, 'Share').click();
  await toasts.waitFor('Link copied');
  const link = `${app.url}/detail/101?sku=1012`;
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }),
  );
  await button(page, 'Share').click();
  const text = page.getByRole('dialog', { name: 'Share' }).getByRole('textbox');
  await expect(text).toHaveValue(link);
  await text.focus();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(link);
  await expect.poll(() => axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.evaluate(() =>
    Object.assign(navigator, {
      canShare: () => true,
      share: (what: object) => Object.assign(window, { shared: what }),
    }),
  );
  await button(page, 'Share').click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toMatchObject({ url: link });
});

test('reporting a product needs a login, a reason and a description', async ({ app, page, faultProxy, control }) => {
  await page.goto('/detail/101');
  await leads(button(page, 'Report this product'), /:\d+\/login\?/);
  await app.signInTo('/detail/101?report=true');
  const sheet = page.getByRole('dialog', { name: 'Report this product' });
  await button(page, 'Send report').click();
  await expect(sheet.getByText('Choose what is wrong')).toBeVisible();
  await expect(sheet.getByText('Briefly say what is wrong')).toBeVisible();
  await expect(sheet.getByText('What is wrong?')).toBeInViewport();
  await expect.poll(() => axeViolations(page)).toEqual([]);
  expect(faultProxy.requestsTo('/api/product/report').length).toBe(0);
  await sheet.getByRole('radio', { name: 'The description is not true' }).check();
  await sheet.getByRole('textbox', { name: 'More details' }).fill('The page says brass, but it is painted plastic.');
  await sheet.getByLabel('Add pictures').setInputFiles(await drawPicture(page, { width: 400, height: 300 }));
  await expect(sheet.getByText(/1 of 9\./)).toBeVisible();
  await control.addFault({ kind: 'error', on: 'reportProduct', times: 1 });
  await button(page, 'Send report').click();
  await expect(sheet.getByRole('alert').filter({ hasText: 'Something went wrong on our side' })).toBeVisible();
  await expect(sheet.getByRole('textbox')).toHaveValue(/brass/);
  // Other words: a repeat within a second would count as a double tap.
  await sheet.getByRole('textbox').fill('The page says brass, but all of it is painted plastic.');
  await button(page, 'Send report').click();
  await expect(sheet.getByText(/Your report number is \d+/)).toBeVisible();
  expect(faultProxy.requestsTo('/api/product/report').length).toBe(2);
  expect(faultProxy.requestsTo('/api/common/upload').length).toBe(1);
  await button(page, 'Done').click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/detail/101');
});

test('[R4.09] a report survives the end of the session, pictures included', async ({ app, page }) => {
  await app.asCustomer();
  await gotoAsCustomer(page, '/detail/101?report=true');
  const words = page.getByRole('textbox', { name: 'More details' });
  await page.getByRole('radio', { name: 'The description is not true' }).check();
  await words.fill('The page says brass, but it is painted plastic.');
  await page.getByLabel('Add pictures').setInputFiles(await drawPicture(page, { width: 400, height: 300 }));
  await expect(app.text(/1 of 9\./)).toBeVisible();
  await app.control.addFault({ kind: 'unauthorized', on: 'reportProduct', times: 1 });
  await leads(button(page, 'Send report'), /:\d+\/login\?/);
  await app.signIn();
  await expect(words).toHaveValue('The page says brass, but it is painted plastic.');
  await expect(page.getByRole('radio', { name: 'The description is not true' })).toBeChecked();
  await expect(app.text(/1 of 9\./)).toBeVisible();
  await button(page, 'Send report').click();
  await expect(app.text(/Your report number is \d+/)).toBeVisible();
  await button(page, 'Done').click();
  await button(page, 'Report this product').click();
  await expect(words).toHaveValue('');
  await expect(app.text(/0 of 9\./)).toBeVisible();
});

test('[R4.04] like is optimistic, can be undone, and is rolled back when refused', async ({ app, page, toasts }) => {
  await app.asCustomer();
  await keepToasts(page);
  await page.goto('/detail/101');
  const heart = page.getByRole('button', { name: /^Favourite: / }).last();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // A double tap likes it once.
  await heart.dblclick();
  await toasts.waitFor('Added to your favourites');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Undo').click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // Optimistic, so waits for the answer: the fault is for the next call.
  await expect
    .poll(async () => (await callApi<{ liked: boolean }>(app, 'product/detail?product_id=101')).liked)
    .toBe(false);
  await app.control.addFault({ kind: 'error', on: 'likeProduct', times: 1 });
  await heart.click();
  await toasts.waitFor('System interface 500 abnormal');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
