import { type RefObject, useLayoutEffect } from 'react';
import { barHeight } from './toasts.ts';

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
