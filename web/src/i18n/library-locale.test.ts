import { expect, test } from 'vitest';
import { libraryLocale } from './library-locale.ts';

test('[R9.07] the component library’s own locale defaults to en-US, whose texts are the English ones', () => {
  expect(libraryLocale).toBe('en');
});
