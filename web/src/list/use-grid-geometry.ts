import { type RefObject, useLayoutEffect, useState } from 'react';

interface GridGeometry {
  columns: number;
  top: number;
  isMeasured: boolean;
}

/** The number of columns, from the computed style, and the distance of the list from the top of the page. */
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
    // Content above the list can move it; this also changes the height of the body.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return geometry;
}

/** The distance from the top of the page without transforms, so that pull to refresh does not change it. */
function topOf(element: HTMLElement): number {
  const { offsetParent } = element;
  return element.offsetTop + (offsetParent instanceof HTMLElement ? topOf(offsetParent) : 0);
}
