import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { isComposing, isUnfinished, useComposed } from './composition.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a key of a word in Pinyin', { isComposing: true }, true],
  ['the Enter that confirms it, in Chromium and Firefox (UI Events)', { isComposing: true, key: 'Enter' }, true],
  ['the same Enter in Safari: after the composition (WebKit bug 165004)', { isComposing: false, keyCode: 229 }, true],
  ['an Enter that is meant', { isComposing: false, keyCode: 13 }, false],
])('[B5.18] %s: of a composition or not', (_what, nativeEvent, expected) => {
  expect(isComposing({ nativeEvent })).toBe(expected);
});

const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K)';

test.each([
  ['Pinyin', 'er', DESKTOP, ['en'], true],
  ['Pinyin on a phone', 'er', PHONE, ['zh-CN', 'en'], true],
  ['Pinyin on a phone, in the app’s language', 'er', PHONE, ['en'], true, 'zh-CN'],
  ['Romaji on a phone', 'tan', PHONE, ['ja'], true],
  ['kana', 'たn', PHONE, ['en'], true],
  ['characters that are not confirmed yet', '二级', PHONE, ['en'], true],
  ['Bopomofo', 'ㄦ', DESKTOP, ['zh-TW'], true],
  ['a Korean syllable', '방', DESKTOP, ['ko'], false],
  ['the first letter of one', 'ㅂ', PHONE, ['zh-CN'], false],
  ['a word that Android composes (vuejs/vue#9777)', 'tent', PHONE, ['de'], false],
  ['an Arabic one', 'خيمة', PHONE, ['ar'], false],
  ['a Thai one', 'เต็นท์', PHONE, ['th', 'en'], false],
  ['a composition that is deleted', null, DESKTOP, ['zh-CN'], false],
])('[B5.18] %s: unfinished or not', (_what, data, userAgent, languages, expected, lang = 'en') => {
  vi.stubGlobal('navigator', { userAgent, languages });
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(isUnfinished({ nativeEvent: { isComposing: true, data } })).toBe(expected);
  expect(isUnfinished({ nativeEvent: { isComposing: false, data } })).toBe(false);
});

test('[B5.18] a controlled field passes on a composed text once, when it is confirmed', () => {
  const passedOn = vi.fn();
  const props = Promise.withResolvers<ReturnType<typeof useComposed>>();
  const Owner = () => {
    props.resolve(useComposed('', passedOn));
    return null;
  };
  renderToStaticMarkup(<Owner />);
  return props.promise.then(({ onChange, onCompositionEnd }) => {
    const event = (value: string, composing: boolean) => ({
      currentTarget: { value },
      nativeEvent: { isComposing: composing, data: value },
    });
    onChange(event('er', true));
    onCompositionEnd(event('耳机', true));
    onChange(event('耳机 2', false));
    onChange(event('가', true));
    expect(passedOn.mock.calls).toEqual([['耳机'], ['耳机 2'], ['가']]);
  });
});

test('[B5.18] every field for text waits for its input method: by the form, or by useComposed', () => {
  const root = new URL('../../', import.meta.url);
  // An input method is off in passwords (HTML, type=password), and composes no dates, choices and files.
  const isOther = /type="(radio|checkbox|file|date|password)"|readOnly\b(?!=)|aria-hidden/;
  const isWaiting = /\.\.\.(form\.register\(|registration\b|composed\b|useComposed\()/;
  const fields = globSync('**/*.tsx', { cwd: root }).flatMap((path) => {
    const source = readFileSync(new URL(path, root), 'utf8');
    const elements = source.match(/<(input|textarea)\n?\s[\s\S]*?\s\/>/g) ?? [];
    return elements.filter((element) => !isOther.test(element)).map((element) => ({ path, element }));
  });
  expect(fields.length).toBeGreaterThan(6);
  expect(fields.filter(({ element }) => !isWaiting.test(element))).toEqual([]);
});
