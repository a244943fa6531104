import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the pressed, selected or checked item of a scrolling row into view when the selection changes or the items are
 * loaded. Scrolls only the row, never the page.
 */
export function useScrollIntoView<Row extends HTMLElement>(selected: unknown, length: number): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection or the number of items changes
  useEffect(() => {
    const item = row.current?.querySelector('[aria-pressed="true"], [aria-selected="true"], :has(> :checked)');
    if (!row.current || !item) return;
    const [itemBox, rowBox] = [item.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollBy({
      left: itemBox.left + itemBox.width / 2 - (rowBox.left + rowBox.width / 2),
      behavior: 'instant',
    });
  }, [selected, length]);
  return row;
}
