import { expect, test } from 'vitest';
import { chooseLocale, defaultLocale, matchLocale } from './choose-locale.ts';
import { shippedLocales } from './locales.ts';

test('[R9.07] the default and fallback is Simplified Chinese', () => {
  expect(defaultLocale).toBe('zh-CN');
  expect(chooseLocale(undefined, [])).toBe('zh-CN');
  expect(chooseLocale('xx', ['yy-YY'])).toBe('zh-CN');
});

test('[R9.07] the saved setting has priority over the browser’s languages, which are tried in order', () => {
  expect(chooseLocale('en', ['zh-CN'])).toBe('en');
  expect(chooseLocale('xx', ['en-GB', 'zh-CN'])).toBe('en');
  expect(chooseLocale(undefined, ['zh-TW', 'en'])).toBe('zh-CN');
});

test('[R9.07] the server’s own codes of languages are matched', () => {
  const names = Object.fromEntries(shippedLocales.map(({ code, fileName }) => [code, fileName]));
  expect(names).toMatchObject({ ja: 'ri', ko: 'han', th: 'tai', 'zh-CN': 'zh-cn' });
  expect(['zh-cn', 'ri', 'HAN', 'tai', 'ar-EG'].map(matchLocale)).toEqual(['zh-CN', 'ja', 'ko', 'th', 'ar']);
});
