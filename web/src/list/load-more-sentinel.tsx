import { useEffect, useEffectEvent, useRef } from 'react';

interface LoadMoreSentinelProps {
  /** The distance from the viewport at which it counts as reached, in pixels. */
  offsetPx: number;
  /**
   * What a change of observes the sentinel again: the number of rows, because a page may be too short to fill the
   * window. The element itself stays: one that is replaced ends a smooth scroll in Chromium.
   */
  revision: string | number;
  onReach: () => void;
}

/** An element at the end of a list. Calls back shortly before it is scrolled into view. */
export function LoadMoreSentinel({ offsetPx, revision, onReach }: LoadMoreSentinelProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed again for a new revision
  useEffect(() => {
    if (sentinel.current === null) return;
    const observer = new IntersectionObserver(
      // Several entries may come at once; the last one is current.
      (changes) => {
        if (changes.at(-1)?.isIntersecting) reach();
      },
      { rootMargin: `0px 0px ${offsetPx}px 0px` },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [offsetPx, revision]);
  return <div ref={sentinel} aria-hidden className="h-px" />;
}
