import { describe, expect, test } from 'vitest';
import { collectQuestions } from '../scripts/questions/collect.ts';
import { renderQuestions } from '../scripts/questions/render.ts';
import { contract } from './fixtures/questions-contract.ts';

const questions = collectQuestions(contract);
const places = questions.map(({ risk, where }) => `${risk}: ${where}`);

describe('collecting', () => {
  test('each proposed item is asked once, by risk, then operations before parameters and properties', () => {
    expect(places).toEqual([
      'money: payOrders',
      'money: Order.total',
      'money: Order.freight',
      'money: Money',
      'security: loginUser body.password',
      'state: getOrder',
      'state: Order.next_by',
      'other: getHelp',
      'other: getOrder ?id',
      'other: getHelp data[].hours',
      'other: Order.note',
      'other: Order.items_total',
    ]);
  });

  test('what is stated or agreed is not asked; a stated concept whose name and type are proposed is', () => {
    expect(places.join('\n')).not.toMatch(/promo|userinfo|loginUser$/m);
    expect(places).toContain('money: Order.freight');
  });

  test('a question contains the proposal, its bounds and an answerable question', () => {
    const of = (where: string) => questions.find((question) => question.where === where);
    expect(of('loginUser body.password')).toMatchObject({
      proposal: 'string of 6 to 72 characters, required.',
      question: 'Is it called `password`? Is it refused when it is missing?',
    });
    expect(of('Order.total')).toMatchObject({
      proposal: 'Money, required. Dollars.',
      question: 'Is it called `total`? Is it in dollars, as a string with two decimal places?',
    });
    expect(of('Order.note')).toMatchObject({
      proposal: 'string of at most 200 characters, or null, optional. A remark.',
      question: 'Is it called `note`? Is it null in exactly these cases?',
    });
    expect(of('payOrders')?.question).toContain('May a client send it twice without harm?');
  });
});

describe('rendering', () => {
  const page = renderQuestions(contract, questions);

  test('the page starts with a table of counts and their totals', () => {
    const rows = page.split('\n').filter((line) => /^\| (Money|Security|State|Other|All) /.test(line));
    expect(rows).toEqual([
      '| Money | 1 | 0 | 1 | 2 | 4 |',
      '| Security | 0 | 0 | 0 | 1 | 1 |',
      '| State | 1 | 0 | 0 | 1 | 2 |',
      '| Other | 1 | 1 | 0 | 3 | 5 |',
      '| All | 3 | 1 | 1 | 7 | 12 |',
    ]);
    expect(page.indexOf('| All |')).toBeLessThan(page.indexOf('\n## '));
  });

  test('one section per risk, one heading per operation or schema', () => {
    const headings = page.split('\n').filter((line) => /^##+ /.test(line));
    expect(headings.map((line) => line.replace(/:.*/, ''))).toEqual([
      '## Money',
      ...['### payOrders', '### Order', '### Money'],
      '## Security',
      '### loginUser',
      '## State',
      ...['### getOrder', '### Order'],
      '## The rest',
      ...['### getHelp', '### getOrder', '### Order'],
    ]);
  });
});
