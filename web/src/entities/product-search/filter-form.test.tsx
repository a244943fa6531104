// @vitest-environment jsdom
import { createQueryClient } from '@meridian/sdk/react';
import { fixture, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInDocument } from '../../draw-in-document.testing.tsx';
import { FilterForm } from './filter-form.tsx';
import type { ProductSearch } from './product-search.ts';

const { facets, ...page } = fixture('listProducts');

/** The form, where this many products match, and one more without each filter. */
async function draw(initial: ProductSearch, total: number) {
  const queries = createQueryClient(
    stubClient({
      listCategories: fixture('listCategories'),
      listProducts: ({ url }) => ({ ...page, facets, total: total + (url.includes('rate') ? 0 : 1) }),
    }),
  );
  const { box } = await drawInDocument(
    <QueryClientProvider client={queries}>
      <FilterForm initial={initial} onApply={() => undefined} footer="" />
    </QueryClientProvider>,
  );
  return { box, button: () => box.querySelector('button[type=submit]')?.textContent };
}

test('while the price range is invalid, no count of products is promised', async () => {
  const { box, button } = await draw({ rate: 90, min: '5.00', max: '50.00' }, 229);
  await act(() => vi.waitFor(() => expect(button()).toBe('Show 229 products')));
  for (const [name, typed] of [
    ['min', '100'],
    ['max', '20'],
  ]) {
    const input = box.querySelector(`input[name=${name}]`);
    // What React listens for: a value that it has not set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    await act(() => void input?.dispatchEvent(new Event('input', { bubbles: true })));
  }
  expect(button()).toBe('Show products');
  // Nor does the range that the form was opened with still apply.
  expect(box.querySelector('ul[aria-label="Active filters"]')?.textContent).toBe('90% positive or more');
});

test('where nothing matches, what to remove stands at the button', async () => {
  const { box, button } = await draw({ rate: 90 }, 0);
  await act(() => vi.waitFor(() => expect(button()).toBe('No products')));
  const end = box.querySelector('button[type=submit]')?.closest('.sticky');
  const way = () => end?.querySelector('ul')?.textContent;
  await act(() => vi.waitFor(() => expect(way()).toBe('Remove ‘90% positive or more’1 product')));
});
