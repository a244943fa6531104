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

test('the keyboard of a phone covers nothing at the lower edge: the page gets smaller', () => {
  expect(/name="viewport"\s+content="([^"]*)"/.exec(page)?.[1]).toContain('interactive-widget=resizes-content');
});

test('[R7.02] any back-end address is written into the page, and a later one replaces it', () => {
  const first = configured(page, 'https://api.example.com/a?b="c"&$&=<d>');
  expect(contentOf(first)).toEqual({ apiBaseUrl: 'https://api.example.com/a?b="c"&$&=<d>' });
  const second = configured(first, '');
  expect(contentOf(second)).toEqual({ apiBaseUrl: '' });
  expect(second.replace(/<meta name="config"[^>]*>/, '')).toBe(page);
});

test('the page may connect to the back end and show pictures only from the named hosts', () => {
  const policy =
    "default-src 'self'; connect-src http: https:; img-src http: https: data: blob:; media-src http: https:";
  const built = page.replace('<!-- first-paint -->', `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  const policyOf = (html: string) => /Policy" content="([^"]*)"/.exec(html)?.[1];
  const named = configured(built, 'https://api.example.com/v1', {
    pictures: ['https://img.example.com/a', 'http://films.example.com'],
    reports: 'https://errors.example.com/web',
  });
  expect(policyOf(named)).toBe(
    "default-src 'self'; connect-src 'self' https://api.example.com https://errors.example.com; " +
      "img-src 'self' https://api.example.com https://img.example.com http://films.example.com data: blob:; " +
      "media-src 'self' https://api.example.com https://img.example.com http://films.example.com",
  );
  expect(contentOf(named)).toEqual({
    apiBaseUrl: 'https://api.example.com/v1',
    errorReportUrl: 'https://errors.example.com/web',
  });
  expect(policyOf(configured(named, ''))).toBe(
    "default-src 'self'; connect-src 'self'; img-src 'self' data: blob:; media-src 'self'",
  );
  expect(() => configured(built, '', { pictures: ['img.example.com'] })).toThrow('“img.example.com” is not an address');
});

test('an address that is not a web server’s is refused, and so is a page that is not the app’s', () => {
  expect(() => configured(page, 'api.example.com')).toThrow('“api.example.com” is not an address');
  expect(() => configured(page, 'ftp://api.example.com')).toThrow('write it like https://api.example.com');
  expect(() => configured('<html></html>', '')).toThrow('This is not an index.html of the app');
});
