import { useEffect, useEffectEvent, useRef } from 'react';

interface LoadMoreSentinelProps {
  /** How far before it comes into view it counts as reached, in pixels. */
  offsetPx: number;
  /** Looks again when this changes, because what came may have been too short to fill the window. */
  length: number;
  onReach: () => void;
}

/** A mark at the end of a list that tells when the customer is about to arrive there. */
export function LoadMoreSentinel({ offsetPx, length, onReach }: LoadMoreSentinelProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new length is a reason to look again
  useEffect(() => {
    if (sentinel.current === null) return;
    const observer = new IntersectionObserver(
      // Several changes may come at once; the last one holds.
      (changes) => {
        if (changes.at(-1)?.isIntersecting) reach();
      },
      { rootMargin: `0px 0px ${offsetPx}px 0px` },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [offsetPx, length]);
  return <div ref={sentinel} aria-hidden className="h-px" />;
}
