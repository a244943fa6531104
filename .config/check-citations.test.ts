import { expect, test } from 'vitest';
import { citable, wrongCitations } from './check-citations.ts';

const known = citable(
  '- R2.06 Every route is kept alive.\n- B8.06 Nothing is shown to the next customer.\nR9.99 in a text is no entry.\n',
  '**2026-11-20 · Prism as an engine behind a front of our own.** Because.\n**2026-11-21 · `set_language` is GET but\nchanges data,** as stated.\n',
);
const problems = (source: string) => wrongCitations('sdk/src/a.ts', source, known);

test('requirement numbers in comments and titles must be in the list', () => {
  expect(problems("// R2.06, B8.06\ntest('[R2.06] kept', run);")).toEqual([]);
  expect(problems("// one\ntest('[R9.99] unknown', run);")).toEqual([
    'sdk/src/a.ts:2 R9.99 is not in openapi/requirements.md: correct the number.',
  ]);
});

test('a decision is cited by the first words of its heading, over several lines too', () => {
  expect(problems('// (README, decisions: Prism as an engine). More.')).toEqual([]);
  expect(problems('/**\n * README, decisions: `set_language` is\n * GET but changes data.\n */')).toEqual([]);
  expect(problems('# README, decisions: Prism as a server.')).toEqual([
    'sdk/src/a.ts:1 No decision in README.md begins with “prism as a server”: cite the first words of its heading.',
  ]);
});

test.each([
  'specification 5',
  'Specification 5: the amount',
  'specification\n// 7',
  'decisions: State tables',
  'decisions, "State tables"',
  'specification.md',
  'decisions.md',
  'architecture, "How data flows"',
])('a document that is not in the repository must not be cited: %j', (cited) => {
  expect(problems(`// As in ${cited}.`)).toEqual([expect.stringContaining('is not in the repository')]);
});

test('a product has specifications, and a sentence may have decisions', () => {
  expect(problems('// The specification 1011 is sold out; x-provenance: stated 7. Our decisions differ.')).toEqual([]);
});
