import { type RefObject, useLayoutEffect, useState } from 'react';

interface Place {
  columns: number;
  top: number;
  isKnown: boolean;
}

/** How many columns the style sheet gives the list, and how far below the page's top it begins. */
export function useGridGeometry(list: RefObject<HTMLElement | null>, columnsAtFirst: number): Place {
  const [place, setPlace] = useState<Place>({ columns: columnsAtFirst, top: 0, isKnown: false });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const look = () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length;
      const top = topOf(element);
      setPlace((old) =>
        old.isKnown && old.columns === columns && old.top === top ? old : { columns, top, isKnown: true },
      );
    };
    look();
    // What stands above the list moves it; then the page's height changes too.
    const watch = new ResizeObserver(look);
    watch.observe(element);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [list]);
  return place;
}

/** How far below the page's top it stands when nothing is pulled: a list being pulled down is drawn lower than it is. */
function topOf(element: HTMLElement): number {
  const { offsetParent } = element;
  return element.offsetTop + (offsetParent instanceof HTMLElement ? topOf(offsetParent) : 0);
}
