import { expect, test } from 'vitest';
import { eventually, openShop, reaches, type Shop, sees } from './shop.ts';

const box = (shop: Shop) => shop.page.getByRole('combobox');
const suggested = (shop: Shop) => shop.page.getByRole('option').allTextContents();
const asked = (shop: Shop) =>
  shop.front.requests.flatMap(({ path }) => {
    const { pathname, searchParams } = new URL(path, shop.url);
    return pathname === '/api/product/suggest' ? [searchParams.get('keyword')] : [];
  });

test('whoever opens the search types, chooses a suggestion with the keys and reads how many there are', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/search');
  await box(shop).waitFor();
  await eventually(() => box(shop).evaluate((element) => element === document.activeElement)).toBe(true);
  // At once: between letters a busy browser may pause, and be given suggestions for a part.
  await shop.page.keyboard.insertText('trai');
  const first = shop.page.getByRole('option').first();
  await first.waitFor();
  expect(await box(shop).getAttribute('aria-expanded')).toBe('true');
  await shop.page.keyboard.press('ArrowDown');
  expect(await box(shop).getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
  expect(await first.getAttribute('aria-selected')).toBe('true');
  await shop.page.keyboard.press('Enter');
  await reaches(shop, '/search?q=trail+backpack');
  await shop.page
    .getByRole('status')
    .getByText(/^\d+ products?$/)
    .waitFor();
  await sees(shop, 'Trail 24 L backpack, rain cover');
  await eventually(() => shop.page.getByRole('option').count()).toBe(0);
  expect(shop.complaints).toEqual([]);
});

test('a suggested product opens itself', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/search');
  await box(shop).fill('trail 24');
  await shop.page.getByRole('option', { name: 'Trail 24 L backpack, rain cover' }).click();
  await reaches(shop, '/detail/102');
});

test('what was typed before the last pause is asked once, and a late answer to it is given up', async () => {
  const shop = await openShop({ remembers: true });
  await shop.page.clock.install();
  await shop.go('/search');
  await sees(shop, 'Searched a lot this week');
  shop.front.obey(({ path }) => (path.endsWith('keyword=tent') ? { wait: 20_000 } : undefined));
  // However long the letters take here, there is no pause between them.
  await shop.page.clock.pauseAt(Date.now() + 60_000);
  await box(shop).pressSequentially('tent');
  await shop.page.clock.resume();
  await eventually(() => asked(shop)).toEqual(['tent']);
  const givenUp = shop.page.waitForEvent('requestfailed', (request) => request.url().endsWith('keyword=tent'));
  await box(shop).fill('sofa');
  await givenUp;
  await eventually(async () => (await suggested(shop)).join('\n')).toMatch(/^.*sofa.*(\n.*sofa.*)*$/i);
});

test('nothing is asked while an input method is composing', async () => {
  const shop = await openShop({ remembers: true });
  await shop.page.clock.install();
  await shop.go('/search');
  await sees(shop, 'Searched a lot this week');
  const keyboard = await shop.context.newCDPSession(shop.page);
  await keyboard.send('Input.imeSetComposition', { text: 'er ji', selectionStart: 5, selectionEnd: 5 });
  await eventually(() => box(shop).inputValue()).toBe('er ji');
  await shop.page.clock.runFor(5000);
  await keyboard.send('Input.insertText', { text: '耳机' });
  await shop.page.clock.runFor(1000);
  await shop.page.getByRole('option').first().waitFor();
  expect(asked(shop)).toEqual(['耳机']);
});

test('past searches stay on the device; one or all are deleted, and come back', async () => {
  const shop = await openShop({ remembers: true });
  for (const words of ['tent', 'sofa']) {
    await shop.go('/search');
    await box(shop).fill(words);
    await shop.page.keyboard.press('Enter');
    await reaches(shop, `/search?q=${words}`);
  }
  await shop.go('/detail/101');
  await sees(shop, 'Add to bag');
  await shop.go('/search');
  const past = () => shop.page.getByRole('region', { name: 'Past searches' }).getByRole('listitem').allTextContents();
  await eventually(past).toEqual(['sofa', 'tent']);
  await shop.page.getByRole('button', { name: 'Delete “sofa”' }).click();
  await eventually(past).toEqual(['tent']);
  await shop.page.getByRole('button', { name: 'Undo' }).click();
  await eventually(past).toEqual(['sofa', 'tent']);
  await shop.page.getByRole('region', { name: 'Past searches' }).getByRole('button', { name: 'Delete all' }).click();
  await eventually(past).toEqual([]);
  // What was looked at is another list.
  await shop.page.getByRole('link', { name: 'Aria 2 over-ear headphones' }).waitFor();
  await shop.page.getByRole('button', { name: 'Undo' }).click();
  await eventually(past).toEqual(['sofa', 'tent']);
  await shop.page.getByRole('button', { name: 'sofa', exact: true }).click();
  await reaches(shop, '/search?q=sofa');
});

test('an empty box searches the word that it shows, and nothing where it shows none', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/search');
  await sees(shop, 'Searched a lot this week');
  // The box takes its word from the same answer, but may be drawn after the list.
  await eventually(() => box(shop).getAttribute('placeholder')).not.toBe('Search products');
  const word = await box(shop).getAttribute('placeholder');
  await shop.page.getByRole('button', { name: 'Search', exact: true }).click();
  await reaches(shop, `/search?q=${word}`);

  const wordless = await openShop();
  wordless.front.obey(({ path }) => (path === '/api/product/hot_keywords' ? { status: 404, body: '{}' } : undefined));
  await wordless.go('/search');
  await sees(wordless, 'This part could not be shown.');
  expect(await box(wordless).getAttribute('placeholder')).toBe('Search products');
  await wordless.page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(wordless.path()).toBe('/search');
});
