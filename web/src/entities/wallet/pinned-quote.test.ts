import { expect, test } from 'vitest';
import { forgetPinnedQuote, pinnedQuote, pinQuote } from './pinned-quote.ts';

const body = (idempotency_key: string, quote_id: string) => ({ idempotency_key, quote_id });

test('an attempt keeps its quote until it is forgotten; another attempt has none', () => {
  expect(pinnedQuote('a', 'key-1')).toBeUndefined();
  pinQuote('a', body('key-1', 'quote-1'));
  expect(pinnedQuote('a', 'key-1')).toBe('quote-1');
  expect(pinnedQuote('a', 'key-2')).toBeUndefined();
  expect(pinnedQuote('b', 'key-1')).toBeUndefined();
  pinQuote('a', body('key-1', 'quote-2'));
  expect(pinnedQuote('a', 'key-1')).toBe('quote-2');
  forgetPinnedQuote('a');
  expect(pinnedQuote('a', 'key-1')).toBeUndefined();
});
