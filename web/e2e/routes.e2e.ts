import { expect, test } from 'vitest';
import { closed, forVisitors, isKnown, open, stops } from './paths.ts';
import { eventually, openShop, reaches, sees } from './shop.ts';
import { tour } from './tour.ts';

test('the table has the 44 paths', () => {
  expect(`${open}\n${forVisitors}\n${closed}`.split('\n')).toHaveLength(44);
});

test('[R2.11] [R2.02] [R2.04] a customer opens and reloads every path, with and without its parameters', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  const links = new Set<string>();
  const complaints = await tour(shop, stops(`${open}\n${closed}`), async (stop, { title, path }) => {
    for (const to of [path, undefined]) {
      await stop.visit(to);
      expect([stop.path(), await stop.title(), stop.repeated()], path).toEqual([path, title, []]);
    }
    for (const link of await stop.links()) links.add(link);
  });
  expect(complaints).toEqual([]);
  // Every link on all these screens leads to a path of the table, with no more parameters than it takes.
  expect(links.size).toBeGreaterThan(50);
  expect([...links].filter((link) => !isKnown(link))).toEqual([]);
}, 180_000);

test('[R2.08] [R2.09] [R6.01] a visitor opens every public path, and meets the login at every other', async () => {
  const shop = await openShop({ remembers: true });
  const complaints = await tour(shop, stops(`${open}\n${forVisitors}`), async (stop, { title, path }) => {
    for (const to of [path, undefined]) {
      await stop.visit(to);
      expect([stop.path(), await stop.title(), stop.repeated()], path).toEqual([path, title, []]);
    }
  });
  const refused = await tour(shop, stops(closed), async (stop, { path }) => {
    await Promise.all([stop.page.getByText('Please log in first').waitFor(), stop.visit(path)]);
    expect([stop.path(), await stop.title()], path).toEqual([`/login?return=${encodeURIComponent(path)}`, 'Sign in']);
    // Nothing of a private screen is asked for.
    expect(stop.asked(), path).toEqual([]);
  });
  expect([...complaints, ...refused]).toEqual([]);
}, 180_000);

test('[R2.01] the root leads to the home page', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/');
  await reaches(shop, '/home');
  await sees(shop, 'Hot products');
});

test('[R2.03] a screen’s code comes when the screen is opened', async () => {
  const shop = await openShop({ remembers: true });
  const loaded = () => shop.front.requests.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path);
  await shop.go('/home');
  await sees(shop, 'Hot products');
  expect(loaded().filter((path) => /\/login-/.test(path))).toEqual([]);
  await shop.page.getByRole('link', { name: 'Sign in' }).click();
  await sees(shop, 'Welcome to Meridian');
  expect(loaded().filter((path) => /\/login-/.test(path))).toHaveLength(1);
});

test('[R2.04] the title is the route’s, in the language in use', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/login');
  await eventually(() => shop.page.title()).toBe('Sign in · Meridian');
  await shop.page.getByRole('button', { name: 'Language' }).click();
  await shop.page.getByText('简体中文').click();
  await eventually(() => shop.page.title()).toBe('登录 · Meridian');
  await shop.page.getByRole('button', { name: '返回' }).click();
  await eventually(() => shop.page.title()).toBe('首页 · Meridian');
});
