import { type RefObject, useLayoutEffect } from 'react';

/** Keeps toasts above a bar that sticks above the tab bar, while its screen is visible. */
export function useToastClearance(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      root.style.setProperty('--bottom-bar', isSticky ? `${element.offsetHeight}px` : '');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.setProperty('--bottom-bar', '');
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
