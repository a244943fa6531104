import type { AnyRouter } from '@tanstack/react-router';

/**
 * Takes the keyboard and screen readers along to a new screen. What had the focus is hidden with the old screen; a
 * control that is still there (a tab), or one that the new screen has focused itself, keeps it. Answers a function that
 * stops it.
 */
export function followFocus(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    requestAnimationFrame(() => {
      const active = document.activeElement;
      if (active !== null && active !== document.body && active.checkVisibility()) return;
      document.getElementById('screen')?.focus({ preventScroll: true });
    });
  });
}
