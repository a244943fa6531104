import { type RefObject, useEffect, useState } from 'react';

/** How far below the viewport counts as near, in rem, because sections scale with the text: one phone screen. */
const NEAR_REM = 50;

/** Whether an element has been in or near the viewport, so that its content is worth loading. */
export function useNearView(element: RefObject<Element | null>, nearRem = NEAR_REM): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${nearRem * rem}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element, nearRem]);
  return isNear;
}
