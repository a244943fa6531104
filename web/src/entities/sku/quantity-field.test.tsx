// @vitest-environment jsdom
import { fixture } from '@meridian/sdk/testing';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInDocument } from '../../draw-in-document.testing.tsx';
import { QuantityField } from './quantity-field.tsx';
import { useSkuSelection } from './use-sku-selection.ts';

const product = fixture('getProduct');
const [first] = product.skus;

function Choice({ quantity, onAdd }: { quantity: number; onAdd: (item: unknown) => void }) {
  const skus = product.skus.map((sku) => ({ ...sku, stock: 12, limit: null }));
  const selection = useSkuSelection({ ...product, skus }, { skuId: first?.id ?? 0, quantity });
  return (
    <>
      <QuantityField selection={selection} />
      <button type="button" data-add onClick={() => onAdd(selection.confirm())} />
    </>
  );
}

test.each([13, 0, Number.NaN, 1e21])(
  'a quantity of %d is not added: its field has the focus, and says what is possible',
  async (quantity) => {
    // jsdom does not scroll.
    HTMLElement.prototype.scrollIntoView = () => {};
    const onAdd = vi.fn();
    const { box } = await drawInDocument(<Choice quantity={quantity} onAdd={onAdd} />);
    const field = box.querySelector('input');
    const typed = field?.value;
    await act(() => box.querySelector<HTMLElement>('[data-add]')?.click());
    expect(onAdd.mock.calls).toEqual([[undefined]]);
    expect(document.activeElement).toBe(field);
    expect(field?.value).toBe(typed);
    const about = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toContain('Enter a number from 1 to 12');
  },
);
