import { expect, test } from 'vitest';
import { shippedLocales } from '../src/i18n/locales.ts';
import list from './terms.json' with { type: 'json' };
import { wrongTerms } from './wrong-terms.ts';

const refund = { withoutTheTerm: ['Refund'], terms: { refund: { de: ['Erstattung', 'erstatte'], fr: ['rembours'] } } };

test('a planted translation that uses another word for a term is named', () => {
  const planted = { english: 'Your refund is under way', translation: 'Deine Rückzahlung läuft' };
  expect(wrongTerms(refund, 'de', [planted])).toEqual([
    'de: “Deine Rückzahlung läuft” does not say refund (Erstattung): Your refund is under way',
  ]);
  const right = { english: 'Two refunds', translation: 'Zwei Er\u00adstattungen' };
  expect(wrongTerms(refund, 'de', [right])).toEqual([]);
});

test('a term is a whole word, and may be left out in a short text', () => {
  const texts = [
    { english: 'Accept the {refund}', translation: '{refund} annehmen' },
    { english: 'Refund', translation: 'Geld zurück' },
  ];
  expect(wrongTerms(refund, 'de', texts)).toEqual([]);
  expect(wrongTerms(refund, 'fr', [{ english: 'A refund', translation: 'Un non-remboursement' }])).toEqual([]);
  expect(wrongTerms(refund, 'fr', [{ english: 'A refund', translation: 'Surremboursé' }])).toHaveLength(1);
  expect(wrongTerms(refund, 'it', [])).toEqual(['no words for the term refund in web/build/terms.json']);
});

test('[B9.08] every term has its word in each target language', () => {
  const codes = shippedLocales.map(({ code }) => code).filter((code) => code !== 'en');
  for (const words of Object.values(list.terms)) expect(Object.keys(words).sort()).toEqual([...codes].sort());
});
