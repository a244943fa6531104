import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { dutyNotes } from './duty-notes.ts';

const { groups } = fixture('quoteOrder');
const [first, second] = groups;

test('[B8.07] duty notes that differ name their shops, and a note common to all shops is shown once', () => {
  if (first === undefined || second === undefined) throw new Error('The quote has two shops');
  expect(dutyNotes(groups)).toEqual([{ note: first.duties.note }]);
  const abroad = { ...second, duties: { included: false, note: 'Duties are not included.' } };
  expect(dutyNotes([first, abroad])).toEqual([
    { shop: first.shop, note: first.duties.note },
    { shop: second.shop, note: 'Duties are not included.' },
  ]);
});
