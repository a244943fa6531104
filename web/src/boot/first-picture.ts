// Shows the first pictures in the shell as soon as they are known, in the same position as in the app.

export interface FirstPicture {
  /** The CSS selector of its container in the shell. */
  selector: string;
  /** The URL; a path is relative to the API. */
  src: string;
  tint: string;
  /** The text over the picture. */
  lines: string[];
}

/**
 * Shows a picture unless `src` is empty. `base` is the base URL of the API. An answer may come before its container, which
 * is there at the latest when the page is `parsed`. Rejects if the picture fails to load.
 */
export async function drawPicture(
  { selector, src, tint, lines }: FirstPicture,
  base: string,
  parsed: Promise<unknown>,
): Promise<void> {
  const find = () => document.querySelector<HTMLElement>(selector);
  const box = find() ?? (await parsed.then(find));
  if (src === '' || box === null) return;
  const image = new Image(256, 256);
  image.fetchPriority = 'high';
  image.src = src.startsWith('/') ? base + src : src;
  box.append(image);
  if (lines.length > 0) box.append(textOverlay(lines));
  box.style.background = `${lines.length > 0 ? '' : 'var(--plinth,none),'}var(--tint-${tint.replace(/\W/g, '')},var(--well))`;
  await image.decode();
}

function textOverlay(lines: string[]): HTMLElement {
  const overlay = document.createElement('span');
  for (const text of lines) overlay.appendChild(document.createElement('span')).textContent = text;
  return overlay;
}

// Responses are untrusted, and are read before the typed client is loaded.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
