import { callApi } from '../fixtures/api.ts';
import { cartQuantities, cartRow, expectTotal, openCart, quantityOf } from '../fixtures/cart.ts';
import { openSheet } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';
import { tapsAt, touch } from '../fixtures/touch.ts';

test.use({ signedIn: true });

const backpack = 'Trail 24 L backpack';
const undo = { name: 'Undo', exact: true };

test('a line is deleted at once, and undo restores it as it was @default', async ({ app, page, toasts }) => {
  await keepToasts(page);
  await openCart(page);
  await quantityOf(cartRow(page, backpack)).fill('3');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('checkbox', { name: /^Choose Trail 24 L backpack/ }).check();
  await page.getByRole('button', { name: 'Delete 1' }).click();
  await expect(cartRow(page, backpack)).toHaveCount(0);
  await toasts.waitFor('1 deleted');
  const distance = async () => {
    const bar = await page.getByRole('button', { name: /^Check out/ }).boundingBox();
    const toast = await page.getByRole('button', undo).boundingBox();
    return (bar?.y ?? 0) - (toast?.y ?? Number.POSITIVE_INFINITY) - (toast?.height ?? 0);
  };
  await expect.poll(distance, 'the toast is above the bar').toBeGreaterThan(0);
  expect((await cartQuantities(app)).has(1021)).toBe(false);
  await page.getByRole('button', undo).click();
  await expect(quantityOf(cartRow(page, backpack))).toHaveValue('3');
  await expectTotal(page, '$326.40');
});

