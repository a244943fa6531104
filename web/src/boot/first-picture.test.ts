// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawPicture } from './first-picture.ts';

test('an answer that comes before its box has been parsed is drawn once the box is there', async () => {
  const parsed = Promise.withResolvers<void>();
  const picture = { place: 1, src: '/a.webp', tint: 'bags', lines: ['Backpack'] };
  document.documentElement.dataset['start'] = 'home';
  void drawPicture(picture, 'https://api.example', parsed.promise).catch(() => undefined);
  document.body.innerHTML =
    '<p data-picture></p><div class="shell-home"><p data-picture></p><i data-picture="size-8"><b><span></span></b></i></div>';
  parsed.resolve();
  await expect.poll(() => document.querySelector('i img')?.getAttribute('src')).toBe('https://api.example/a.webp');
  expect(document.querySelector('i img')?.className).toBe('size-8');
  expect(document.querySelector('span')?.textContent).toBe('Backpack');
});
