import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampView, FIT_VIEW, MAX_SCALE, zoomAround } from './zoom.ts';

const picture = { width: 400, height: 300 };
const window = { width: 400, height: 800 };

test('zooming keeps the point under the finger in place', () => {
  const number = fc.double({ min: -400, max: 400, noNaN: true });
  const scale = fc.double({ min: 0.2, max: 9, noNaN: true });
  fc.assert(
    fc.property(number, number, scale, scale, (x, y, first, second) => {
      const view = zoomAround(FIT_VIEW, first, { x: 10, y: -20 });
      const next = zoomAround(view, second, { x, y });
      expect(next.scale).toBeGreaterThanOrEqual(1);
      expect(next.scale).toBeLessThanOrEqual(MAX_SCALE);
      // The same spot of the picture in its own pixels, before and after.
      expect((x - next.x) / next.scale).toBeCloseTo((x - view.x) / view.scale, 6);
      expect((y - next.y) / next.scale).toBeCloseTo((y - view.y) / view.scale, 6);
    }),
  );
});

test('a zoomed picture cannot be dragged out of its window, and an unzoomed one cannot be moved', () => {
  expect(clampView({ scale: 1, x: 90, y: 90 }, picture, window)).toEqual(FIT_VIEW);
  // At twice the size it is 800 by 600: it can move by 200 to each side, but not yet up or down.
  expect(clampView({ scale: 2, x: 999, y: 999 }, picture, window)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(clampView({ scale: 2, x: -150, y: -1 }, picture, window)).toEqual({ scale: 2, x: -150, y: 0 });
  expect(clampView({ scale: 4, x: -999, y: -999 }, picture, window)).toEqual({ scale: 4, x: -600, y: -200 });
});
