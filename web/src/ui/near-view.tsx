import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

interface NearViewProps {
  /** As high as the content, so that nothing below it moves. */
  placeholder: ReactNode;
  /** Called once, when the place comes near the view. */
  onNear?: () => void;
  children: ReactNode;
}

/** Renders its content when its place is less than the height of the window below the view. */
export function NearView({ placeholder, onNear, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const begin = useEffectEvent(() => {
    onNear?.();
    setNear(true);
  });
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      // Several entries may come at once; the last one is current.
      (changes) => {
        if (changes.at(-1)?.isIntersecting) begin();
      },
      { rootMargin: '0px 0px 100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
