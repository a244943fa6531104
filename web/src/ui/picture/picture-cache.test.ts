import { expect, test } from 'vitest';
import { addToCache, isCached } from './picture-cache.ts';
import { pictureAddress, pictureSettings } from './picture-settings.ts';

test('[R9.05] the cache holds two hundred pictures and evicts the least recently shown one', () => {
  pictureSettings.cacheEntries = 200;
  const [first = '', second = '', ...others] = Array.from({ length: 201 }, (_, index) => `/pictures/${index}.webp`);
  const last = others.pop() ?? '';
  for (const picture of [first, second, ...others]) addToCache(picture);
  expect([first, second, ...others].every(isCached)).toBe(true);
  addToCache(first);
  addToCache(last);
  expect([first, ...others, last].every(isCached)).toBe(true);
  expect(isCached(second)).toBe(false);
});

test('a picture path is resolved against the base URL, an absolute URL is kept', () => {
  pictureSettings.baseUrl = 'https://api.example';
  expect(pictureAddress('/pictures/1f3a7.webp')).toBe('https://api.example/pictures/1f3a7.webp');
  expect(pictureAddress('https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp');
});
