// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { drawInDocument } from '../../draw-in-document.testing.tsx';
import { Stepper } from './stepper.tsx';

function Owner() {
  const [value, setValue] = useState(1);
  return <Stepper label="Quantity" value={value} max={9} onChange={setValue} invalid={value > 9} />;
}

test.each([
  ['007', '7'],
  ['1e3', '1e3'],
  ['1234567890123456789012', '1234567890123456789012'],
])('a quantity typed as %s is %s when the field is left', async (typed, left) => {
  const { box } = await drawInDocument(<Owner />);
  const input = box.querySelector('input');
  // What React listens for: a value that it has not set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
  act(() => void input?.dispatchEvent(new Event('input', { bubbles: true })));
  act(() => void input?.dispatchEvent(new Event('focusout', { bubbles: true })));
  expect(input?.value).toBe(left);
});
