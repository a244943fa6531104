import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/** As many places as anybody goes back by. */
const MAX_ENTRIES = 50;

/**
 * Takes the keyboard and screen readers along to a new screen. What had the focus is hidden with the old screen; a
 * control that is still there (a tab), or one that the new screen has focused itself, keeps it. Back and forward in the
 * history lead to the very control that was left, where its screen was kept. Answers a function that stops it.
 */
export function manageFocus(router: AnyRouter): () => void {
  const focusedElements = new Map<string, WeakRef<Element>>();
  const history: RouterHistory = router.history;
  let isHistoryMove = false;
  const stops = [
    history.subscribe(({ action }) => {
      isHistoryMove = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    }),
    router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      const active = document.activeElement;
      const key = fromLocation?.state.__TSR_key;
      // A field would bring up the phone's keyboard, and whatever it does when it is entered.
      if (!pathChanged || key === undefined || active === null || active.matches('body, input, textarea')) return;
      focusedElements.delete(key);
      focusedElements.set(key, new WeakRef(active));
      for (const oldest of [...focusedElements.keys()].slice(0, -MAX_ENTRIES)) focusedElements.delete(oldest);
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      const previous = isHistoryMove ? focusedElements.get(toLocation.state.__TSR_key ?? '')?.deref() : undefined;
      requestAnimationFrame(() => {
        const screen = document.getElementById('screen');
        const active = document.activeElement;
        const isUnfocused = active === null || active === document.body || active === screen;
        if (!isUnfocused && active.checkVisibility()) return;
        if (!tryFocus(previous)) tryFocus(screen);
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Focuses it, if it can be seen. */
function tryFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.checkVisibility()) return false;
  // Nobody means to follow a link by coming back to it: links that hear of the focus would prefetch what they lead to.
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('focusin', stop, true);
  element.focus({ preventScroll: true });
  window.removeEventListener('focusin', stop, true);
  return document.activeElement === element;
}
