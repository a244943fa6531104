import { ApiError } from '@meridian/sdk';
import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { QuoteCard } from './quote-card.tsx';

const error = new ApiError({ kind: 'network', reason: 'network', operation: 'quoteRecharge' });
const quote = { shown: undefined, current: undefined, isLoading: false, error, retry: () => undefined };
const card = () => textOf(<QuoteCard quote={{ ...quote, sendBy: never, settle: never }} paid="You pay" />);
const never = () => Promise.reject(error);

test('a quote that did not come says what happened; offline, it waits, as the banner says', () => {
  expect(card()).toBe('Could not connect Backend interface connection abnormal Try again');
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  expect(card()).toBe('');
});
