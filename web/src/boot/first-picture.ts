// Shows the first pictures in the shell as soon as they are known, in the same position as in the app.

export interface FirstPicture {
  /** The number of its box among those for pictures in the visible part of the shell. */
  place: number;
  /** The URL; a path is relative to the API. */
  src: string;
  tint: string;
  /** The texts over the picture, in the box's empty elements. */
  lines: string[];
}

/**
 * Shows a picture unless `src` is empty. `base` is the base URL of the API. An answer may come before its box, which
 * is there at the latest when the page is `parsed`. Rejects if the picture fails to load.
 */
export async function drawPicture(
  { place, src, tint, lines }: FirstPicture,
  base: string,
  parsed: Promise<unknown>,
): Promise<void> {
  const part = document.documentElement.dataset['start'];
  const find = () => document.querySelectorAll<HTMLElement>(`.shell-${part} [data-picture]`)[place];
  const box = find() ?? (await parsed.then(find));
  if (src === '' || box === undefined) return;
  const image = new Image(256, 256);
  image.fetchPriority = 'high';
  image.className = box.dataset['picture'] ?? '';
  image.src = src.startsWith('/') ? base + src : src;
  box.append(image);
  for (const [line, text] of box.querySelectorAll('span:empty').entries()) text.textContent = lines[line] ?? '';
  box.style.background = `${lines.length > 0 ? '' : 'var(--plinth,none),'}var(--tint-${tint.replace(/\W/g, '')},var(--well))`;
  await image.decode();
}

// Responses are untrusted, and are read before the typed client is loaded.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
