import { type PointerEvent, useRef, useState } from 'react';

interface Drag {
  key: string;
  x: number;
  y: number;
  /** The index at which it would be dropped. */
  over: number | undefined;
}

interface Press {
  key: string;
  x: number;
  y: number;
  /** As of the last move, which may not be rendered yet. */
  over: number | undefined;
}

/** A shorter movement is a press. */
const DRAG_AFTER_PX = 8;

/** Reorders the items of a list by dragging. Each item is marked by `data-index`. */
export function usePictureDrag(onDrop: (key: string, index: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const start = useRef<Press>(undefined);
  const hasDragged = useRef(false);
  const end = () => {
    start.current = undefined;
    setDrag(undefined);
  };
  return {
    drag,
    /** Whether the press that ends now was a drag. */
    wasDragged: () => hasDragged.current,
    handlers: (key: string) => ({
      onPointerDown: ({ button, clientX, clientY, pointerId, currentTarget }: PointerEvent) => {
        hasDragged.current = false;
        if (button !== 0) return;
        // Captured at once: the first move of a fast pointer may already be over another item.
        currentTarget.setPointerCapture(pointerId);
        start.current = { key, x: clientX, y: clientY, over: undefined };
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current === undefined) return;
        const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
        if (!hasDragged.current && Math.hypot(x, y) < DRAG_AFTER_PX) return;
        hasDragged.current = true;
        start.current.over = indexAt(event);
        setDrag({ key, x, y, over: start.current.over });
      },
      onPointerUp: () => {
        const over = start.current?.over;
        end();
        if (over !== undefined) onDrop(key, over);
      },
      onPointerCancel: end,
    }),
  };
}

/** The index of the item below the pointer; the dragged item does not receive pointer events. */
function indexAt({ clientX, clientY }: PointerEvent): number | undefined {
  const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-index]');
  return item == null ? undefined : Number(item.dataset['index']);
}
