// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInDocument } from '../draw-in-document.testing.tsx';
import { Button } from './button.tsx';
import { Chip } from './input/chip.tsx';
import { HeartButton } from './product/heart-button.tsx';

const controls: [string, (onPress: () => void) => ReactElement][] = [
  ['button', (onPress) => <Button onClick={onPress}>Follow</Button>],
  ['heart', (onPress) => <HeartButton name="Aria 2" liked={false} onToggle={onPress} />],
  [
    'chip',
    (onPress) => (
      <Chip selected={false} onSelect={onPress}>
        Ink
      </Chip>
    ),
  ],
];

test.each(controls)('[R5.12] a double tap on a %s counts once, two presses of a key twice', async (_what, control) => {
  const pressed = vi.fn();
  const { box } = await drawInDocument(control(pressed));
  // UI Events: `detail` counts the clicks of a pointer, and is 0 for a key.
  const click = (detail: number) =>
    act(() => box.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
  for (const detail of [1, 2]) await click(detail);
  expect(pressed).toHaveBeenCalledTimes(1);
  for (const detail of [0, 0]) await click(detail);
  expect(pressed).toHaveBeenCalledTimes(3);
});
