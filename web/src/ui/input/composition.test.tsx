import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { isComposing, useComposed } from './composition.ts';

test.each([
  ['a letter of a word in Pinyin', { isComposing: true }, true],
  ['the Enter that confirms it, in Chromium and Firefox (UI Events)', { isComposing: true, key: 'Enter' }, true],
  ['the same Enter in Safari: after the composition (WebKit bug 165004)', { isComposing: false, keyCode: 229 }, true],
  ['an Enter that is meant', { isComposing: false, keyCode: 13 }, false],
  ['text that is pasted or filled in', { inputType: 'insertFromPaste' }, false],
])('[B5.18] %s: composed or not', (_what, nativeEvent, expected) => {
  expect(isComposing({ nativeEvent })).toBe(expected);
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
      nativeEvent: { isComposing: composing },
    });
    onChange(event('er', true));
    onCompositionEnd(event('耳机', true));
    onChange(event('耳机 2', false));
    expect(passedOn.mock.calls).toEqual([['耳机'], ['耳机 2']]);
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
