import { type RefObject, useLayoutEffect, useState } from 'react';

interface GridGeometry {
  columns: number;
  top: number;
  isMeasured: boolean;
}

/** How many columns the style sheet gives the list, and how far below the page's top it begins. */
export function useGridGeometry(list: RefObject<HTMLElement | null>, initialColumns: number): GridGeometry {
  const [geometry, setGeometry] = useState<GridGeometry>({ columns: initialColumns, top: 0, isMeasured: false });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length;
      const top = topOf(element);
      setGeometry((old) =>
        old.isMeasured && old.columns === columns && old.top === top ? old : { columns, top, isMeasured: true },
      );
    };
    measure();
    // What stands above the list moves it; then the page's height changes too.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return geometry;
}

/** How far below the page's top it stands when nothing is pulled: a list being pulled down is drawn lower than it is. */
function topOf(element: HTMLElement): number {
  const { offsetParent } = element;
  return element.offsetTop + (offsetParent instanceof HTMLElement ? topOf(offsetParent) : 0);
}
