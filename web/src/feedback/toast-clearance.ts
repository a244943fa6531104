import { createAtom, useSelector } from '@tanstack/react-store';
import { type RefObject, useLayoutEffect } from 'react';

// Not a property of the root: the browser would restyle the whole page whenever the bar comes or goes.
const barHeight = createAtom(0);

/** The height of the bar that toasts stay above, in pixels. */
export function useBarHeight(): number {
  return useSelector(barHeight);
}

/** Keeps toasts above a bar that sticks above the tab bar, while its screen is visible. */
export function useToastClearance(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      barHeight.set(isSticky ? element.offsetHeight : 0);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      barHeight.set(0);
    };
  }, [bar]);
}

/** Moves toasts to the top of the window, while a screen is visible whose keys fill the bottom. */
export function useToastsAtTop(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['toasts'] = 'top';
    return () => {
      delete dataset['toasts'];
    };
  }, []);
}
