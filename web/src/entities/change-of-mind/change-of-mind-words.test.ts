import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const catalogue = (code: string) => readFileSync(new URL(`../../locales/${code}.po`, import.meta.url), 'utf8');
const wordOf = (code: string, context: string) =>
  new RegExp(`msgctxt "${context}"\\nmsgid ".*"\\nmsgstr "(.*)"`).exec(catalogue(code))?.[1];

// Directive 2011/83/EU, Art. 11a (1) and (3), as of Directive (EU) 2023/2673, in English, German and Italian; in French as
// in the Code de la consommation, Art. D. 221-5 (décret n° 2026-3 of 5 January 2026). Other words must be unambiguous.
test.each([
  ['en', 'Withdraw from the contract here', 'Confirm withdrawal'],
  ['de', 'Vertrag widerrufen', 'Widerruf bestätigen'],
  ['fr', 'Renoncer au contrat ici', 'Confirmer la rétractation'],
  ['it', 'Recedere dal contratto qui', 'Conferma recesso'],
])('[B8.10] in %s the buttons have the words of the law', (code, button, confirming) => {
  expect(wordOf(code, 'law: the button')).toBe(button);
  expect(wordOf(code, 'law: the confirming button')).toBe(confirming);
});
