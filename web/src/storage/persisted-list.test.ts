import { expect, test } from 'vitest';
import { listOperations } from './persisted-list.ts';

const words = (maxLength = 3) => {
  let items: readonly string[] = [];
  const kept = {
    current: () => items,
    set: (next: readonly string[]) => {
      items = next;
    },
  };
  return { ...kept, ...listOperations(kept, { keyOf: (word) => word.toLowerCase(), maxLength }) };
};

test('the newest stands first, each entry once, and the oldest goes', () => {
  const list = words();
  for (const word of ['tent', 'boots', 'Tent', 'sofa', 'lamp']) list.add(word);
  expect(list.current()).toEqual(['lamp', 'sofa', 'Tent']);
});

test('what was removed comes back at its place', () => {
  const list = words();
  for (const word of ['tent', 'boots', 'sofa']) list.add(word);
  const undo = list.remove('boots');
  expect(list.current()).toEqual(['sofa', 'tent']);
  undo();
  expect(list.current()).toEqual(['sofa', 'boots', 'tent']);
});

test('putting a cleared list back keeps what has come since', () => {
  const list = words(4);
  list.add('tent');
  list.add('boots');
  const undo = list.clear();
  expect(list.current()).toEqual([]);
  list.add('lamp');
  undo();
  expect(list.current()).toEqual(['lamp', 'boots', 'tent']);
});
