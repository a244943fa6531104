// The worker in workerd, in front of one server that is both the static host and the back end.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listening } from '../e2e/fixtures/listening.ts';
import { startEdge } from '../edge-host/start-edge.ts';

const html = await readFile(new URL('../index.html', import.meta.url), 'utf8');
const contract = JSON.parse(await readFile(new URL('../../openapi/dist/openapi.json', import.meta.url), 'utf8'));

/** The contract's first example of an answer. */
function answerOf(path: string): object {
  const { examples } = contract.paths[path].get.responses[200].content['application/json'];
  const [first]: { value: object }[] = Object.values(examples);
  if (first === undefined) throw new Error(`${path} has no example`);
  return first.value;
}

const calls: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

/** Makes the back end answer with the contract's examples, modified by `change`. */
function backEnd(change: (answer: { data: Record<string, unknown> }) => void = () => {}): void {
  answer = ({ url = '' }, response) => {
    const example = structuredClone(answerOf(url.replace(/\?.*/, '')));
    change(example as { data: Record<string, unknown> });
    respond(response, 200, 'application/json', JSON.stringify(example));
  };
}

const respond = (response: ServerResponse, status: number, type: string, body: string, more = {}) =>
  response.writeHead(status, { 'content-type': type, ...more }).end(body);

const server = createServer((request, response) => {
  const { url = '', headers } = request;
  if (url.startsWith('/api/')) {
    calls.push(`${url} ${headers['accept-language']}`);
    answer(request, response);
  } else if (headers['available-dictionary']) respond(response, 200, 'text/html', 'dcz', { 'content-encoding': 'dcz' });
  else if (url.endsWith('.js')) respond(response, 200, 'text/javascript', '1');
  else respond(response, 200, 'text/html; charset=utf-8', html, { etag: '"1"', 'cache-control': 'no-cache' });
});
const host = await listening(server);
const patient = { FIRST_ANSWER_TIMEOUT_MS: '60000' };
const edges = await Promise.all([startEdge(host.url, patient), startEdge(host.url)]);
const [edge, hurried] = edges.map(({ url }) => url);

afterAll(async () => {
  for (const each of [...edges, host]) await each.close();
});

beforeEach(() => {
  calls.length = 0;
});

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1.15';

async function open(path: string, userAgent = BOT, more: Record<string, string> = {}) {
  const headers = { 'user-agent': userAgent, 'accept-language': 'zh-CN', ...more };
  const response = await fetch(`${edge}${path}`, { headers });
  const page = await response.text();
  const content = (property: string) => new RegExp(`"${property}" content="([^"]*)"`).exec(page)?.[1];
  return { response, page, content };
}

