import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['Very good for the price, and it arrived early.', 'en'],
  ['声音很自然，Aria 2 戴久了也不疼。', 'zh-CN'],
  ['音がとても自然で、長時間つけていても耳が痛くなりません。', 'ja'],
  ['배송이 빨랐어요', 'ko'],
  ['ส่งเร็วมาก', 'th'],
  ['Très bien, mais le carton était abîmé.', 'fr'],
  ['Molto bello, sono contento di questo acquisto.', 'it'],
  ['وصل بسرعة', 'ar'],
  ['Top!', 'und'],
  ['5/5 👍', 'und'],
])('the language of “%s” is detected as %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
