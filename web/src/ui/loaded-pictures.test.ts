import { expect, test } from 'vitest';
import { rememberShown, shownCount, wasShown } from './loaded-pictures.ts';
import { pictureAddress, pictureSettings } from './picture-settings.ts';

test('[R9.05] two hundred pictures are remembered, and the one not shown for longest gives way', () => {
  pictureSettings.cacheEntries = 200;
  for (let number = 1; number <= 200; number += 1) rememberShown(`/pictures/${number}.webp`);
  expect(shownCount()).toBe(200);
  rememberShown('/pictures/1.webp');
  rememberShown('/pictures/201.webp');
  expect(shownCount()).toBe(200);
  expect(wasShown('/pictures/1.webp')).toBe(true);
  expect(wasShown('/pictures/2.webp')).toBe(false);
});

test('a picture named by its path comes from the back end, any other from where it says', () => {
  pictureSettings.base = 'https://api.example';
  expect(pictureAddress('/pictures/1f3a7.webp')).toBe('https://api.example/pictures/1f3a7.webp');
  expect(pictureAddress('https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp');
});
