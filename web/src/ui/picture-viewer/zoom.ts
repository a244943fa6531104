/** The view of a picture in its window: the zoom, and the offset from the centre in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const FIT_VIEW: View = { scale: 1, x: 0, y: 0 };

/** A larger scale would only show pixels. */
export const MAX_SCALE = 4;

/** Changes the scale and keeps the content at a point (relative to the centre of the window) in place. */
export function zoomAround(view: View, scale: number, at: { x: number; y: number }): View {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const by = next / view.scale;
  return { scale: next, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

/** Limits the offset, so that no gap opens between the edges of the picture and the window. */
export function clampView(view: View, picture: Size, window: Size): View {
  const fit = Math.min(window.width / picture.width, window.height / picture.height);
  const maxOffset = (of: number, around: number) => Math.max(0, (of * fit * view.scale - around) / 2);
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0;
  return {
    scale: view.scale,
    x: clamp(view.x, maxOffset(picture.width, window.width)),
    y: clamp(view.y, maxOffset(picture.height, window.height)),
  };
}
