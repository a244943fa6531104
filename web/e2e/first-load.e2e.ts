import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtApp } from './built-app.ts';
import { eventually, openShop, sees } from './shop.ts';

/** A copy of the built app with another config.json, or none. */
async function appWith(config: string | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(builtApp, folder, { recursive: true });
  if (config === null) await rm(join(folder, 'config.json'));
  else await writeFile(join(folder, 'config.json'), config);
  return folder;
}

test('the home page loads no form, no sheet and only one language, and asks for its content once', async () => {
  const shop = await openShop();
  await shop.go('/home');
  await sees(shop, 'Hot products');
  const loaded = shop.front.requests.map(({ path }) => path);
  // By what is written in them: which module goes into which file is the build's to say.
  const files = (await readdir(join(builtApp, 'assets'))).filter((file) => file.endsWith('.js'));
  const first = files.filter((file) => loaded.includes(`/assets/${file}`));
  for (const later of ['showModal', '_formValues', 'getVirtualItems']) {
    const filesWith = async (names: string[]) => {
      const texts = await Promise.all(names.map((name) => readFile(join(builtApp, 'assets', name), 'utf8')));
      return names.filter((_, place) => texts[place]?.includes(later));
    };
    expect(await filesWith(files), `${later} anywhere`).not.toEqual([]);
    expect(await filesWith(first), `${later} on the first screen`).toEqual([]);
  }
  expect(loaded.filter((path) => /\/messages-/.test(path))).toHaveLength(1);
  expect(loaded.filter((path) => path === '/api/index/home')).toHaveLength(1);
  expect(loaded.filter((path) => path === '/config.json')).toHaveLength(1);
});

test('the frame is painted before the application has come', async () => {
  const shop = await openShop({ colorScheme: 'dark' });
  const arrived = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path.startsWith('/assets/index-') ? { until: arrived.promise } : undefined));
  await shop.page.goto(`${shop.url}/home`, { waitUntil: 'commit' });
  await shop.page.locator('#shell .shell-banner').waitFor();
  const colours = await shop.page.evaluate(() =>
    getComputedStyle(document.querySelector('.app-column') ?? document.body),
  );
  expect(colours.backgroundColor).toBe('rgb(18, 19, 22)');
  expect(await shop.page.locator('#root > *').count()).toBe(0);
  // The first banner stands there already, at the very place where the application draws it.
  await shop.page.locator('.shell-banner').getByText('Two nights').waitFor();
  const banner = await shop.page.locator('.shell-banner').boundingBox();
  const picture = await shop.page.locator('.shell-banner img').boundingBox();
  const card = await shop.page.locator('.shell-grid > i').nth(1).boundingBox();
  arrived.resolve();
  await sees(shop, 'Hot products');
  const offers = shop.page.getByRole('region', { name: 'Offers' });
  expect(await offers.getByRole('link').first().boundingBox()).toEqual(banner);
  expect(await offers.locator('img').first().boundingBox()).toEqual(picture);
  const product = shop.page.locator('article > span').nth(1);
  expect(await product.boundingBox()).toEqual(card);
  expect(await shop.page.locator('#shell').count()).toBe(0);
});

test('nothing on the way through the shop offends its Content-Security-Policy', async () => {
  const shop = await openShop({ customer: true });
  await shop.page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      throw new Error(`refused: ${violatedDirective}`);
    });
  });
  for (const path of ['/home', '/detail/101/1', '/profile', '/nowhere']) {
    await shop.go(path);
    await eventually(() => shop.page.title()).toMatch(/Meridian/);
  }
  await shop.page.getByRole('link', { name: 'Go to the home page' }).click();
  await shop.page.getByRole('link', { name: 'Aria 2 over-ear headphones' }).click();
  await sees(shop, 'Add to bag');
  expect(shop.complaints).toEqual([]);
  const policy = await shop.page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy).not.toContain('unsafe');
});

test.each([
  ['missing', null],
  ['not JSON', '<html>'],
  ['without an address', '{}'],
  ['with a broken address', '{"apiBaseUrl":"nowhere"}'],
])('a config.json that is %s is named, with what to write', async (_case, config) => {
  const shop = await openShop({ app: await appWith(config) });
  await shop.go('/home');
  await sees(shop, 'The settings of this shop are missing.');
  await sees(shop, /"apiBaseUrl"/);
});

test('[R7.02] the one base address comes from config.json; one that does not answer is named', async () => {
  const shop = await openShop({ app: await appWith('{"apiBaseUrl":"http://127.0.0.1:9/"}') });
  await shop.go('/home');
  await shop.page.getByText('Backend interface connection abnormal').waitFor({ timeout: 15_000 });
  await sees(shop, '127.0.0.1:9');
  expect(shop.front.requests.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
  await shop.page.getByRole('button', { name: 'Try again' }).waitFor();
});
