import { expect, test } from 'vitest';
import { decisionName, wrongDecisions } from './decision-files.ts';

const PATH = 'web/decisions/012-one-bag.md';
const TEXT = `# 012 One bag

2026-11-22

**Context.** Two bags are one too many.

**Decision.** \`web/src/bag.ts\` keeps one.

**Consequence.** Nothing is lost.

**Undone by:** a second customer.
`;
const INDEX = '- How many bags are there? [web/012](../web/decisions/012-one-bag.md)';
const problems = (path: string, text: string, index = INDEX) =>
  wrongDecisions(new Map([[path, text]]), index, (file) => file === 'web/src/bag.ts');

test('a decision is named by its folder and number', () => {
  expect(decisionName(PATH)).toBe('web/012');
  expect(decisionName('web/decisions/12-one-bag.md')).toBeUndefined();
});

test('a well-formed decision has no problem', () => {
  expect(problems(PATH, TEXT)).toEqual([]);
});

test.each([
  ['its name', 'web/decisions/one-bag.md', TEXT, 'call it NNN-title.md'],
  ['its heading', PATH, TEXT.replace('# 012', '# 013'), 'must begin with the heading “# 012 …”'],
  ['its date', PATH, TEXT.replace('2026-11-22', 'Yesterday'), 'must have its date'],
  ['a part', PATH, TEXT.replace('Undone by', 'Undone'), 'has no paragraph “**Undone by:**”'],
  ['its length', PATH, TEXT + '\nMore.'.repeat(9), 'has 21 lines: shorten it to 20'],
  ['a file that it names', PATH, TEXT.replace('bag.ts', 'cart.ts'), 'names web/src/cart.ts, which is not there'],
])('a decision must be right in %s', (_, path, text, problem) => {
  expect(problems(path, text)).toEqual([expect.stringContaining(problem)]);
});

test('a decision must be in the index', () => {
  expect(problems(PATH, TEXT, '- Why one bag? [web/011](x.md)')).toEqual([
    `${PATH} is not in .github/DECISIONS.md: add the question that it answers.`,
  ]);
});

test('a number is used only once in a folder', () => {
  const twice = new Map(
    [PATH, 'web/decisions/012-two-bags.md', 'sdk/decisions/012-one-bag.md'].map((path) => [path, TEXT]),
  );
  expect(wrongDecisions(twice, `${INDEX} [sdk/012](../sdk/decisions/012-one-bag.md)`, () => true)).toEqual([
    expect.stringMatching(/^web\/decisions\/012-two-bags\.md has a number that is taken/),
  ]);
});
