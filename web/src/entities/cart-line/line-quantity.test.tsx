// @vitest-environment jsdom
import type { QuantityEdit } from '@meridian/sdk/flows';
import { lineOfSku } from '@meridian/sdk/rules';
import { fixture } from '@meridian/sdk/testing';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawInDocument } from '../../draw-in-document.testing.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { quantityEditStore } from './quantity-edits.ts';

/** A line of one piece whose customer has chosen another quantity. */
async function draw(state: QuantityEdit['state'], quantity: number) {
  const line = lineOfSku(fixture('getCart'), 1011);
  if (line === undefined) throw new Error('The contract’s cart lacks the SKU.');
  quantityEditStore.set([{ lineId: line.id, quantity, version: 1, state }]);
  const edits = {
    change: vi.fn(),
    retry: vi.fn(),
    drop: vi.fn(),
    keepOwn: vi.fn(),
    flush: vi.fn(),
    reconcile: vi.fn(),
  };
  onTestFinished(() => quantityEditStore.set([]));
  const { box } = await drawInDocument(
    <LineQuantity line={{ ...line, quantity: 1, max_quantity: 12 }} edits={edits} onRemove={() => {}}>
      {null}
    </LineQuantity>,
  );
  const press = (text: string) =>
    act(() => [...box.querySelectorAll('button')].find((button) => button.textContent === text)?.click());
  return { id: line.id, edits, press, field: box.querySelector('input'), note: box.querySelector('[role=status]') };
}

test('a refused quantity is rolled back, and the requested quantity is named', async () => {
  const { field, note } = await draw('refused', 9);
  expect(field?.value).toBe('1');
  expect(note?.textContent).toBe('You cannot buy 9. Your bag still has 1.');
});

test('a quantity of any length stays as it is typed, and what can be bought is named', async () => {
  const { field, note } = await draw('open', 1_000_000);
  expect([field?.value, field?.maxLength]).toEqual(['1000000', -1]);
  expect(note?.textContent).toContain('Change to 12');
});

test('of a quantity that was also changed elsewhere, both are shown, and either can be taken', async () => {
  const { id, edits, press, field, note } = await draw('conflict', 3);
  expect(field?.value).toBe('3');
  expect(note?.textContent).toContain('Changed to 1 in another tab or on another device. You chose 3 here.');
  await press('Keep 3');
  await press('Change to 1');
  expect([edits.keepOwn.mock.calls, edits.drop.mock.calls]).toEqual([[[id]], [[id]]]);
});
