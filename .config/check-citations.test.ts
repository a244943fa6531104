import { expect, test } from 'vitest';
import { requirementNumbers, wrongCitations } from './check-citations.ts';

const known = {
  requirements: requirementNumbers(
    '- R2.06 Every route is kept alive.\n- B8.06 Nothing is shown to the next customer.\nR9.99 in a text is no entry.\n',
  ),
  decisions: new Set(['web/012', '.github/001']),
  isThere: (path: string) => ['web/decisions/012-one-bag.md', 'web/README.md'].includes(path),
};
const problems = (source: string, file = 'sdk/src/a.ts') => wrongCitations(file, source, known);

test('requirement numbers in comments and titles must be in the list', () => {
  expect(problems("// R2.06, B8.06\ntest('[R2.06] kept', run);")).toEqual([]);
  expect(problems("// one\ntest('[R9.99] unknown', run);")).toEqual([
    'sdk/src/a.ts:2 R9.99 is not in openapi/requirements.md: correct the number.',
  ]);
});

test('a decision is cited by its folder and number, even across two lines', () => {
  expect(problems('// (B8.06; decision web/012). More. See decision .github/001.')).toEqual([]);
  expect(problems('/**\n * One bag, as decision\n * web/012 says.\n */')).toEqual([]);
  expect(problems('/**\n * Two bags (decision\n * web/013).\n */')).toEqual([
    expect.stringMatching(/^sdk\/src\/a\.ts:2 There is no decision web\/013: cite one by its folder and number/),
  ]);
  expect(problems('// decision web/12')).toEqual([expect.stringContaining('There is no decision web/12')]);
});

test('a decision may be cited by its file', () => {
  expect(problems('// web/decisions/012-one-bag.md')).toEqual([]);
  expect(problems('// web/decisions/012-two-bags.md')).toEqual([
    expect.stringContaining('012-two-bags.md is not there'),
  ]);
});

test('a link in a document leads to a file', () => {
  const text = '[web](../web/README.md#edge) [there](#here) [site](https://example.com) [none](web.md)';
  expect(problems(text, 'sdk/README.md')).toEqual(['sdk/README.md:1 The link to web.md leads nowhere: correct it.']);
  expect(problems(text)).toEqual([]);
});

test.each([
  'specification 5',
  'Specification 5: the amount',
  'specification\n// 7',
  'README, decisions: State tables',
  'decisions, "State tables"',
  'specification.md',
  'architecture, "How data flows"',
])('a document outside the repository must not be cited: %j', (cited) => {
  expect(problems(`// As in ${cited}.`)).toEqual([expect.stringContaining('is not in the repository')]);
});

test('a product’s specifications and the word “decisions” are not citations', () => {
  expect(problems('// The specification 1011 is sold out; x-provenance: stated 7. Our decisions differ.')).toEqual([]);
});
