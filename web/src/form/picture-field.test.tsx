// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInDocument } from '../draw-in-document.testing.tsx';
import { textOf } from '../text-of.testing.tsx';
import { PictureField } from './picture-field.tsx';

const nothing = () => undefined;
interface Options {
  problems?: string[];
  share?: number;
  isWaiting?: boolean;
  onRetry?: (key: string) => void;
  onRemove?: (key: string) => void;
}
const fieldOf = (
  errors: (string | undefined)[],
  { problems = [], share, isWaiting, onRetry = nothing, onRemove = nothing }: Options = {},
) => (
  <PictureField
    label="Pictures"
    max={9}
    pictures={errors.map((error, index) => ({
      key: String(index),
      blob: share === undefined ? share : new Blob(),
      share,
      error,
      ...(isWaiting && { isWaiting }),
    }))}
    problems={problems}
    onAdd={nothing}
    onRetry={onRetry}
    onRemove={onRemove}
    onMove={nothing}
  />
);
const field = (...args: Parameters<typeof fieldOf>) => textOf(fieldOf(...args));

test('what a picture was refused for names it, beside other pictures and files', () => {
  const failure = 'The picture is larger than 5 MB';
  const text = field([undefined, failure], { problems: ['half.jpg: This picture is damaged and cannot be opened'] });
  expect(text).toContain('half.jpg: This picture is damaged and cannot be opened');
  expect(text).toContain(`Picture 2: ${failure}`);
  expect(field([failure])).not.toContain('Picture 1:');
});

test('only the pictures that are uploaded are counted', () => {
  expect(field([undefined, 'Could not connect'])).toContain('1 of 9.');
  expect(field([undefined, undefined], { share: 0 })).toContain('0 of 9.');
});

test('a picture that was not uploaded is tried again by a press on it, another is not', async () => {
  const onRetry = vi.fn();
  const { box } = await drawInDocument(fieldOf([undefined, 'Could not connect'], { onRetry }));
  const press = (name: string) =>
    act(() => box.querySelector<HTMLElement>(`button[aria-label^="Picture ${name}"]`)?.click());
  await press('1 of 2');
  await press('2 was not uploaded. Try again');
  expect(onRetry.mock.calls).toEqual([['1']]);
});

test('a picture is removed while it is uploaded', async () => {
  // jsdom has none.
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:half', revokeObjectURL: () => undefined });
  const onRemove = vi.fn();
  const { box } = await drawInDocument(fieldOf([undefined], { share: 0.3, onRemove }));
  expect(box.querySelector('[role=progressbar]')).not.toBeNull();
  await act(() => box.querySelector<HTMLElement>('button[aria-label="Remove picture 1"]')?.click());
  expect(onRemove.mock.calls).toEqual([['0']]);
});

test('[B2.17] a picture that waits for the connection says so, and is not shown as being sent', async () => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:half', revokeObjectURL: () => undefined });
  const { box } = await drawInDocument(fieldOf([undefined], { share: 0, isWaiting: true }));
  expect(box.querySelector('li')?.textContent).toBe('No connection');
  expect(box.querySelector('[role=progressbar]')).toBeNull();
});