test('several lines are deleted or moved to the favourites, and restored, together', async ({ app, page, toasts }) => {
  await keepToasts(page);
  await callApi(app, 'product/like', { product_id: 102, liked: true });
  await callApi(app, 'product/like', { product_id: 101, liked: false });
  await openCart(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('checkbox', { name: 'All' }).check();
  await page.getByRole('button', { name: 'Delete 3' }).click();
  await toasts.waitFor('3 deleted');
  await expect(app.text('Your bag is empty.')).toBeVisible();
  await page.getByRole('button', undo).click();
  await expectTotal(page, '$198.40');

  await page.getByRole('button', { name: 'Edit' }).click();
  for (const name of [/^Choose Trail 24 L backpack/, /^Choose Aria 2/])
    await page.getByRole('checkbox', { name }).first().check();
  await page.getByRole('button', { name: 'Move to favourites' }).filter({ visible: true }).last().click();
  await toasts.waitFor('2 moved to your favourites');
  await expect(app.text('Select at least one item to check out.')).toBeVisible();
  const unliking = page.waitForRequest((request) => request.postDataJSON()?.liked === false);
  await page.getByRole('button', undo).click();
  await expectTotal(page, '$198.40');
  // What was a favourite before stays one.
  expect((await unliking).postDataJSON()).toMatchObject({ product_ids: [101] });
});

test('a sold-out line can be ordered after choosing another option', async ({ page, context, toasts }) => {
  await openCart(page);
  const sand = cartRow(page, 'Sold out');
  await cartRow(page, 'Mist').getByRole('button', { name: 'Mist, change' }).click();
  const soldOut = page.getByRole('dialog', { name: 'Change options' });
  await soldOut.getByRole('button', { name: 'Sand' }).click();
  await expect(soldOut.getByRole('button', { name: 'Sold out', exact: true })).toBeDisabled();
  await expect(soldOut.getByText(/^Your bag already has/)).toHaveCount(0);
  await soldOut.getByRole('button', { name: 'Close' }).click();
  const sheet = await openSheet(sand.getByRole('button', { name: 'Choose another option' }), 'Choose another option');
  await sheet.getByRole('button', { name: 'Mist' }).click();
  await expect(sheet.getByText(/^Your bag already has 1 of these/)).toBeVisible();
  // Not saved offline, which the sheet says until the connection returns.
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Could not connect');
  await context.setOffline(false);
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Ink' }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(sand).toHaveCount(0);
  await expectTotal(page, '$323.80');

  const choice = cartRow(page, 'Ink').getByRole('checkbox');
  await choice.uncheck();
  const change = await openSheet(cartRow(page, 'Ink').getByRole('button', { name: 'Ink, change' }), 'Change options');
  await change.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(quantityOf(cartRow(page, 'Ink'))).toHaveValue('2');
  // A line that was changed is to be ordered.
  await expect(choice).toBeChecked();
  expect(toasts.messages).toEqual([]);
});

test('lines that cannot be ordered say why, and offer what helps @default', async ({ app, page, toasts }) => {
  await app.control.scenario('mixed_cart');
  await openCart(page);
  const row = (reason: string | RegExp) => cartRow(page, reason);
  for (const reason of ['Sold out', 'This option is no longer sold'])
    await expect(row(reason).getByRole('button', { name: 'Choose another option' })).toBeVisible();
  for (const reason of ['The shop is closed', 'No longer sold'])
    await expect(row(new RegExp(`${reason}$`)).getByRole('button')).toHaveCount(1);
  await row('This option is no longer sold').getByRole('button', { name: 'Move to favourites' }).click();
  await toasts.waitFor('1 moved to your favourites');
  await expect(app.text('Unavailable (3)')).toBeVisible();
  // After the last line of a list, the focus moves to the one before.
  const removals = page.locator('section:visible', { hasText: 'Unavailable' }).locator('[data-remove]');
  await removals.last().press('Enter');
  await expect(removals).toHaveCount(2);
  await expect(removals.last()).toBeFocused();
  await toasts.waitFor('1 deleted');
  await page.getByRole('button', { name: 'Delete all' }).click();
  await toasts.waitFor('2 deleted');
  await expect(page.getByText(/^Unavailable \(/)).toHaveCount(0);
});

test('a swipe towards the start deletes a line, and no other does', async ({ openApp }) => {
  const { page, toasts } = await openApp(
    { signedIn: true },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  );
  await keepToasts(page);
  for (const direction of ['ltr', 'rtl'] as const) {
    await openCart(page);
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const swipe = async (by: number) => {
      const box = await cartRow(page, backpack).boundingBox();
      if (box === null) throw new Error('The row is not there');
      const from = { x: box.x + box.width / 2, y: box.y + 30 };
      await touch(page, [{ from, to: { x: from.x + (direction === 'ltr' ? by : -by), y: from.y + 2 } }]);
    };
    await swipe(170);
    await swipe(-60);
    await expect(cartRow(page, backpack)).toBeVisible();
    toasts.messages.splice(0);
    await swipe(-170);
    await toasts.waitFor('1 deleted');
    await expect(page).toHaveURL('/bag');
    await page.getByRole('button', undo).click();
    const row = cartRow(page, backpack);
    await expect(row).toBeVisible();
    await expectTotal(page, '$198.40');
    await row.getByRole('button', { name: 'One more' }).click();
    await expectTotal(page, '$262.40');
    const fewer = await row.getByRole('button', { name: 'One fewer' }).boundingBox();
    if (fewer === null) throw new Error('The button is not there');
    const tap = await tapsAt(page, { x: fewer.x + 20, y: fewer.y + 20 });
    for (const ms of [0, 150, 300]) await tap(ms);
    await expect(quantityOf(row)).toHaveValue('1');
    await expect(row.getByRole('button', { name: /^Delete/ })).toBeVisible();
    await expectTotal(page, '$198.40');
  }
});

test('with the keyboard alone, lines are changed, deleted and checked out', async ({ page, toasts }) => {
  await openCart(page);
  const row = cartRow(page, backpack);
  await row.getByRole('button', { name: 'One more' }).press('Enter');
  await expect(quantityOf(row)).toHaveValue('2');
  await row.getByRole('button', { name: 'One more' }).press('Enter');
  await row.getByRole('button', { name: 'One fewer' }).focus();
  // A held key steps down, and deletes nothing.
  for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(quantityOf(row)).toHaveValue('1');
  await expectTotal(page, '$198.40');
  await row.getByRole('button', { name: 'One more' }).press('Enter');
  // At the maximum the button is disabled, and keeps the focus.
  const limited = cartRow(page, 'Mist');
  await limited.getByRole('button', { name: 'One more' }).focus();
  for (let repeat = 0; repeat < 15; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(quantityOf(limited)).toHaveValue('12');
  await expect(limited.getByRole('button', { name: 'One more' })).toBeFocused();
  await quantityOf(limited).fill('1');
  await page.getByRole('checkbox', { name: /^Choose Aria 2/ }).press('Space');
  await expectTotal(page, '$128.00');
  await cartRow(page, 'Mist')
    .getByRole('button', { name: /^Delete/ })
    .press('Enter');
  await expect(cartRow(page, 'Mist')).toHaveCount(0);
  await toasts.waitFor('1 deleted');
  // The focus stays among the lines.
  await expect(page.locator('[data-screen="/bag"] :focus')).toBeVisible();
  await page.getByRole('button', { name: 'Check out (2)' }).press('Enter');
  await expect(page).toHaveURL(/\/checkout\?lines=502$/);
});