test('a link to a product shows its name, picture and description, in the language that is asked for', async () => {
  backEnd();
  const { page, content, response } = await open('/detail/101/1?sku=1011&utm_source=chat');
  expect(calls).toEqual(['/api/product/detail?product_id=101 zh-CN']);
  expect(page.match(/<title>.*?<\/title>/g)).toEqual([
    '<title>Aria 2 over-ear headphones, 40 h battery · Meridian</title>',
  ]);
  expect(content('og:title')).toBe('Aria 2 over-ear headphones, 40 h battery');
  expect(content('og:type')).toBe('product');
  expect(content('og:image')).toBe(`${host.url}/pictures/101.mist.webp`);
  expect(content('og:url')).toBe(`${edge}/detail/101`);
  expect(page.match(/og:title/g)).toHaveLength(1);
  expect(page).toContain('<div id="root"></div>');
  expect([response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([null, 'private, no-cache']);
});

test('a product has JSON-LD with its price, and a rating where it has reviews', async () => {
  backEnd();
  const jsonLd = async () => {
    const { page } = await open('/detail/101');
    return JSON.parse(/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  };
  expect(await jsonLd()).toMatchObject({
    '@type': 'Product',
    offers: { price: '129.90', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 4.8 },
  });
  backEnd(({ data }) => Object.assign(data, { status: 'sold_out', score: null }));
  const soldOut = await jsonLd();
  expect(soldOut.offers.availability).toBe('https://schema.org/OutOfStock');
  expect(soldOut.aggregateRating).toBeUndefined();
});

test('a name closes neither an attribute nor the script', async () => {
  const name = '"><script>alert(1)</script> $& <b>';
  backEnd(({ data }) => Object.assign(data, { name }));
  const { page, content } = await open('/detail/101');
  expect(content('og:title')).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &lt;b&gt;');
  expect(page).not.toContain('<script>alert');
  expect(JSON.parse(/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '').name).toBe(name);
});

test('a link to a shop shows the shop', async () => {
  backEnd();
  const { content } = await open('/shop/1?tab=about');
  expect([content('og:title'), content('og:type')]).toEqual(['Northwind Audio', 'website']);
});

test('a visitor’s page has the answer to its first request, in the language that the page will be in', async () => {
  backEnd();
  const { page, response } = await open('/detail/101/1', BROWSER, { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' });
  expect(calls).toEqual(['/api/product/detail?product_id=101 fr']);
  const [, data, json = ''] =
    /<script type="application\/json" id="first-answer" ([^>]*)>(.*?)<\/script>/.exec(page) ?? [];
  expect(data).toBe('data-request="fr /api/product/detail?product_id=101"');
  expect(JSON.parse(json)).toEqual(answerOf('/api/product/detail'));
  expect(page.indexOf('first-answer')).toBeLessThan(page.indexOf('<!-- first-paint -->'));
  expect(response.headers.get('cache-control')).toBe('private, no-cache');

  await open('/explore', BROWSER, { cookie: 'theme=dark; Local_Lang=ja' });
  expect(calls.at(-1)).toBe('/api/product/list?sort=hot&page=1 ja');
});

test.each([
  ['de;q=0, en;q=0.5, fr', 'fr'],
  ['pt-BR, de;q=0.9', 'de'],
])('[B5.18] who accepts %s gets the answer in %s', async (accepted, language) => {
  backEnd();
  await open('/detail/101/1', BROWSER, { 'accept-language': accepted });
  expect(calls).toEqual([`/api/product/detail?product_id=101 ${language}`]);
});

// User agents as their makers document them, and a telephone of Cubot, as of November 2026.
test.each([
  ['WhatsApp/2.23.20.0', true],
  ['TelegramBot (like TwitterBot)', true],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', true],
  ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', true],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/146.0.0.0 Mobile Safari/537.36 Telegram-Android/12.1', false],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/146.0.0.0 Mobile Safari/537.36', false],
])('[B5.18] %s gets a preview: %s', async (userAgent, isPreviewer) => {
  backEnd();
  const { content, page } = await open('/detail/101', userAgent);
  expect(content('og:type') === 'product').toBe(isPreviewer);
  expect(page.includes('id="first-answer"')).toBe(!isPreviewer);
});

test('an answer does not close its element', async () => {
  backEnd(({ data }) => Object.assign(data, { name: '</script><script>alert(1)</script>' }));
  const { page } = await open('/detail/101', BROWSER);
  expect(page).not.toContain('<script>alert');
});

test('the page goes out as it is to whoever is signed in, and where the back end is slow, fails or answers no JSON', async () => {
  backEnd();
  expect((await open('/detail/101', BROWSER, { cookie: 'Admin-Token=abc' })).page).toBe(html);
  expect(calls).toEqual([]);
  answer = (_request, response) => respond(response, 500, 'application/json', '{}');
  expect((await open('/detail/101', BROWSER)).page).toBe(html);
  answer = (_request, response) => respond(response, 200, 'text/html', '<h1>Sign in to the network</h1>');
  expect((await open('/detail/101', BROWSER)).page).toBe(html);
  answer = () => {};
  expect(await (await fetch(`${hurried}/detail/101`)).text()).toBe(html);
});

test('the page goes out as it is for other addresses and files, and to previewers when the back end fails', async () => {
  backEnd();
  const other = await open('/law', BROWSER);
  expect([other.page, other.response.headers.get('etag')]).toEqual([html, '"1"']);
  expect((await open('/home')).page).toBe(html);
  expect((await open('/detail/0x1')).page).toBe(html);
  expect((await open('/assets/a.js')).page).toBe('1');
  expect(calls).toEqual([]);
  answer = (_request, response) => respond(response, 500, 'text/plain', '');
  expect((await open('/detail/101')).page).toBe(html);
});

test('a browser with an earlier page gets a whole one, which the edge can read', async () => {
  backEnd();
  const { content } = await open('/detail/101/1', BOT, { 'available-dictionary': ':AAAA:' });
  expect(content('og:title')).toBeTruthy();
});
