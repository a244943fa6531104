import { expect, test } from 'vitest';
import { shippedLocales } from '../../i18n/locales.ts';
import { countryCode, namesOf } from './country-names.ts';

// Names of CLDR 48, which Node 24.21 and Chromium 153 have.
test.each([
  ['IE', ['Ireland', 'Irland', 'アイルランド', 'irelan', 'IE']],
  ['JP', ['日本', 'Japón', 'japan']],
  ['DE', ['Deutschland', 'Allemagne', 'ألمانيا']],
  ['GR', ['Ελλάδα', 'Griechenland']],
  ['GB', ['UK', 'GB', 'Vereinigtes Königreich']],
  ['US', ['USA', 'United States']],
  ['HK', ['Hongkong', 'Hong Kong', '香港']],
])('[B5.18] %s is found by %j', (code, names) => {
  for (const name of names) expect([name, countryCode(name)]).toEqual([name, code]);
});

test('[B5.18] every country and region is found by its name in each language, and by its own', () => {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((one) => letters.map((two) => one + two)).filter((code) => countryCode(code) === code);
  expect(codes.length).toBeGreaterThan(250);
  for (const code of codes) {
    expect(regions.of(code)).toBeDefined();
    expect(namesOf(code).length).toBeGreaterThan(shippedLocales.length);
    for (const name of namesOf(code)) expect(countryCode(name), name).toBe(code);
  }
});

test.each(['', '  ', 'x', '1', 'Freedonia'])('%j is no country', (written) => {
  expect(countryCode(written)).toBeUndefined();
});
