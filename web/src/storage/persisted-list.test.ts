import { expect, test } from 'vitest';
import { listOperations } from './persisted-list.ts';

const createList = (maxLength = 3) => {
  let items: readonly string[] = [];
  const store = {
    get: () => items,
    set: (next: readonly string[]) => {
      items = next;
    },
  };
  return { ...store, ...listOperations(store, { keyOf: (word) => word.toLowerCase(), maxLength }) };
};

test('the newest entry is first, each entry is listed once, and the oldest is dropped', () => {
  const list = createList();
  for (const word of ['tent', 'boots', 'Tent', 'sofa', 'lamp']) list.add(word);
  expect(list.get()).toEqual(['lamp', 'sofa', 'Tent']);
});

test('undoing a removal restores the entry at its index', () => {
  const list = createList();
  for (const word of ['tent', 'boots', 'sofa']) list.add(word);
  const undo = list.remove('boots');
  expect(list.get()).toEqual(['sofa', 'tent']);
  undo();
  expect(list.get()).toEqual(['sofa', 'boots', 'tent']);
});

test('undoing a clear keeps the entries added since', () => {
  const list = createList(4);
  list.add('tent');
  list.add('boots');
  const undo = list.clear();
  expect(list.get()).toEqual([]);
  list.add('lamp');
  undo();
  expect(list.get()).toEqual(['lamp', 'boots', 'tent']);
});
