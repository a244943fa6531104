import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { jsxs } from './jsx-runtime.ts';
import { Message, ownText } from './own-text.ts';

const bold = createElement('b', { key: 'b' }, '5');
const html = (children: readonly ReactNode[]) =>
  renderToStaticMarkup(createElement(Fragment, null, ...ownText(children)));

test('a text beside an element, or beside one that may come, is an element', () => {
  expect(html(['You pay ', bold, ' now'])).toBe('<span>You pay </span><b>5</b><span> now</span>');
  expect(html([false, 'Save'])).toBe('<span>Save</span>');
});

test('texts next to one another are one element, and blanks stay as they are', () => {
  expect(html([3, ' items', null, ' left', bold])).toBe('<span>3 items left</span><b>5</b>');
  expect(html([bold, ' ', bold])).toBe('<b>5</b> <b>5</b>');
});

test('what comes and goes moves no other child to another place', () => {
  const states = [
    [false, 'Save', null, bold],
    [createElement('i', { key: 'i' }), 'Saving', '…', bold],
  ];
  for (const children of states) {
    const placed = ownText(children);
    expect(placed).toHaveLength(children.length);
    expect(isValidElement(placed[1]) && placed[1].key).toBe('text 1');
    expect(placed[3]).toBe(bold);
  }
});

test('an option and a title contain text alone', () => {
  const option = (type: 'option' | 'p') => renderToStaticMarkup(jsxs(type, { children: ['Size ', 42] }, undefined));
  expect(option('option')).toBe('<option>Size 42</option>');
  expect(option('p')).toBe('<p><span>Size 42</span></p>');
});

test('a message is an element, with each of its texts and those within its elements in their own', () => {
  const link = createElement('a', { key: '0' }, 'Read ', bold, ' terms');
  const shown = renderToStaticMarkup(createElement(Message, { translation: ['Please ', link] }));
  expect(shown).toBe('<span><span>Please </span><a><span>Read </span><b>5</b><span> terms</span></a></span>');
  expect(renderToStaticMarkup(createElement(Message, { translation: 'Save' }))).toBe('<span>Save</span>');
});
