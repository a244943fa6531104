import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configured } from './configure.ts';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const contentOf = (html: string) => {
  const contents = [...html.matchAll(/<meta name="config" content="([^"]*)">/g)].map(([, content]) => content);
  expect(contents).toHaveLength(1);
  return JSON.parse(
    (contents[0] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
};

test('[R7.02] the address of the back end is written into the page, whatever is in it, and replaced by the next one', () => {
  const first = configured(page, 'https://api.example.com/a?b="c"&$&=<d>');
  expect(contentOf(first)).toEqual({ apiBaseUrl: 'https://api.example.com/a?b="c"&$&=<d>' });
  const second = configured(first, '');
  expect(contentOf(second)).toEqual({ apiBaseUrl: '' });
  expect(second.replace(/<meta name="config"[^>]*>/, '')).toBe(page);
});

test('what is no address of a web server is refused, and so is another page', () => {
  expect(() => configured(page, 'api.example.com')).toThrow('“api.example.com” is no address');
  expect(() => configured(page, 'ftp://api.example.com')).toThrow('write it like https://api.example.com');
  expect(() => configured('<html></html>', '')).toThrow('This is no index.html of the app');
});
