import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { isRendered } from '../ui/is-rendered.ts';
import { entryKey } from './overlays.ts';

/** How many history entries keep their focused element. */
const MAX_ENTRIES = 50;

/**
 * Moves the focus to a new screen after a navigation, unless the focused element is still visible (a tab) or the new
 * screen has set the focus itself. After back and forward, restores the focus on a screen that was kept alive.
 */
export function manageFocus(router: AnyRouter): void {
  const focusedElements = new Map<string, WeakRef<Element>>();
  const history: RouterHistory = router.history;
  let isHistoryMove = false;
  history.subscribe(({ action }) => {
    isHistoryMove = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
  });
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    const active = document.activeElement;
    const key = fromLocation && entryKey(fromLocation);
    // Not a text field: focusing one would open the on-screen keyboard.
    if (!pathChanged || key === undefined || active === null || active.matches('body, input, textarea')) return;
    focusedElements.delete(key);
    focusedElements.set(key, new WeakRef(active));
    for (const oldest of [...focusedElements.keys()].slice(0, -MAX_ENTRIES)) focusedElements.delete(oldest);
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const previous = isHistoryMove ? focusedElements.get(entryKey(toLocation))?.deref() : undefined;
    requestAnimationFrame(() => {
      const screen = document.getElementById('screen');
      const active = document.activeElement;
      const isUnfocused = active === null || active === document.body || active === screen;
      if (!isUnfocused && isRendered(active)) return;
      if (!tryFocus(previous)) tryFocus(screen);
    });
  });
}

/** Focuses an element if it is visible. Returns whether it has the focus. */
function tryFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !isRendered(element)) return false;
  // Hides the event from links, which would prefetch their target on focus.
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('focusin', stop, true);
  element.focus({ preventScroll: true });
  window.removeEventListener('focusin', stop, true);
  return document.activeElement === element;
}
