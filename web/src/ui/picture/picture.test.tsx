// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawInDocument } from '../../draw-in-document.testing.tsx';
import { Picture } from './picture.tsx';
import { pictureSettings } from './picture-settings.ts';

test('[R9.05] a picture is requested three times, then a placeholder has its name and its size', async () => {
  pictureSettings.tries = 3;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { box } = await drawInDocument(<Picture src="/pictures/1.webp" alt="Aria 2" width={300} height={200} />);
  for (const _tries of [1, 2, 3]) {
    const picture = box.querySelector('img');
    expect(picture).not.toBeNull();
    await act(() => picture?.dispatchEvent(new Event('error')));
    expect(box.querySelector('img')).toBeNull();
    expect(box.querySelector('span')?.outerHTML).toMatch(/^<span role="img" aria-label="Aria 2" .*300 \/ 200/);
    await act(() => vi.advanceTimersByTimeAsync(2000));
  }
  expect(box.querySelector('img')).toBeNull();
});
