import { type RefObject, useLayoutEffect, useRef } from 'react';

interface ShownRow {
  key: React.Key;
  index: number;
  /** The row's offset in the page, in pixels. */
  start: number;
}

interface RowPlace {
  start: number;
  element: HTMLElement;
}

interface RowMotion {
  isOn: boolean;
  rows: readonly ShownRow[];
  /** Changes when the rows of the list change, not when it scrolls. */
  version: unknown;
}

/**
 * Fades out a row that leaves the list, and closes up the rows below it, so that nothing jumps under the finger. If the
 * row had the focus, it moves to the list's panel. Uses the duration tokens, so reduced motion moves nothing.
 */
export function useRowMotion(list: RefObject<HTMLElement | null>, { isOn, rows, version }: RowMotion): void {
  const last = useRef<{ version: unknown; places: Map<React.Key, RowPlace> }>({ version, places: new Map() });
  useLayoutEffect(() => {
    if (!isOn || list.current === null) return;
    const { version: lastVersion, places: before } = last.current;
    const now = placesOf(list.current, rows);
    last.current = { version, places: now };
    if (lastVersion === version) return;
    const [top, bottom] = [rows[0]?.start ?? 0, rows.at(-1)?.start ?? Number.POSITIVE_INFINITY];
    const left = [...before].filter(
      ([key, { start, element }]) => !now.has(key) && !element.isConnected && start >= top && start <= bottom,
    );
    if (left.length === 0) return;
    for (const [key, { start, element }] of now) {
      const from = before.get(key)?.start ?? start;
      if (from !== start) element.animate({ translate: [`0 ${from - start}px`, '0 0'] }, timing());
    }
    for (const [, place] of left) fadeOut(place, list.current, rows[0]);
    if (document.activeElement === document.body)
      list.current.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  });
}

function placesOf(list: HTMLElement, rows: readonly ShownRow[]): Map<React.Key, RowPlace> {
  const byIndex = new Map(rows.map((row) => [String(row.index), row]));
  const places = new Map<React.Key, RowPlace>();
  for (const element of list.children) {
    const row = element instanceof HTMLElement ? byIndex.get(element.dataset['index'] ?? '') : undefined;
    if (row !== undefined && element instanceof HTMLElement) places.set(row.key, { start: row.start, element });
  }
  return places;
}

/** Keeps an element that React has removed visible for a moment longer, in its former place. */
function fadeOut({ start, element }: RowPlace, list: HTMLElement, first: ShownRow | undefined): void {
  const { left, width } = list.getBoundingClientRect();
  const firstTop = list.firstElementChild?.getBoundingClientRect().top ?? 0;
  const top = firstTop + start - (first?.start ?? start);
  Object.assign(element.style, { position: 'fixed', top: `${top}px`, left: `${left}px`, width: `${width}px` });
  element.inert = true;
  element.ariaHidden = 'true';
  document.body.append(element);
  const remove = () => element.remove();
  element.animate({ opacity: [1, 0], scale: [1, 0.97] }, timing()).finished.then(remove, remove);
}

function timing(): KeyframeAnimationOptions {
  const tokens = getComputedStyle(document.documentElement);
  return {
    duration: Number.parseFloat(tokens.getPropertyValue('--calm')),
    easing: tokens.getPropertyValue('--ease').trim(),
  };
}
