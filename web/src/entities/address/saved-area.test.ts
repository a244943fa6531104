import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAreaFinder, type SavedArea } from './saved-area.ts';

interface Texts {
  name: string;
  regions: Record<string, { name: string; cities: Record<string, string> }>;
}

/** The areas of the mock in a language, numbered; and the names of some ids. */
function areasOf(locale: string, country: string) {
  const texts = new URL(`../../../../mock/data/texts/${locale}/areas.json`, import.meta.url);
  const all: Record<string, Texts> = JSON.parse(readFileSync(texts, 'utf8'));
  const tree = Object.values(all[country]?.regions ?? {}).map((region) => [
    region.name,
    ...Object.values(region.cities),
  ]);
  const names = tree.flat();
  const area = (name: string, has_children: boolean) => ({ id: names.indexOf(name), name, has_children });
  return {
    nameOf: (ids: number[]) => ids.map((id) => names[id]).join(' · '),
    partsOf: async (_country: string, above: readonly number[]) => {
      const [region] = above;
      if (region === undefined) return tree.map(([name = '']) => area(name, true));
      // From the last on: a town may be named like its region.
      const parts = tree.find(([name]) => name === names[region])?.slice(1) ?? [];
      return parts.map((name) => ({ ...area(name, false), id: names.lastIndexOf(name) }));
    },
  };
}

const nothing: SavedArea = { region: '', town: '', district: '', street: '' };

const find = async (locale: string, country: string, saved: Partial<SavedArea>) => {
  const { nameOf, partsOf } = areasOf(locale, country);
  return nameOf(await createAreaFinder(partsOf)(country, { ...nothing, ...saved }));
};

// Which parts an address has in a country: libaddressinput's data (chromium-i18n, November 2026), which browsers use.
test.each<[locale: string, country: string, saved: Partial<SavedArea>, found: string]>([
  ['en', 'US', { region: 'CA', town: 'San Francisco' }, 'California · San Francisco'],
  ['en', 'US', { region: 'New York', town: 'New York' }, 'New York · New York City'],
  ['en', 'GB', { town: 'LONDON' }, 'England · London'],
  ['fr', 'FR', { town: 'Paris' }, 'Île-de-France · Paris'],
  ['de', 'DE', { town: 'München' }, 'Bayern · München'],
  ['it', 'IT', { region: 'MI', town: 'Milano' }, 'Lombardia · Milano'],
  ['es', 'ES', { region: 'Barcelona', town: 'Barcelona' }, 'Cataluña · Barcelona'],
  ['es', 'ES', { region: 'Madrid', town: 'Alcalá de Henares' }, 'Comunidad de Madrid · Alcalá de Henares'],
  ['ja', 'JP', { region: '東京都', street: '新宿区西新宿2-8-1' }, '東京都 · 新宿区'],
  ['ja', 'JP', { region: '京都府', town: '京都市中京区' }, '京都府 · 京都市'],
  ['ko', 'KR', { region: '서울', town: '종로구' }, '서울특별시 · 종로구'],
  ['zh-CN', 'CN', { region: '北京市', town: '北京市', district: '朝阳区' }, '北京市 · 朝阳区'],
  ['th', 'TH', { region: 'กรุงเทพมหานคร', town: 'เขตบางรัก', district: 'แขวงสี่พระยา' }, 'กรุงเทพมหานคร · บางรัก'],
  ['en', 'AU', { region: 'NSW', town: 'SYDNEY' }, 'New South Wales · Sydney'],
  ['en', 'CA', { region: 'ON', town: 'Toronto' }, 'Ontario · Toronto'],
  ['en', 'HK', { region: 'Kowloon', town: 'Sham Shui Po' }, 'Kowloon · Sham Shui Po'],
])('[B5.18] in %s, an address saved in %s is %o: %s', async (locale, country, saved, found) => {
  expect(await find(locale, country, saved)).toBe(found);
});

test.each<[locale: string, country: string, saved: Partial<SavedArea>]>([
  ['en', 'US', { region: 'MO', town: 'Springfield' }],
  ['en', 'US', { region: 'IL', town: 'West Chicago' }],
  ['en', 'US', { region: 'FL', town: 'Miami Beach' }],
  ['en', 'US', { region: 'New York', town: 'Rochester' }],
  ['es', 'ES', { region: 'Madrid', town: 'Getafe' }],
  ['en', 'GB', { town: 'London Colney' }],
  ['de', 'DE', { town: 'Mittenwald' }],
  ['fr', 'FR', { town: 'Bordeaux' }],
  ['en', 'AE', { region: 'Dubai' }],
  ['en', 'US', {}],
])('[B5.18] in %s, nothing is guessed for an address saved in %s as %o', async (locale, country, saved) => {
  expect(await find(locale, country, saved)).toBe('');
});

/** A country as large as China: 30 regions of ten cities, each with ten districts. */
function createLargeCountry() {
  const asked: (readonly number[])[] = [];
  const partsOf = async (_country: string, above: readonly number[]) => {
    asked.push(above);
    const count = above.length === 0 ? 30 : 10;
    return Array.from({ length: count }, (_, place) => {
      const id = (above.at(-1) ?? 0) * 100 + place + 1;
      return { id, name: `Place ${id}`, has_children: above.length < 2 };
    });
  };
  return { find: createAreaFinder(partsOf), asked };
}

test.each<[what: string, saved: Partial<SavedArea>, calls: number, found: number[]]>([
  ['a known region is searched to the last level', { region: 'Place 7', district: 'Place 70302' }, 12, [7, 703, 70302]],
  ['without a known region, the parts of the regions are all', { region: '地方', town: 'Place 703' }, 31, []],
  ['without any part, nothing is asked', {}, 0, []],
])('%s', async (_what, saved, calls, found) => {
  const { find, asked } = createLargeCountry();
  expect(await find('CN', { ...nothing, ...saved })).toEqual(found);
  expect(asked).toHaveLength(calls);
});

test('areas are asked for once, whatever is typed into the street, and whether they came or not', async () => {
  const { find, asked } = createLargeCountry();
  for (const street of ['1', '1 M', '1 Main Street'])
    await find('CN', { ...nothing, region: 'Place 7', town: 'Unknown', street });
  expect(asked).toHaveLength(12);
  let failed = 0;
  const findNothing = createAreaFinder(() => {
    failed += 1;
    return Promise.reject(new Error('No connection'));
  });
  for (const street of ['1', '1 M']) expect(await findNothing('CN', { ...nothing, town: 'Lyon', street })).toEqual([]);
  expect(failed).toBe(1);
});
