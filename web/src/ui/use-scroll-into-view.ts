import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the pressed one of a scrolling row into sight when another is chosen or the row has come; along the row only,
 * the page itself never moves for it.
 */
export function useScrollIntoView<Box extends HTMLElement>(chosen: unknown, length: number): RefObject<Box | null> {
  const row = useRef<Box>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, or a row that has come, is the reason to look
  useEffect(() => {
    const item = row.current?.querySelector('[aria-pressed="true"]');
    if (!row.current || !item) return;
    const [its, rows] = [item.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollBy({ left: its.left + its.width / 2 - (rows.left + rows.width / 2), behavior: 'instant' });
  }, [chosen, length]);
  return row;
}
