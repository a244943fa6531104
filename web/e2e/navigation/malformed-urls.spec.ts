import { type CrawlPage, crawl } from '../fixtures/crawl.ts';
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const long = 'x'.repeat(4000);
const values =
  `-1 0 1e999 99999999999999999999 1.5 abc {"a":1} [1,2] null true undefined <b/id="hack">x</b> ${long} %E0%A4%A %00`.split(
    ' ',
  );

/** The search parameters of each path. */
const fields: Record<string, string> = {
  '/explore': 'category list sort period page',
  '/search': 'q category shop min max rate stock freight sort',
  '/searchs': 'q sort',
  '/shop/1': 'tab q collection category min max rate stock freight sort',
  '/detail/101': 'sku',
  '/login': 'return after',
  '/popular': 'category period',
  '/products': 'q category shop min max rate stock freight sort',
  '/myFavourite': 'tab q',
  '/notification': 'type',
  '/checkout': 'lines product sku quantity',
  '/service': 'shop order product about',
};

const written = (value: string) => (value.startsWith('%') ? value : encodeURIComponent(value));

/** Four addresses for each path, with other damage in every field of each, and one that repeats every field. */
const damaged = Object.entries(fields).flatMap(([path, line]) => {
  const names = line.split(' ');
  const query = (shift: number) =>
    names.map((name, at) => `${name}=${written(values[(at + shift) % values.length] ?? '')}`).join('&');
  const twice = names.map((name) => `${name}=1&${name}=two`).join('&');
  return [0, 4, 8, 12].map((shift) => `${path}?${query(shift)}&unknown=1`).concat(`${path}?${twice}`);
});

test('[R2.12] a malformed query falls back to defaults, on every path with a query', async ({ openApp }) => {
  test.setTimeout(240_000);
  const app = await openApp({ signedIn: true });
  const visitor = await openApp();
  const isForVisitors = (path: string) => path.startsWith('/login');
  const check = async (crawled: CrawlPage, path: string) => {
    await crawled.visit(path);
    expect(crawled.path().split('?')[0], path).toBe(path.split('?')[0]);
    await expect(crawled.page.locator('#hack'), path).toHaveCount(0);
    await expect(crawled.page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0);
    expect(crawled.repeatedReads(), path).toEqual([]);
  };
  const consoleErrors = await crawl(
    app,
    damaged.filter((path) => !isForVisitors(path)),
    check,
  );
  const others = await crawl(visitor, damaged.filter(isForVisitors), check);
  expect([...consoleErrors, ...others]).toEqual([]);
});

const ids = `abc 0 -5 1.5 1e3 007 999999999999999 99999999999999999999 %3Cb%20id%3Dhack%3E %E0%A4%A %2F ${long}`.split(
  ' ',
);
const paths = [
  ...['/detail', '/shop'].flatMap((path) => ids.map((id) => `${path}/${id}`)),
  ...['/orderInfo', '/addressForm', '/myPurchases', '/refund'].flatMap((path) => [`${path}/abc`, `${path}/%E0%A4%A`]),
  ...['/no/such/page', '/HOME/x', '/detail/1/2/3', '/home/1', '/%E0%A4%A', '/%3Cb%20id%3Dhack%3E'],
];

test('[R2.12] a malformed or unknown path says what is missing @default', async ({ app }) => {
  test.setTimeout(240_000);
  const consoleErrors = await crawl(app, paths, async (crawled, path) => {
    await crawled.visit(path);
    const isProduct = /^\/(detail|app)\/[^/]+$/.test(path);
    const missing = crawled.page.getByText(
      /^(There is no page at this address|We could not find this (product|shop))\.$/,
    );
    if (isProduct || crawled.path() !== path) await expect(missing).toBeVisible();
    // The title comes with the screen: a check in between would compare it with the previous screen.
    const isNamedUnknown = async () => (await crawled.title()) === 'Page not found';
    const saysUnknown = async () => (await missing.allTextContents()).some((words) => words.includes('page'));
    await expect.poll(async () => (await isNamedUnknown()) === (await saysUnknown()), path).toBe(true);
    await expect(crawled.page.locator('#hack'), path).toHaveCount(0);
    expect(crawled.repeatedReads(), path).toEqual([]);
  });
  expect(consoleErrors).toEqual([]);
});

test('[R2.12] the not-found page is in the language in use, and links to home', async ({ openApp }) => {
  const app = await openApp({ savedLocale: 'zh-CN' });
  await app.open('/no/such/page', '找不到这个页面。');
  await leads(app.page.getByRole('link', { name: '回到首页' }), '/home');
});
