import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { clampView, FIT_VIEW, type View, zoomAround } from './zoom.ts';

interface Point {
  x: number;
  y: number;
}

interface GestureOptions {
  container: RefObject<HTMLElement | null>;
  /** Returns the current picture, whose natural size limits how far it can be moved. */
  picture: () => HTMLImageElement | null;
  /** A horizontal swipe: 1 to the picture on the right, -1 to the one on the left. */
  onSwipe: (direction: 1 | -1) => void;
  /** A swipe down. */
  onDismiss: () => void;
}

/** The start of a gesture: a pinch, panning a zoomed picture, or dragging one that is not zoomed along one axis. */
interface GestureStart {
  at: Point;
  fingerDistance: number;
  view: View;
  time: number;
}

const TAP_PX = 10;
const TAP_MS = 300;
const SWIPE_PX = 56;
const DISMISS_PX = 96;
const DOUBLE_TAP_SCALE = 2.5;

/**
 * Touch and mouse gestures on a picture. Two fingers pinch; a double tap zooms in and out; one finger pans a zoomed
 * picture, and swipes an unzoomed one sideways or down. A single tap on a zoomed picture centres that spot, for
 * customers who cannot drag. The browser's own gestures are off in the container (`touch-none`).
 */
export function useGestures({ container, picture, onSwipe, onDismiss }: GestureOptions) {
  const [view, setView] = useState(FIT_VIEW);
  const [drag, setDrag] = useState<Point>();
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<GestureStart>(undefined);
  const tap = useRef({ time: Number.NEGATIVE_INFINITY, at: { x: 0, y: 0 } });

  /** Relative to the centre of the container. */
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = container.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const clamped = (next: View): View => {
    const box = container.current;
    const { naturalWidth, naturalHeight } = picture() ?? { naturalWidth: 0, naturalHeight: 0 };
    if (box === null || naturalWidth === 0) return next;
    const natural = { width: naturalWidth, height: naturalHeight };
    return clampView(next, natural, { width: box.clientWidth, height: box.clientHeight });
  };
  const changeView = (next: View) => setView(clamped(next));
  const begin = (time: number) => {
    const [one, two] = [...fingers.current.values()];
    start.current = one && {
      at: two ? midpoint(one, two) : one,
      fingerDistance: two ? distance(one, two) : 0,
      view,
      time,
    };
  };

  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    setDrag(undefined);
    begin(event.timeStamp);
  };
  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId) || start.current === undefined) return;
    fingers.current.set(event.pointerId, pointOf(event));
    const { at, fingerDistance, view: from } = start.current;
    const [one, two] = [...fingers.current.values()];
    if (one === undefined) return;
    if (two !== undefined) {
      const now = midpoint(one, two);
      const zoomed = zoomAround(from, (from.scale * distance(one, two)) / fingerDistance, at);
      changeView({ ...zoomed, x: zoomed.x + now.x - at.x, y: zoomed.y + now.y - at.y });
      return;
    }
    if (from.scale > 1) changeView({ ...from, x: from.x + one.x - at.x, y: from.y + one.y - at.y });
    else setDrag(dragOf(at, one));
  };
  const up = (event: PointerEvent) => {
    // The last movement may only be reported with the release.
    move(event);
    if (!fingers.current.delete(event.pointerId) || start.current === undefined) return;
    const { at, time, view: from, fingerDistance } = start.current;
    const here = pointOf(event);
    begin(event.timeStamp);
    if (fingers.current.size > 0) return;
    setDrag(undefined);
    if (event.type === 'pointercancel') return;
    const isTap = fingerDistance === 0 && distance(here, at) < TAP_PX && event.timeStamp - time < TAP_MS;
    if (isTap) onTap(here, event.timeStamp);
    else if (from.scale === 1 && fingerDistance === 0) {
      // Not the state: a busy page may not have rendered the movement yet.
      const { x, y } = dragOf(at, here);
      if (Math.abs(x) > SWIPE_PX) onSwipe(x < 0 ? 1 : -1);
      else if (y > DISMISS_PX) onDismiss();
    }
  };
  const onTap = (at: Point, time: number) => {
    const isSecond = time - tap.current.time < TAP_MS && distance(at, tap.current.at) < TAP_PX * 3;
    tap.current = { time: isSecond ? Number.NEGATIVE_INFINITY : time, at };
    if (isSecond) changeView(zoomAround(FIT_VIEW, view.scale > 1 ? 1 : DOUBLE_TAP_SCALE, at));
    else if (view.scale > 1) changeView({ ...view, x: view.x - at.x, y: view.y - at.y });
  };
  return {
    view,
    /** The current drag offset of the picture; undefined if it is not dragged. */
    drag,
    changeView,
    reset: () => setView(FIT_VIEW),
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}

/** A picture that is not zoomed follows a finger sideways or down. */
function dragOf(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y: Math.max(0, y) };
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
