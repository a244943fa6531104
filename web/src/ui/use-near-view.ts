import { type RefObject, useEffect, useState } from 'react';

/** How far below the viewport something counts as near, in pixels: about one screen of a phone. */
const NEAR_PX = 800;

/** Whether an element has been in the viewport or near it, so that what it shows is worth loading. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
