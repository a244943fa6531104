import type { AnyRouter } from '@tanstack/react-router';
import type { Overlays } from './overlay-history.ts';

/** Within this time and distance two taps are one double tap, for fingers; a mouse counts its clicks itself. */
const DOUBLE_TAP_MS = 250;
const DOUBLE_TAP_PX = 24;

/**
 * A tap that was meant for the screen or the sheet before does nothing on the one that has come (B2.15): the second of a
 * double tap, and one whose finger went down before the change. Keys are no taps: their clicks have no count.
 */
export function ignoreDoubleTaps(router: AnyRouter, overlays: Overlays): void {
  let screen = router.latestLocation.pathname;
  router.subscribe('onRendered', ({ toLocation }) => {
    screen = toLocation.pathname;
  });
  /** What can be tapped now. */
  const view = () => [screen, ...overlays.open().map(({ id }) => id)].join(' ');

  let tap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, view: '' };
  let isSecond = false;
  let pressed: string | undefined;
  let clicked = '';

  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const isSecondClick = ({ detail }: MouseEvent) => detail > 1 && view() !== clicked;
  const pointerDown = (event: PointerEvent) => {
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const isDouble = at - tap.at < DOUBLE_TAP_MS && Math.hypot(x - tap.x, y - tap.y) < DOUBLE_TAP_PX;
    isSecond = isDouble && view() !== tap.view;
    pressed = view();
    if (isSecond) ignore(event);
    else tap = { at, x, y, view: pressed };
  };
  const mouseDown = (event: MouseEvent) => {
    if (isSecond || isSecondClick(event)) ignore(event);
  };
  const click = (event: MouseEvent) => {
    if (event.detail === 0 || !event.isTrusted) return;
    const wasElsewhere = pressed !== undefined && pressed !== view();
    pressed = undefined;
    if (isSecond || wasElsewhere || isSecondClick(event)) ignore(event);
    else clicked = view();
  };

  /** Who types between two taps means both. */
  const type = () => {
    tap = { ...tap, at: Number.NEGATIVE_INFINITY };
  };

  window.addEventListener('keydown', type, true);
  window.addEventListener('input', type, true);
  window.addEventListener('pointerdown', pointerDown, true);
  window.addEventListener('mousedown', mouseDown, true);
  window.addEventListener('click', click, true);
}
