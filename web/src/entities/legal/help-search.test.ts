import { expect, test } from 'vitest';
import { filterHelp, topicFirst } from './help-search.ts';

const item = (id: number, question: string, answer: string) => ({
  id,
  key: `item-${id}`,
  question,
  answer,
});
const groups = [
  {
    id: 1,
    key: 'account',
    title: 'Account',
    items: [
      item(101, 'How do I open an account?', '<p>Choose <strong>Register</strong>.</p>'),
      item(102, 'I have forgotten my password', '<p>Ask for a code.</p>'),
    ],
  },
  {
    id: 2,
    key: 'orders',
    title: 'Orders',
    items: [item(201, 'Where is my parcel?', '<p>Open the order. Où est mon dépôt ?</p>')],
  },
];
const found = (query: string) => filterHelp(groups, query).map(({ items }) => items.map(({ id }) => id));

test('an empty query finds every item', () => expect(found(' ')).toEqual([[101, 102], [201]]));

test('every word of the query must be in the question or the answer', () => {
  expect(found('FORGOTTEN code')).toEqual([[102]]);
  expect(found('forgotten parcel')).toEqual([]);
  expect(found('open')).toEqual([[101], [201]]);
});

test('accents, full-width letters and case do not matter', () => {
  expect(['ou depot', 'DÉPÔT', 'ｐａｒｃｅｌ'].map(found)).toEqual([[[201]], [[201]], [[201]]]);
});

test('the HTML elements of an answer are not searched', () => expect(found('strong')).toEqual([]));

test('the screen’s topic comes first, the others keep their order', () => {
  const keys = (topic?: string) => topicFirst(groups, topic).map(({ key }) => key);
  expect(keys('orders')).toEqual(['orders', 'account']);
  expect(keys()).toEqual(['account', 'orders']);
  expect(keys('gone')).toEqual(['account', 'orders']);
});
