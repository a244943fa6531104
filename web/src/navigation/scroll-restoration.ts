import { SCROLL_TOP_OFFSET_PX } from '@meridian/sdk';
import type { AnyRouter, HistoryLocation, RouterHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';
import { safeSessionStorage } from '../storage/session-storage.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { allowsMotion } from '../ui/allows-motion.ts';
import type { ScreenCache } from './keep-alive.tsx';
import { entryKey } from './overlays.ts';
import { screenOfPath } from './screen-of-path.ts';

type Place = Pick<HistoryLocation, 'href' | 'state'>;

const MAX_POSITIONS = 50;
/** How long a screen may take to reach its previous height, in milliseconds: a slow response and a retry. */
const RESTORE_TIMEOUT_MS = 20_000;

/** How long after its last event a scroll counts as ended, in milliseconds. */
const SCROLL_END_MS = 150;

/** By the key of the history entry. */
const storedPositions = createPersistedStore<readonly (readonly [string, number])[]>({
  key: 'meridian.scroll',
  schema: v.array(v.tuple([v.string(), v.number()])),
  fallback: [],
  storage: safeSessionStorage,
});

let cancelPending = () => {};
let isSkipped = false;
let isRestored = false;
let isSmoothScrolling = false;
let isRendered = true;
/** The position to restore once the page is tall enough, in pixels. */
let pendingTop: number | undefined;

/** Whether the current navigation restores a position: history back or forward, or a reload. */
export function isRestoring(): boolean {
  return isRestored;
}

/** Whether the current navigation has not reached its position yet. */
export function isScrollPending(): boolean {
  return !isRendered || pendingTop !== undefined;
}

/** Skips the restoration after this navigation, for a list that restores its position by row. */
export function skipScrollRestoration(): void {
  isSkipped = true;
  cancelPending();
}

/**
 * Sets the scroll position after a navigation: the top of a new screen (R2.05); the last position after history back
 * and forward, after a reload, and on the screen of a tab (R2.07, B2.15).
 */
export function restoreScroll(
  router: AnyRouter,
  screenCache: Pick<ScreenCache, 'savePosition' | 'savedPosition'>,
): void {
  window.history.scrollRestoration = 'manual';
  if (!('onscrollend' in globalThis)) tellScrollEnds();
  const history: RouterHistory = router.history;
  const positions = new Map(storedPositions.get());
  let isHistoryMove = true; // the first load is a return: a reload restores
  // The history entry, not what the router rendered last: the URL search of a screen may be ahead of the router.
  let entry = history.location;
  // Above the first screen there is nothing; a reload has its old position until the screen is rendered.
  let shownPath = positions.has(entryKey(entry)) ? '' : entry.pathname;
  const savePosition = () => {
    if (shownPath !== entry.pathname) return;
    const top = pendingTop ?? window.scrollY;
    positions.delete(entryKey(entry));
    positions.set(entryKey(entry), top);
    screenCache.savePosition(entry.pathname, { href: entry.href, top });
  };

  history.subscribe(({ action, location }) => {
    if (isSameScreen(entry, location)) return;
    isHistoryMove = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    savePosition();
    entry = location;
    // A screen that changes its own URL keeps its position.
    if (action.type !== 'REPLACE') isRendered = false;
  });
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (isSameScreen(fromLocation, toLocation)) return;
    isSkipped = false;
    isRestored = isHistoryMove && positions.has(entryKey(toLocation));
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    shownPath = toLocation.pathname;
    isRendered = true;
    if (isSameScreen(fromLocation, toLocation)) return;
    cancelPending();
    const isOtherScreen =
      fromLocation !== undefined && screenOfPath(fromLocation.pathname) !== screenOfPath(toLocation.pathname);
    const savedTop = isHistoryMove ? positions.get(entryKey(toLocation)) : undefined;
    const position = savedTop ?? (isOtherScreen ? screenCache.savedPosition(toLocation) : undefined);
    if (isSkipped && (isHistoryMove || position !== undefined)) return;
    if (position !== undefined) cancelPending = scrollWhenTallEnough(position);
    else if (isOtherScreen) scrollToTop();
  });
  window.addEventListener('pagehide', () => {
    savePosition();
    storedPositions.set([...positions].slice(-MAX_POSITIONS));
  });
  window.addEventListener('scrollend', () => {
    isSmoothScrolling = false;
  });
}

/** Safari has `scrollend` only since 26.2. */
function tellScrollEnds(): void {
  let timer = 0;
  window.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => window.dispatchEvent(new Event('scrollend')), SCROLL_END_MS);
  });
}

/** Whether only an overlay was opened or closed. */
function isSameScreen(one: Place | undefined, other: Place): boolean {
  return one?.href === other.href && entryKey(one) === entryKey(other);
}

/** Scrolls to the top: smoothly, or at once if reduced motion is preferred. */
export function scrollToTop(): void {
  cancelPending();
  const container = document.getElementById('app');
  const start = container === null ? 0 : container.getBoundingClientRect().top + window.scrollY;
  const top = Math.max(0, start - SCROLL_TOP_OFFSET_PX);
  const reducedMotion = !allowsMotion();
  isSmoothScrolling = !reducedMotion && window.scrollY !== top;
  window.scrollTo({ top, behavior: reducedMotion ? 'instant' : 'smooth' });
  if (isSmoothScrolling) cancelPending = finishSmoothScroll(top);
}

/** Completes a smooth scroll that a list interrupts by measuring its rows, unless the customer scrolls. */
function finishSmoothScroll(top: number): () => void {
  const finish = () => {
    stop();
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
  };
  const stop = () => {
    window.removeEventListener('scrollend', finish);
    stopListening();
  };
  window.addEventListener('scrollend', finish);
  const stopListening = onUserScroll(stop);
  return stop;
}

/**
 * A screen that is still loading is too short for its previous position: waits for it, until the customer scrolls. The
 * browser adds the rest of a running smooth scroll to a new position, so the position is set again at its end.
 */
function scrollWhenTallEnough(position: number): () => void {
  const root = document.documentElement;
  pendingTop = position;
  let cancelStop = () => {};
  const attempt = () => {
    window.scrollTo({ top: position, behavior: 'instant' });
    if (root.scrollHeight >= position + window.innerHeight) {
      resizeObserver.disconnect();
      if (isSmoothScrolling) return;
      window.removeEventListener('scrollend', attempt);
      // Lists hear of the position only in the next frame.
      cancelStop = afterPaint(stop);
    }
  };
  const resizeObserver = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), RESTORE_TIMEOUT_MS);
  const stop = () => {
    pendingTop = undefined;
    cancelStop();
    resizeObserver.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scrollend', attempt);
    stopListening();
  };
  window.addEventListener('scrollend', attempt);
  const stopListening = onUserScroll(stop);
  resizeObserver.observe(root);
  attempt();
  return stop;
}

const USER_INTERACTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls back when the customer starts to scroll. Returns a function that stops listening. */
export function onUserScroll(call: () => void): () => void {
  for (const event of USER_INTERACTIONS) window.addEventListener(event, call, { passive: true });
  return () => {
    for (const event of USER_INTERACTIONS) window.removeEventListener(event, call);
  };
}
