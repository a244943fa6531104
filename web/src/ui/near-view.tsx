import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNearView } from './use-near-view.ts';

interface NearViewProps {
  /** Shown until then. */
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
