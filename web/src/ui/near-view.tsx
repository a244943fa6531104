import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNearView } from './use-near-view.ts';

interface NearViewProps {
  /** In its place until then. */
  placeholder: ReactNode;
  /** Called once, when the place comes near the view: to request what the content will read. */
  onNear?: () => void;
  /** How far below the view its place may be, in rem. */
  nearRem?: number;
  children: ReactNode;
}

/** Renders its content when its place is in the view or near it. */
export function NearView({ placeholder, onNear, nearRem, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place, nearRem);
  const begin = useEffectEvent(() => onNear?.());
  useEffect(() => {
    if (isNear) begin();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
