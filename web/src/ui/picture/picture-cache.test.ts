import { expect, test } from 'vitest';
import { addToCache, cacheSize, isCached } from './picture-cache.ts';
import { pictureAddress, pictureSettings } from './picture-settings.ts';

test('[R9.05] the cache holds two hundred pictures and evicts the least recently shown one', () => {
  pictureSettings.cacheEntries = 200;
  for (let number = 1; number <= 200; number += 1) addToCache(`/pictures/${number}.webp`);
  expect(cacheSize()).toBe(200);
  addToCache('/pictures/1.webp');
  addToCache('/pictures/201.webp');
  expect(cacheSize()).toBe(200);
  expect(isCached('/pictures/1.webp')).toBe(true);
  expect(isCached('/pictures/2.webp')).toBe(false);
});

test('a picture path is resolved against the base URL, an absolute URL is kept', () => {
  pictureSettings.baseUrl = 'https://api.example';
  expect(pictureAddress('/pictures/1f3a7.webp')).toBe('https://api.example/pictures/1f3a7.webp');
  expect(pictureAddress('https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp');
});
