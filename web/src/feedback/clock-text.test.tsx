import { expect, test } from 'vitest';
import { markupOf } from '../text-of.testing.tsx';
import { clockText } from './clock-text.ts';
import { Countdown } from './countdown.tsx';

test('the rest of a wait has minutes and seconds, and hours if there are any', () => {
  expect([0, 45_000, 312_000, 3_912_000, 90_000_000].map(clockText)).toEqual([
    '0:00',
    '0:45',
    '5:12',
    '1:05:12',
    '25:00:00',
  ]);
});

test('a deadline counts down in the same form', () => {
  const at = Date.now();
  const clock = { serverTime: new Date(at).toISOString(), receivedAt: at };
  const markup = markupOf(<Countdown deadline={new Date(at + 312_500).toISOString()} {...clock} />);
  expect(markup).toMatch(/>5:1[123]</);
});
