import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startMockProcess } from '../../../tests/harness/mock-process.ts';
import { inLanguage } from '../../text.ts';
import { loadData } from './load-data.ts';

const original = fileURLToPath(new URL('../../../data', import.meta.url));

/** A copy of `mock/data` whose texts and tables a test may change. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-data-'));
  for (const entry of readdirSync(original)) {
    const [from, to] = [join(original, entry), join(folder, entry)];
    if (entry === 'pictures') symlinkSync(from, to, 'junction');
    else cpSync(from, to, { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
};

const edit = (file: string, from: string | RegExp, to: string) => {
  const before = readFileSync(join(folder, file), 'utf8');
  expect(before).toMatch(from);
  write(file, before.replace(from, to));
};

test('a folder of texts adds a language: its texts are served, and missing ones are in English', async () => {
  write('texts/fr/shops.json', { shops: { 'northwind-audio': { name: 'Vent du Nord Audio' } } });
  write('texts/fr/categories.json', { phone: { name: 'Téléphones' } });
  write('texts/fr/home.json', {
    banners: { 'a-sofa-for-a-small-flat': { title: 'Un canapé pour un petit appartement' } },
  });
  vi.stubEnv('MERIDIAN_DATA', folder);
  const mock = await startMockProcess().finally(() => vi.unstubAllEnvs());
  onTestFinished(() => mock.kill());
  const home = async (language: string) => {
    const answer = await fetch(`${mock.url}/api/index/home`, { headers: { 'Accept-Language': language } });
    return answer.text();
  };
  const [french, canadian, english, chinese] = await Promise.all(['fr', 'fr-CA,en;q=0.5', 'en', 'zh-CN'].map(home));
  for (const page of [french, canadian]) {
    expect(page).toContain('Vent du Nord Audio');
    expect(page).toContain('Téléphones');
    expect(page).toContain('Un canapé pour un petit appartement');
    expect(page).toContain('Women');
    expect(page).not.toContain('Northwind Audio');
  }
  expect(english).toContain('Northwind Audio');
  expect(english).not.toContain('Vent du Nord');
  expect(chinese).toContain('北风音响');
});

test('a text has the app’s names in its own language, and today’s figures', () => {
  const { help, orders } = loadData(folder);
  const [answer] = help['orders']?.items['cancel-an-order']?.answer ?? [];
  expect(answer?.['de']).toContain('wähle <strong>Stornieren</strong>');
  expect(answer?.['zh-CN']).toContain('<strong>申请退款</strong>');
  expect(orders.cancelReasons.unpaid.en).toBe('Not paid within 30 minutes');
});

test('gaps of an incomplete language are read in English', () => {
  write('texts/fr/bills.json', { order: 'Commande {number}' });
  const { order, refund } = loadData(folder).bills;
  expect([inLanguage(order, 'fr'), inLanguage(refund, 'fr')]).toEqual(['Commande {number}', 'Refund {number}']);
});

test.each([
  [
    'shops.json',
    '"fee": 450',
    '"fee": "4.50"',
    'shops.json',
    'shops.northwind-audio.fee should be a whole number, not "4.50"',
  ],
  [
    'shops.json',
    '"status": "open"',
    '"status": "ajar"',
    'shops.json',
    'status should be one of open, closed, not "ajar"',
  ],
  [
    'shops.json',
    '"freeFrom": 20000',
    '"freeFrom": true',
    'shops.json',
    'freeFrom should be a whole number or null, not true',
  ],
  ['shops.json', '"fee": 450,', '', 'shops.json', 'shops.northwind-audio lacks fee'],
  ['shops.json', '"fee": 450', '"fees": 450', 'shops.json', 'shops.northwind-audio lacks fee'],
  [
    'shops.json',
    '"fee": 450',
    '"fee": 450, "colour": "red"',
    'shops.json',
    'shops.northwind-audio has colour, which is not one of id, initials',
  ],
  [
    'shops.json',
    /"opened": "[^"]+"/,
    '"opened": "yesterday"',
    'shops.json',
    'opened should be a date such as 2026-11-20T10:00:00Z, not "yesterday"',
  ],
  [
    'demo/orders.json',
    '"event": "shipped"',
    '"event": "sent"',
    'demo/orders.json',
    '[0].parcel.events[0].event should be one of shipped, taken',
  ],
  ['areas.json', '4[0-9]{8}', '4[0-9', 'areas.json', 'AU.mobile should be a regular expression, not'],
  ['texts/en/replies.json', 'refund|', '(refund|', 'texts/en/replies.json', 'a regular expression in every language'],
  ['areas.json', /^\{/, '', 'areas.json', 'JSON'],
  [
    'texts/en/shops.json',
    '"name": "Northwind Audio"',
    '"name": 7',
    'texts/en/shops.json',
    'shops.northwind-audio.name should be a text, not 7',
  ],
  [
    'texts/en/shops.json',
    '"name": "Northwind Audio",',
    '',
    'texts/zh-CN/shops.json',
    'shops.northwind-audio.name does not exist in English',
  ],
  [
    'texts/en/shops.json',
    '"returnsAddressee"',
    '"returns"',
    'texts/zh-CN/shops.json',
    'returnsAddressee does not exist in English',
  ],
  [
    'texts/zh-CN/shops.json',
    '"returnsAddressee"',
    '"returns"',
    'texts/zh-CN/shops.json',
    'returns does not exist in English',
  ],
  [
    'texts/zh-CN/bills.json',
    '{number}',
    '{count}',
    'texts/zh-CN/bills.json',
    'order has {count}, which the English text does not have',
  ],
  [
    'texts/zh-CN/bills.json',
    /"[^"]+ \{number\}"/,
    '7',
    'texts/zh-CN/bills.json',
    'order should be a text, as in English',
  ],
  [
    'texts/de/help.json',
    '{ui:Track parcel}',
    '{ui:Logistics}',
    'texts/de/help.json',
    'nothing is called {ui:Logistics}',
  ],
  [
    'texts/de/help.json',
    '{limit:payMinutes}',
    '{limit:payDays}',
    'texts/de/help.json',
    'nothing is called {limit:payDays}',
  ],
])('%s with %s as %s is refused, with the file and the place in it', (file, from, to, named, why) => {
  edit(file, from, to);
  expect(() => loadData(folder)).toThrow(`The data file ${join(folder, named)} cannot be used: `);
  expect(() => loadData(folder)).toThrow(why);
});

test('a missing English text is reported in its text file', () => {
  rmSync(join(folder, 'texts/zh-CN/shops.json'));
  edit('texts/en/shops.json', '"name": "Northwind Audio",', '');
  expect(() => loadData(folder)).toThrow(
    `${join(folder, 'texts/en/shops.json')} cannot be used: shops.northwind-audio lacks name`,
  );
});

test.each([
  ['misspelt.json', 'misspelt.json', 'no schema knows it'],
  ['texts/en/misspelt.json', 'texts/en/misspelt.json', 'no schema knows it'],
  ['texts/fr/misspelt.json', 'texts/fr/misspelt.json', 'there is no '],
])('a file that is not read is refused: %s', (file, named, why) => {
  write(file, {});
  expect(() => loadData(folder)).toThrow(`The data file ${join(folder, named)} cannot be used: ${why}`);
});

test('a missing file is named', () => {
  rmSync(join(folder, 'demo/orders.json'));
  expect(() => loadData(folder)).toThrow('demo/orders.json cannot be used: it is missing');
});
