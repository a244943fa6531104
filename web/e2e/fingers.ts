import type { Shop } from './shop.ts';

interface Spot {
  x: number;
  y: number;
}

/** Fingers that go down together, move in a few steps, and are lifted. */
export async function touch(shop: Shop, paths: { from: Spot; to: Spot }[]): Promise<void> {
  const session = await shop.context.newCDPSession(shop.page);
  const points = (part: number) =>
    paths.map(({ from, to }, id) => ({ id, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
