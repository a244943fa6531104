import type { AnyRouter } from '@tanstack/react-router';
import type { Overlays } from './overlay-history.ts';

/** The time and distance within which two touches are a double tap; for a mouse the browser counts clicks. */
const DOUBLE_TAP_MS = 250;
const DOUBLE_TAP_PX = 24;

/**
 * Ignores a tap that was meant for the previous screen or sheet (B2.15): the second of a double tap, and one whose pointer
 * went down before the change. Clicks by key have no click count and are never ignored.
 */
export function ignoreDoubleTaps(router: AnyRouter, overlays: Overlays): void {
  let screen = router.latestLocation.pathname;
  router.subscribe('onRendered', ({ toLocation }) => {
    screen = toLocation.pathname;
  });
  /** Identifies the screen that a tap meets, and the open overlays: the frame around belongs to the screen it shows. */
  const viewAt = ({ target }: Event) => {
    const met = target instanceof Element ? target.closest<HTMLElement>('[data-screen]')?.dataset['screen'] : undefined;
    return [met ?? screen, ...overlays.open().map(({ id }) => id)].join(' ');
  };

  let tap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, view: '' };
  let isSecond = false;
  let pressed: string | undefined;
  let clicked = '';

  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const isSecondClick = (event: MouseEvent) => event.detail > 1 && viewAt(event) !== clicked;
  const pointerDown = (event: PointerEvent) => {
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const isDouble = at - tap.at < DOUBLE_TAP_MS && Math.hypot(x - tap.x, y - tap.y) < DOUBLE_TAP_PX;
    pressed = viewAt(event);
    isSecond = isDouble && pressed !== tap.view;
    if (isSecond) ignore(event);
    else tap = { at, x, y, view: pressed };
  };
  const mouseDown = (event: MouseEvent) => {
    if (isSecond || isSecondClick(event)) ignore(event);
  };
  const click = (event: MouseEvent) => {
    if (event.detail === 0 || !event.isTrusted) return;
    const wasElsewhere = pressed !== undefined && pressed !== viewAt(event);
    pressed = undefined;
    if (isSecond || wasElsewhere || isSecondClick(event)) ignore(event);
    else clicked = viewAt(event);
  };

  /** Typing between two taps means that both are intended. */
  const type = () => {
    tap = { ...tap, at: Number.NEGATIVE_INFINITY };
  };

  window.addEventListener('keydown', type, true);
  window.addEventListener('input', type, true);
  window.addEventListener('pointerdown', pointerDown, true);
  window.addEventListener('mousedown', mouseDown, true);
  window.addEventListener('click', click, true);
}
