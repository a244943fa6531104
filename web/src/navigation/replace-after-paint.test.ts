// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceAfterPaint } from './replace-after-paint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step = (history: ReturnType<typeof createMemoryHistory>, replaceNow: () => void) => void;

const paint: Step = () => vi.runAllTimers();
const press: Step = () => window.dispatchEvent(new Event('click'));
const leave: Step = (history) => history.push('/checkout');
const back: Step = (history) => history.back();
const correct: Step = (history, replaceNow) => {
  replaceNow();
  history.replace(`${history.location.href}#corrected`);
};

test.each<[what: string, steps: Step[], paths: string[]]>([
  ['waits for the paint', [], ['/home', '/detail']],
  ['is written once it is painted', [paint], ['/home', '/detail?sku=1']],
  [
    'is written before the navigation of the next press',
    [press, leave, paint],
    ['/home', '/detail?sku=1', '/checkout'],
  ],
  [
    'is not written to an entry that is shown before the paint',
    [leave, paint, press],
    ['/home', '/detail', '/checkout'],
  ],
  ['is not written to the entry that a step back leads to', [back, paint], ['/home', '/detail']],
  ['is kept by what replaces the URL before the paint', [correct, paint, press], ['/home', '/detail?sku=1#corrected']],
  ['is written once, also when asked for again', [paint, correct], ['/home', '/detail?sku=1#corrected']],
])('a choice %s', (_what, steps, paths) => {
  const history = createMemoryHistory({ initialEntries: ['/home', '/detail'] });
  const replace = vi.fn(() => history.replace('/detail?sku=1'));
  const replaceNow = replaceAfterPaint(history, replace);
  for (const step of steps) step(history, replaceNow);
  expect(replace).toHaveBeenCalledTimes(paths.includes('/detail') ? 0 : 1);
  history.go(1 - history.length);
  const seen = paths.map((_, index) => {
    if (index > 0) history.forward();
    return history.location.href;
  });
  expect(seen).toEqual(paths);
});
