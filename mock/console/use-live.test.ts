// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useLive } from './use-live.ts';

test('only the answer to the last question is shown, in whatever order the answers come', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const shown: unknown[] = [];
  const Owner = ({ reader }: { reader: () => Promise<string> }) => {
    shown.push(useLive(reader).value);
    return null;
  };
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const answers: ((text: string) => void)[] = [];
    for (const _question of order) {
      const answer = new Promise<string>((resolve) => answers.push(resolve));
      await act(() => root.render(createElement(Owner, { reader: () => answer })));
    }
    for (const index of order) await act(async () => answers[index]?.(`answer ${index}`));
    expect(shown.at(-1)).toBe('answer 1');
  }
  expect(shown).not.toContain('answer 0');
});
