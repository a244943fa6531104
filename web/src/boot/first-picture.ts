// The first picture stands in the shell as soon as it is known, at the very place where the application draws it later.

export interface FirstPicture {
  /** Selects its place in the shell. */
  selector: string;
  /** Its address; one that begins with a slash is the back end's. */
  src: string;
  tint: string;
  /** What is written beside it. */
  lines: string[];
}

/** Draws it; without an address there is nothing to draw. `base` is the back end's address. */
export function drawFirstPicture({ selector, src, tint, lines }: FirstPicture, base: string): void {
  const box = document.querySelector<HTMLElement>(selector);
  if (src === '' || box === null) return;
  const image = new Image(256, 256);
  image.fetchPriority = 'high';
  image.src = src.startsWith('/') ? base + src : src;
  box.append(image);
  if (lines.length > 0) box.append(textOverlay(lines));
  box.style.background = `var(--tint-${tint.replace(/\W/g, '')})`;
}

function textOverlay(lines: string[]): HTMLElement {
  const overlay = document.createElement('span');
  for (const text of lines) overlay.appendChild(document.createElement('span')).textContent = text;
  return overlay;
}

// The answers come from outside and are read before the application, with its contract and its types, is there.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
