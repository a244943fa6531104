// `npm run words [-- <address> [<address>]]`: the visible words of each of the 44 screens, in English and German, on a
// phone of 390 × 844, from the top to the end: of the built app with its mock, or of the apps at one or two addresses,
// side by side. Names of products, shops and people count; skeletons, and what the law asks for, do not.
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../.config/chromium.ts';
import { startMock } from '../../mock/src/server.ts';
import { builtApp } from '../e2e/built-app.ts';
import { openPhone } from './phone.ts';
import { print, table } from './report.ts';
import { signIn, TOKEN } from './signed-in.ts';

const LANGUAGES = ['en', 'de'] as const;

const VISITOR_SCREENS = ['/login', '/register'];
/** Every path (R2.11), in the state that says the most. */
const SCREENS = [
  ...['/home', '/explore', '/search', '/searchs', '/shop/1', '/detail/101', '/forgotPassword', '/changePassword'],
  ...['/bag', '/order', '/orderInfo/9003', '/comment?order=9005', '/refund/9003', '/checkout?lines=501%2C502'],
  ...['/myPurchases/all', '/language', '/notification', '/profile', '/changePayPwd', '/helpAndSupport', '/withDraw'],
  ...['/depositRecord', '/topUp', '/walletTopUp', '/cardTopUp', '/topUpRecord', '/capitalRecord', '/myFavourite'],
  ...['/payment?order=9001', '/security', '/heart', '/filter', '/setting', '/popular', '/platform', '/law'],
  ...['/address', '/addressForm/12', '/products', '/services', '/service?shop=1&product=101', '/passwords'],
  ...VISITOR_SCREENS,
];

/** What is not counted: skeletons, the legal documents and the warnings of R5.11. */
const APART = '.skeleton, .law-document, [data-screen="/walletTopUp"] .bg-waiting-soft';

/** An infinite list is counted this far, in heights of the window. */
const MOST_WINDOWS = 6;

/** How long what comes into view may take. */
const LOAD_MS = 3000;

/** The words of each screen, by `<language> <path>`. */
type Words = ReadonlyMap<string, number>;

async function countWords(browser: Browser, url: string): Promise<Words> {
  const words = new Map<string, number>();
  for (const language of LANGUAGES) {
    const visitor = await openPhone(browser);
    const customer = await openPhone(browser);
    await signIn(customer, url, undefined);
    await customer.request.get(`${url}/api/user/set_language?file_name=${language}`, { headers: { token: TOKEN } });
    for (const page of [visitor, customer])
      await page.context().addCookies([{ name: 'Local_Lang', value: language, url }]);
    for (const path of SCREENS) {
      const page = VISITOR_SCREENS.includes(path) ? visitor : customer;
      words.set(`${language} ${path}`, await wordsOn(page, url + path, language));
    }
    for (const page of [visitor, customer]) await page.context().close();
  }
  return words;
}

/** Counts while it scrolls through the screen: a long list renders only what is near the window. */
async function wordsOn(page: Page, address: string, language: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  let words = 0;
  for (let windows = 1; windows <= MOST_WINDOWS; windows += 1) {
    // A list may keep the skeleton of its next page.
    await page.waitForFunction(isLoadedInView, undefined, { timeout: LOAD_MS }).catch(() => undefined);
    words += await page.evaluate(newWords, { language, apart: APART });
    if (await page.evaluate(scrollOn)) break;
  }
  return words;
}

/** Runs in the page. */
function isLoadedInView(): boolean {
  return [...document.querySelectorAll('.skeleton')].every((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height === 0 || bottom < 0 || top > innerHeight || !element.checkVisibility();
  });
}

/** Runs in the page: scrolls by a window. Returns whether it was at the end. */
function scrollOn(): boolean {
  const isAtEnd = scrollY + innerHeight + 1 >= document.documentElement.scrollHeight;
  scrollBy({ top: innerHeight, behavior: 'instant' });
  return isAtEnd;
}

/** Runs in the page: counts the words of the visible text nodes that were not counted before. */
function newWords({ language, apart }: { language: string; apart: string }): number {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const counted: WeakSet<Node> = Reflect.get(window, 'counted') ?? new WeakSet();
  Reflect.set(window, 'counted', counted);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const { parentElement: element, nodeValue } = currentNode;
    if (counted.has(currentNode) || element === null || element.closest(`script, style, ${apart}`) !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    // What only screen readers read has a pixel.
    const { width, height, top, bottom } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || bottom <= 0 || top >= innerHeight) continue;
    counted.add(currentNode);
    for (const { isWordLike } of segmenter.segment(nodeValue ?? '')) if (isWordLike) words += 1;
  }
  return words;
}

const browser = await chromium.launch(chromiumOptions());
const mock = process.argv.length > 2 ? undefined : await startMock({ port: 0, webDirectory: builtApp });
try {
  const counts: Words[] = [];
  for (const url of mock ? [mock.url] : process.argv.slice(2)) counts.push(await countWords(browser, url));
  const columns = LANGUAGES.flatMap((language) => counts.map((words) => ({ language, words })));
  const rows = SCREENS.map((path) => columns.map(({ language, words }) => words.get(`${language} ${path}`) ?? 0));
  const all = columns.map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const head = ['', ...columns.map(({ language }) => language)];
  const lines = rows.map((row, index) => [SCREENS[index] ?? '', ...row.map(String)]);
  print(table('Visible words', head, [...lines, ['all', ...all.map(String)]]));
} finally {
  await mock?.close();
  await browser.close();
}
