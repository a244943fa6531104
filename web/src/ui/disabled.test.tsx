// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { drawInDocument } from '../draw-in-document.testing.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon/icon-button.tsx';
import { CheckRow } from './input/check-row.tsx';

/** A form that counts what is done in it, with a control that its first press disables. */
function Owner({ draw }: { draw: (isDisabled: boolean, press: () => void) => ReactNode }) {
  const [presses, setPresses] = useState(0);
  return (
    <form
      data-presses={presses}
      onSubmit={(event) => {
        event.preventDefault();
        setPresses(presses + 1);
      }}
    >
      {draw(presses > 0, () => setPresses(presses + 1))}
    </form>
  );
}

// jsdom would leave the focus on a natively disabled control, a browser does not.
test.each<[control: string, draw: (isDisabled: boolean, press: () => void) => ReactNode]>([
  ['button', (disabled, press) => <Button {...{ disabled, onClick: press }}>Later</Button>],
  ['button that submits', (disabled) => <Button {...{ disabled, type: 'submit' }}>Show</Button>],
  ['button of an icon', (disabled, press) => <IconButton icon="plus" label="More" {...{ disabled, onClick: press }} />],
  ['box', (disabled, press) => <CheckRow {...{ disabled, checked: !disabled, onChange: press }}>In stock</CheckRow>],
])('a %s that its own press disables keeps the focus, and does nothing more', async (_control, draw) => {
  const { box } = await drawInDocument(<Owner draw={draw} />);
  const control = box.querySelector<HTMLButtonElement | HTMLInputElement>('button, input');
  for (const _press of ['first', 'second']) {
    await act(() => control?.click());
    expect(box.querySelector('form')?.dataset['presses']).toBe('1');
    expect(control?.disabled).toBe(false);
    expect(control?.getAttribute('aria-disabled')).toBe('true');
  }
});
