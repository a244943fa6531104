import { expect, test } from 'vitest';
import { AREAS } from './areas.ts';

const countries = AREAS.filter(({ parentId }) => parentId === null);
const below = (id: number) => AREAS.filter(({ parentId }) => parentId === id);
const country = (code: string) => {
  const found = countries.find((one) => one.code === code);
  if (!found) throw new Error(`No country ${code}`);
  return found;
};

test('there are about twenty countries, each with a calling code and an ASCII mobile pattern', () => {
  expect(countries.length).toBeGreaterThanOrEqual(20);
  for (const { callingCode, mobilePattern, code } of countries) {
    expect(callingCode, `${code}`).toMatch(/^\+\d{1,4}$/);
    expect(mobilePattern, `${code}`).toMatch(/^[ -~]{1,200}$/);
    expect(mobilePattern, `${code}`).toMatch(/^\^.*\$$/);
  }
});

test.each(['JP', 'CN', 'US', 'GB', 'FR', 'IT', 'DE', 'TH', 'KR', 'AE'])('%s has regions with cities', (code) => {
  const regions = below(country(code).id);
  expect(regions.length).toBeGreaterThanOrEqual(3);
  for (const region of regions) expect(below(region.id).length, region.name.en).toBeGreaterThanOrEqual(2);
});

test('ids are unique and every part has its parent', () => {
  const ids = new Set(AREAS.map(({ id }) => id));
  expect(ids.size).toBe(AREAS.length);
  for (const { parentId } of AREAS) expect(parentId === null || ids.has(parentId)).toBe(true);
});

test('Japan, Kyoto Prefecture and Kyoto equal those of the contract', () => {
  expect([country('JP').id, below(392)[5], below(3926)[0]]).toMatchObject([
    392,
    { id: 3926, name: { en: 'Kyoto Prefecture' } },
    { id: 39261, name: { en: 'Kyoto' } },
  ]);
  expect(country('JP').mobilePattern).toBe('^(\\+81|0)[6-9]0[0-9]{8}$');
});

test.each([
  ['JP', '+819012345678', '09012345678', '+81312340001'],
  ['CN', '+8613812345678', '13812345678', '+8610123'],
  ['FR', '+33612345678', '0612345678', '+33112345678'],
  ['GB', '+447911123456', '07911123456', '+442071234567'],
  ['US', '+14155550132', '4155550132', '+1155'],
  ['AE', '+971501234567', '0501234567', '+97141234567'],
])('%s: mobile numbers match with and without the calling code, others do not', (code, abroad, home, other) => {
  const pattern = new RegExp(country(code).mobilePattern ?? '');
  expect([abroad, home, other].map((number) => pattern.test(number))).toEqual([true, true, false]);
});

test('the examples of a country match its rules, and few countries have no postcodes', () => {
  for (const { code, mobilePattern, mobileExample, postcode } of countries) {
    expect(mobileExample, `${code}`).toMatch(new RegExp(mobilePattern ?? '^$'));
    if (postcode) expect(postcode.example, `${code}`).toMatch(new RegExp(postcode.pattern));
  }
  expect(countries.filter(({ postcode }) => postcode === null).map(({ code }) => code)).toEqual(['HK', 'AE']);
  expect(country('JP').postcode).toEqual({ pattern: '^[0-9]{3}-?[0-9]{4}$', example: '604-8054', required: true });
});
