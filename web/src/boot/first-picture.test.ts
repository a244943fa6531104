// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawPicture } from './first-picture.ts';

test('an answer that comes before its box has been parsed is drawn once the box is there', async () => {
  const parsed = Promise.withResolvers<void>();
  const picture = { selector: '.shell-boxes > :nth-child(1)', src: '/a.webp', tint: 'bags', lines: ['Backpack'] };
  void drawPicture(picture, 'https://api.example', parsed.promise).catch(() => undefined);
  document.body.innerHTML = '<div class="shell-boxes"><i></i></div>';
  parsed.resolve();
  await expect.poll(() => document.querySelector('i img')?.getAttribute('src')).toBe('https://api.example/a.webp');
  expect(document.querySelector('i')?.textContent).toBe('Backpack');
});
