import { expect, test } from 'vitest';
import { acceptedLanguages } from './accepted-languages.ts';

test.each([
  // RFC 9110, 12.5.4.
  ['da, en-gb;q=0.8, en;q=0.7', ['da', 'en-gb', 'en']],
  ['de;q=0, en;q=0.5, fr', ['fr', 'en']],
  ['en;q=0.2,fr ; q=0.8 , it', ['it', 'fr', 'en']],
  ['pt-BR, de;Q=0.9', ['pt-BR', 'de']],
  ['zh-Hans-CN, *;q=0.1', ['zh-Hans-CN']],
  ['fr, de', ['fr', 'de']],
  ['', []],
  ['中文, ;, en_US, ja', ['ja']],
])('%j asks for %j', (header, tags) => expect(acceptedLanguages(header)).toEqual(tags));
