import { beforeEach, expect, test } from 'vitest';
import { setStorageOwner } from '../../storage/storage-owner.ts';
import { purchaseSelection } from './line-selection.ts';

const mei = { session: 'first', id: 1 };

beforeEach(() => {
  setStorageOwner(mei);
  purchaseSelection.set([501, 502], true);
});

test('[R4.09] a deselected line stays deselected while the login of an ended session loads', () => {
  purchaseSelection.set([502], false);
  setStorageOwner(undefined);
  expect(purchaseSelection.among([501, 502])).toEqual([501]);
  setStorageOwner({ ...mei, session: 'second' });
  expect(purchaseSelection.among([501, 502])).toEqual([501]);
});

test('[B8.06] another customer’s lines are all selected', () => {
  purchaseSelection.set([502], false);
  setStorageOwner({ session: 'third', id: 2 });
  expect(purchaseSelection.among([501, 502])).toEqual([501, 502]);
});
