// The help and the legal texts over any screen, and what reaches a customer while a sheet is in front.
import { expect, test } from 'vitest';
import { eventually, openShop, type Shop, sees } from './shop.ts';

const open = async (shop: Shop, name: string) => {
  await shop.page.getByRole('button', { name }).click();
  const sheet = shop.page.getByRole('dialog');
  await sheet.waitFor();
  return sheet;
};

/** Whether a press in the middle of it would reach it: it lies in front of everything. */
const isInFront = (shop: Shop, selector: string) =>
  shop.page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('a toast stands in front of an open sheet, can be read out there, and goes back to the page with it', async () => {
  const shop = await openShop({ remembers: true, reducedMotion: 'reduce' });
  await shop.go('/login');
  const sheet = await open(shop, 'Help');
  const region = sheet.locator('[aria-live=polite]');
  await eventually(() => region.count()).toBe(1);
  await sheet.getByText('How do I open an account?').click();
  await shop.control('faults', { kind: 'error', on: 'voteHelp', times: 1 });
  await sheet.getByRole('button', { name: 'No', exact: true }).click();
  await region.getByText('System interface 500 abnormal').waitFor();
  expect(await isInFront(shop, '[data-kind=error]')).toBe(true);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await eventually(() => shop.page.getByRole('dialog').count()).toBe(0);
  await eventually(() => shop.page.locator('[aria-live=polite]').count()).toBe(1);
});

test('a language that does not come leaves the sheet open, with the reason in front of it and the old one ticked', async () => {
  const shop = await openShop({ remembers: true, customer: true, reducedMotion: 'reduce' });
  await shop.go('/home');
  await sees(shop, 'Hot products');
  const sheet = await open(shop, 'Language');
  await shop.control('faults', { kind: 'error', on: 'setLanguage', times: 1 });
  await sheet.getByText('简体中文').click();
  // In the language that stays.
  await shop.page.locator('dialog [data-kind=error]').filter({ hasText: 'System interface 500 abnormal' }).waitFor();
  expect(await isInFront(shop, '[data-kind=error]')).toBe(true);
  await eventually(() => sheet.getByRole('radio', { checked: true }).getAttribute('value')).toBe('en');
  await sheet.getByText('简体中文').click();
  await sees(shop, '热门商品');
  await eventually(() => sheet.count()).toBe(0);
});

test('an answer asks whether it helped; the vote is counted, and the last one counts', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/login');
  const sheet = await open(shop, 'Help');
  await sheet.getByText('The verification code does not arrive').click();
  const vote = sheet.getByRole('group', { name: 'Was “The verification code does not arrive” useful?' });
  const pressed = () => vote.getByRole('button', { pressed: true }).allInnerTexts();
  await vote.getByRole('button', { name: 'Yes' }).click();
  await vote.getByText('Good to know, thank you.').waitFor();
  expect(await pressed()).toEqual(['Yes']);
  await vote.getByRole('button', { name: 'No' }).click();
  await vote.getByText('Thank you. Ask us below, and we will help.').waitFor();
  expect(await pressed()).toEqual(['No']);
  await shop.control('faults', { kind: 'error', on: 'voteHelp', times: 1 });
  await vote.getByRole('button', { name: 'Yes' }).click();
  await eventually(pressed).toEqual([]);
  await vote.getByText('Was this useful?').waitFor();
  const counted = await shop.page.evaluate(async () => {
    const answer = await fetch('/api/user/help_support');
    const { data } = await answer.json();
    const items: { id: number; useful: number; useless: number }[] = data.groups[0].items;
    return items.find(({ id }) => id === 103);
  });
  expect(counted).toMatchObject({ useful: 97, useless: 22 });
});

test('the help is searched by any of its words, says how much it found, and always how to reach somebody', async () => {
  const shop = await openShop({ remembers: true, reducedMotion: 'reduce' });
  await shop.go('/login');
  const sheet = await open(shop, 'Help');
  const questions = () => sheet.locator('summary').allInnerTexts();
  await eventually(questions).not.toEqual([]);
  const before = await sheet.boundingBox();
  await sheet.getByLabel('Search the help').fill('SPAM folder');
  await eventually(questions).toEqual(['The verification code does not arrive']);
  await sheet.getByRole('status').getByText('1 answer', { exact: true }).waitFor();
  await sheet.getByLabel('Search the help').fill('klingon');
  await sheet.getByText('No answer has these words.').waitFor();
  await sheet.getByRole('link', { name: 'service@meridian.shop' }).waitFor();
  await sheet.getByText(/Monday to Saturday/).waitFor();
  // It stands still while the words narrow what it shows.
  expect(await sheet.boundingBox()).toEqual(before);
});

test('the contents of a legal text lead to each of its parts, and the focus goes along', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/register');
  const sheet = await open(shop, 'terms of use');
  await sheet.getByText(/^In force since/).waitFor();
  await sheet.locator('summary', { hasText: 'Contents' }).click();
  await sheet.getByRole('button', { name: '4. Delivery' }).click();
  const heading = sheet.getByRole('heading', { name: '4. Delivery' });
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  const [top, sheetTop] = [(await heading.boundingBox())?.y ?? 0, (await sheet.boundingBox())?.y ?? 0];
  expect(top - sheetTop).toBeGreaterThan(40);
  expect(top - sheetTop).toBeLessThan(160);
});
