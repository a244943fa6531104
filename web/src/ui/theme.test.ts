import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no rule is about what follows any element, because each that comes or goes would restyle all after it', () => {
  const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
  expect(css).not.toMatch(/\*\s*[+~]/);
});
