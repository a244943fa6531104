import { picker } from '../fixtures/address-form.ts';
import { expectFocusOn, tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true, reducedMotion: 'reduce' });

test('by keyboard alone, an address is added, made the default and deleted', async ({ app, page }) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  await page.goto('/address');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await tabTo(page, 'Add address');
  await keyboard.press('Enter');
  await expect(picker(page, 'Country')).toContainText('Japan');
  await tabTo(page, /^Area|Choose an area/);
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeVisible();
  await tabTo(page, 'Search areas');
  await keyboard.type('osa');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Osaka', exact: true })).toBeVisible();
  await keyboard.type('osaka');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(picker(page, 'Area')).toContainText('Osaka Prefecture · Osaka');
  for (const [label, words] of [
    ['Street address', '5 Dotonbori'],
    ['Postcode', '542-0071'],
    ['Recipient', 'Kenji Tanaka'],
    ['Mobile number', '090-8765-4321'],
  ] as const) {
    await tabTo(page, label);
    await keyboard.type(words);
  }
  await tabTo(page, 'Other');
  await keyboard.press('Space');
  await tabTo(page, 'Save address');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/address');
  await expect(page.getByRole('listitem')).toHaveCount(3);
  // Back in the list, the focus is where it was.
  await expectFocusOn(page, 'Add address');
  await tabTo(page, 'Set as default: 5 Dotonbori', { back: true });
  await keyboard.press('Enter');
  await app.toasts.waitFor('Default address changed');
  await expect(page.getByRole('list', { name: 'Addresses' })).toBeFocused();
  await expect(page.getByRole('listitem').first()).toContainText('5 Dotonbori');
  await keyboard.press('Tab');
  await expectFocusOn(page, 'Edit 5 Dotonbori');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Delete address');
  await keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Addresses' })).toBeFocused();
});
