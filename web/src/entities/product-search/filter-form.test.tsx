// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInDocument } from '../../draw-in-document.testing.tsx';
import { FilterFormEnd } from './filter-form.tsx';

test('the button of filters that match nothing keeps the focus, and applies nothing', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const end = (total: number) => (
    <form onSubmit={submit}>
      <FilterFormEnd className="" total={total} isCounting={false} onReset={() => undefined} />
    </form>
  );
  const { box, redraw } = await drawInDocument(end(3));
  const button = box.querySelector<HTMLButtonElement>('button[type=submit]');
  button?.focus();
  await redraw(end(0));
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  expect(button?.disabled).toBe(false);
  await act(() => button?.click());
  expect(submit).not.toHaveBeenCalled();
  await redraw(end(2));
  await act(() => button?.click());
  expect(submit).toHaveBeenCalledTimes(1);
});
