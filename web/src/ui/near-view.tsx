import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

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

interface NearViewProps {
  placeholder: ReactNode;
  /** Called once, when its place comes near the viewport: requests the data that the content will read. */
  onNear?: () => void;
  /** How far below the viewport counts as near, in rem. */
  nearRem?: number;
  children: ReactNode;
}

/**
 * The placeholder of content of unknown height. Its chunk has the same one: if the last section of a page had none while
 * it loads, the page would become shorter, and what is pressed at its end would move.
 */
export function Sliver() {
  return <div className="h-px" />;
}

/** Renders its content once its place is in the viewport or near it. */
export function NearView({ placeholder, onNear, nearRem, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place, nearRem);
  const begin = useEffectEvent(() => onNear?.());
  useEffect(() => {
    if (isNear) begin();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
