import type { ScreenCache } from './keep-alive.tsx';
import type { Overlays } from './overlays.ts';

/** The time and distance within which two touches are a double tap. For a mouse, the browser counts clicks. */
const DOUBLE_TAP_MS = 250;
const DOUBLE_TAP_PX = 24;

/** The target of a tap. Two taps on the same target are both intended. */
interface TapTarget {
  /** The kept screen and the open overlays. */
  view: string;
  control: Element | null;
  /** Where the control was, in pixels from the top of the window. */
  top?: number | undefined;
}

const CONTROL = 'a, button, label, [role]';

/** The control that a tap hits, not the icon in it, which may be re-rendered. */
const controlAt = ({ target }: Event) => (target instanceof Element ? target.closest(CONTROL) : null);

const topOf = (control: Element | null) => control?.getBoundingClientRect().top;

/**
 * Ignores a tap meant for something that is no longer there (B2.15): the second tap of a double tap, if the first
 * opened another screen or sheet, or removed its own control, as a successful payment does, or moved it away from under
 * the finger, as a refused form does that shows its first error; and a tap whose pointer went down before the change. Clicks by keyboard have no click count and are never ignored.
 *
 * The cache knows a kept screen as soon as it shows; a screen that is not kept is left with its controls. The router's
 * `onRendered` is no sign of a new screen: it may come while a sheet that was opened since is pressed.
 */
export function ignoreDoubleTaps(overlays: Pick<Overlays, 'open'>, screenCache: Pick<ScreenCache, 'screens'>): void {
  const view = () => [screenCache.screens.get().visible, ...overlays.open().map(({ id }) => id)].join(' ');

  const targetOf = (event: Event): TapTarget => {
    const control = controlAt(event);
    return { view: view(), control, top: topOf(control) };
  };
  const isGone = (target: TapTarget) => target.view !== view() || target.control?.isConnected === false;

  const hasLeft = (target: TapTarget, event: Event) =>
    isGone(target) || (target.control !== controlAt(event) && target.top !== topOf(target.control));

  let clicked: TapTarget = { view: '', control: null };
  let tap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, ...clicked };
  let isSecond = false;
  let pressed: TapTarget | undefined;

  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const isSecondClick = (event: MouseEvent) => event.detail > 1 && hasLeft(clicked, event);
  const pointerDown = (event: PointerEvent) => {
    const { timeStamp: at, clientX: x, clientY: y, pointerType } = event;
    const isNear = at - tap.at < DOUBLE_TAP_MS && Math.hypot(x - tap.x, y - tap.y) < DOUBLE_TAP_PX;
    isSecond = pointerType !== 'mouse' && isNear && hasLeft(tap, event);
    pressed = targetOf(event);
    // A third tap is as little intended as the second.
    if (isSecond) {
      tap = { ...tap, at };
      ignore(event);
    } else tap = { at, x, y, ...pressed };
  };
  const mouseDown = (event: MouseEvent) => {
    if (isSecond || isSecondClick(event)) ignore(event);
  };
  const click = (event: MouseEvent) => {
    if (event.detail === 0 || !event.isTrusted) return;
    const wasElsewhere = pressed !== undefined && isGone(pressed);
    pressed = undefined;
    if (isSecond || wasElsewhere || isSecondClick(event)) ignore(event);
    else clicked = targetOf(event);
  };

  /** Typing between two taps means that both taps are intended. */
  const forgetTap = () => {
    tap = { ...tap, at: Number.NEGATIVE_INFINITY };
  };

  window.addEventListener('keydown', forgetTap, true);
  window.addEventListener('input', forgetTap, true);
  window.addEventListener('pointerdown', pointerDown, true);
  window.addEventListener('mousedown', mouseDown, true);
  window.addEventListener('click', click, true);
}
