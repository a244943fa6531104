// The address book for a keyboard, a screen reader, small screens and both directions.
import type { Page } from '@playwright/test';
import { picker } from '../fixtures/address-form.ts';
import { press } from '../fixtures/auth-forms.ts';
import { checkThemes } from '../fixtures/axe.ts';
import { expectFocusOn, tabTo } from '../fixtures/keyboard.ts';
import { layoutFaults } from '../fixtures/layout-faults.ts';
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

const openDelete = (page: Page) => page.getByRole('button', { name: 'Delete 4-1 Umeda' }).click();
const openCountries = (page: Page) => picker(page, 'Country').click();
const openAreas = async (page: Page) => {
  await picker(page, 'Area').click();
  await page.getByRole('option').first().click();
  await expect(page.getByRole('navigation', { name: 'Selected so far' })).toBeVisible();
};
const sendWrong = async (page: Page) => {
  await page.getByLabel('Mobile number').fill('12');
  await press(page, 'Custom');
  await press(page, 'Save address');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
};
const leaveChanged = async (page: Page) => {
  await page.getByLabel('Recipient').fill('Aya');
  await press(page, 'Back');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
};

const screens: [name: string, path: string, words: string, open: (page: Page) => Promise<unknown>][] = [
  ['the question before deleting', '/address', '4-1 Umeda', openDelete],
  ['the form with errors', '/addressForm/12', 'Save address', sendWrong],
  ['the countries', '/addressForm/12', 'Save address', openCountries],
  ['the areas', '/addressForm/12', 'Save address', openAreas],
  ['the question before leaving', '/addressForm/12', 'Save address', leaveChanged],
];

test('axe and the layout checker find nothing on any state of the address book, light and dark, in both directions', async ({
  openWarm,
}) => {
  test.setTimeout(60_000 * (screens.length + 1));
  for (const [name, path, words, open] of screens)
    await test.step(name, async () => {
      const { page, text } = await openWarm(path, { signedIn: true }, { reducedMotion: 'reduce' });
      await expect(text(words)).toBeVisible();
      await open(page);
      await checkThemes(page);
      for (const [width, height] of [
        [320, 640],
        [360, 780],
        [1280, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const dir of ['ltr', 'rtl']) {
          await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir);
          await expect.poll(() => layoutFaults(page), { message: `${width} px, ${dir}` }).toEqual([]);
        }
      }
    });
});
