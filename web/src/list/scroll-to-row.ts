import { onUserScroll } from './user-interaction.ts';
import type { WindowVirtualizer } from './window-virtualizer.ts';

/** In how many frames in a row the page must have been where it was sent until its place counts as final. */
const STILL_FRAMES = 10;

/**
 * Brings the page to a row, and again while what stands above it is being measured and the page is not tall enough yet,
 * until a customer moves the page. Answers a function that stops it.
 */
export function scrollToRow(grid: WindowVirtualizer, row: number): () => void {
  let still = 0;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    ignoreHand();
  };
  const ignoreHand = onUserScroll(stop);
  const step = () => {
    const [offset = 0] = grid.getOffsetForIndex(row, 'start') ?? [];
    const stood = window.scrollY;
    window.scrollTo({ top: offset, behavior: 'instant' });
    still = window.scrollY === stood ? still + 1 : 0;
    if (still < STILL_FRAMES) frame = requestAnimationFrame(step);
    else stop();
  };
  step();
  return stop;
}
