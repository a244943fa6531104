import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findAreas, type SavedArea } from './saved-area.ts';

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
    partsOf: async (above: readonly number[]) => {
      const [region] = above;
      if (region === undefined) return tree.map(([name = '']) => area(name, true));
      // From the last on: a town may be named like its region.
      const parts = tree.find(([name]) => name === names[region])?.slice(1) ?? [];
      return parts.map((name) => ({ ...area(name, false), id: names.lastIndexOf(name) }));
    },
  };
}

const find = async (locale: string, country: string, saved: Partial<SavedArea>) => {
  const { nameOf, partsOf } = areasOf(locale, country);
  return nameOf(await findAreas({ region: '', town: '', district: '', street: '', ...saved }, partsOf));
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
