import { expect, test } from 'vitest';
import { dutyNotes } from './duty-notes.ts';
import { quote } from './quote.testing.ts';

const [first, second] = quote.groups;

test('[B8.07] duty notes that differ name their shops, and a note common to all shops is shown once', () => {
  if (first === undefined || second === undefined) throw new Error('The quote has two shops');
  expect(dutyNotes(quote.groups)).toEqual([{ note: first.duties.note }]);
  const abroad = { ...second, duties: { included: false, note: 'Duties are not included.' } };
  expect(dutyNotes([first, abroad])).toEqual([
    { shop: first.shop, note: first.duties.note },
    { shop: second.shop, note: 'Duties are not included.' },
  ]);
});
