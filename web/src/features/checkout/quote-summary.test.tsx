import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { duty, tax } from '../../entities/order/duties.testing.tsx';
import { textOf } from '../../text-of.testing.tsx';
import { QuoteSummary } from './quote-summary.tsx';

const note = 'The carrier may ask for duties.';
const quoteOf = (duties: object) => {
  const quote = fixture('quoteOrder');
  const groups = quote.groups.slice(0, 1).map((group) => ({ ...group, duties: { included: false, note, ...duties } }));
  return { ...quote, groups, total_with_duties: '71.00' };
};
const withLines = quoteOf({ lines: [duty('4202'), tax], estimate: null });
const summary = (quote: typeof withLines, config?: { duties_shown: boolean | undefined }) =>
  textOf(<QuoteSummary quote={quote} isRecalculating={false} onRetry={undefined} />, config);

test('[B8.09] what the total has in it and what the carrier collects is shown before the order is placed', () => {
  const text = summary(withLines);
  expect(text).toContain('Import tax included: $10.22');
  expect(text).toContain(
    'The carrier collects on delivery Customs duty, heading 4202 $3.50 Total with duties and taxes $71.00',
  );
  expect(text).not.toContain(note);
});

test.each([
  ['in a market that shows no duties', withLines, { duties_shown: false }],
  ['in a market of the last release', withLines, { duties_shown: undefined }],
  ['without an address', { ...withLines, address: null }, undefined],
  ['of a server without lines', quoteOf({}), undefined],
])('[B8.09] %s, the server’s note stands in place of the duties', (_where, quote, config) => {
  const text = summary(quote, config);
  expect(text).toContain(note);
  expect(text).not.toMatch(/customs duty|import tax|carrier collects|with duties and taxes/i);
});
