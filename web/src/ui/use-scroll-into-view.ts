import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the pressed one of a scrolling row into sight when another is chosen or the row has come; along the row only,
 * the page itself never moves for it.
 */
export function useScrollIntoView<Row extends HTMLElement>(selected: unknown, length: number): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, or a row that has come, is the reason to look
  useEffect(() => {
    const item = row.current?.querySelector('[aria-pressed="true"]');
    if (!row.current || !item) return;
    const [itemBox, rowBox] = [item.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollBy({
      left: itemBox.left + itemBox.width / 2 - (rowBox.left + rowBox.width / 2),
      behavior: 'instant',
    });
  }, [selected, length]);
  return row;
}
