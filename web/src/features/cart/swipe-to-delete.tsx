import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';

/** How far a finger moves before the gesture is a swipe and not a press, and how far it must go to delete. */
const START_PX = 12;
const DELETE_PX = 112;

interface Swipe {
  startX: number;
  startY: number;
  /** How far the finger has moved towards the start of the line; undefined until the direction is known. */
  distance: number | undefined;
}

/**
 * A row that a swipe towards its start deletes. For touch only: the stepper and edit mode delete too. The row follows
 * the finger by direct style changes; only the first swipe renders what is behind it.
 */
export function SwipeToDelete({ onDelete, children }: { onDelete: () => void; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const swipe = useRef<Swipe>(undefined);
  const [isSwiped, setSwiped] = useState(false);

  const moveTo = (distance: number) => {
    if (row.current === null) return;
    const toStart = isRightToLeft(row.current) ? 1 : -1;
    row.current.style.translate = distance === 0 ? '' : `${distance * toStart}px`;
  };
  const start = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    swipe.current = { startX: event.clientX, startY: event.clientY, distance: undefined };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const current = swipe.current;
    if (current === undefined) return;
    const x = event.clientX - current.startX;
    const distance = isRightToLeft(event.currentTarget) ? x : -x;
    if (current.distance === undefined) {
      if (distance < START_PX || distance < Math.abs(event.clientY - current.startY)) return;
      // Past this distance the gesture no longer presses a control of the row.
      event.currentTarget.setPointerCapture(event.pointerId);
      setSwiped(true);
    }
    current.distance = Math.max(0, distance);
    moveTo(current.distance);
  };
  const cancel = () => {
    swipe.current = undefined;
    moveTo(0);
  };
  const end = () => {
    const distance = swipe.current?.distance ?? 0;
    cancel();
    if (distance >= DELETE_PX) onDelete();
  };

  return (
    <div className="relative overflow-clip">
      {isSwiped && (
        <div aria-hidden className="absolute inset-y-px end-0 flex w-1/2 items-center justify-end bg-danger pe-6">
          <Icon name="delete" className="text-on-danger" />
        </div>
      )}
      <div
        ref={row}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={cancel}
        className="relative touch-pan-y bg-card transition-[translate] duration-(--quick)"
      >
        {children}
      </div>
    </div>
  );
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';
