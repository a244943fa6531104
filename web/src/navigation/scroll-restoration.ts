import { SCROLL_TOP_OFFSET_PX } from '@meridian/sdk';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';
import { safeSessionStorage } from '../storage/session-storage.ts';
import type { ScreenCache } from './keep-alive.tsx';

const MAX_POSITIONS = 50;
/** How long a screen may take to be as tall as it was, in milliseconds: a slow answer and a second try of it. */
const RESTORE_TIMEOUT_MS = 20_000;

/** By the key of the entry in the history. */
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
/** Where the page is to stand as soon as it is tall enough, in pixels. */
let pendingTop: number | undefined;

/** Whether the place that was asked for last is one that was left before: by history back and forward, by a reload. */
export function isRestoring(): boolean {
  return isRestored;
}

/** Whether the page does not stand yet where the screen asked for last is to be looked at from. */
export function isScrollPending(): boolean {
  return !isRendered || pendingTop !== undefined;
}

/** Someone knows better than a number of pixels where the page is to stand after this navigation. */
export function skipScrollRestoration(): void {
  isSkipped = true;
  cancelPending();
}

/**
 * Where the page stands after a navigation: at the top of a new screen (R2.05); where it was left by history back and
 * forward, by a reload, and on the screen of a tab (R2.07, B2.15). Answers a function that stops it.
 */
export function restoreScroll(router: AnyRouter, screenCache: ScreenCache): () => void {
  window.history.scrollRestoration = 'manual';
  const history: RouterHistory = router.history;
  const positions = new Map(storedPositions.current());
  const keyOf = (state: { __TSR_key?: string | undefined }) => state.__TSR_key ?? '';
  let isHistoryMove = true; // the first load is a return: a reload restores
  // The entry of the history, not what the router has rendered last: a page's search may be ahead of that.
  let entry = history.location;
  let shownPath = '';
  const savePosition = () => {
    if (shownPath !== entry.pathname) return;
    const top = pendingTop ?? window.scrollY;
    positions.delete(keyOf(entry.state));
    positions.set(keyOf(entry.state), top);
    screenCache.savePosition(entry.pathname, { href: entry.href, top });
  };

  const stops = [
    history.subscribe(({ action, location }) => {
      isHistoryMove = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
      savePosition();
      entry = location;
      // A screen that changes its own address stays where it is.
      if (action.type !== 'REPLACE') isRendered = false;
    }),
    router.subscribe('onBeforeLoad', ({ toLocation }) => {
      isSkipped = false;
      isRestored = isHistoryMove && positions.has(keyOf(toLocation.state));
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      shownPath = toLocation.pathname;
      isRendered = true;
      cancelPending();
      const isOtherScreen = fromLocation !== undefined && pathChanged;
      const savedTop = isHistoryMove ? positions.get(keyOf(toLocation.state)) : undefined;
      const position = savedTop ?? (isOtherScreen ? screenCache.savedPosition(toLocation) : undefined);
      if (isSkipped && (isHistoryMove || position !== undefined)) return;
      if (position !== undefined) cancelPending = scrollWhenTallEnough(position);
      else if (isOtherScreen) scrollToTop();
    }),
  ];
  const storePositions = () => {
    savePosition();
    storedPositions.set([...positions].slice(-MAX_POSITIONS));
  };
  const onScrollEnd = () => {
    isSmoothScrolling = false;
  };
  window.addEventListener('pagehide', storePositions);
  window.addEventListener('scrollend', onScrollEnd);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', storePositions);
    window.removeEventListener('scrollend', onScrollEnd);
  };
}

/** Takes the page to its top: gliding, or at once for whoever asked for less motion. */
export function scrollToTop(): void {
  cancelPending();
  const container = document.getElementById('app');
  const start = container === null ? 0 : container.getBoundingClientRect().top + window.scrollY;
  const top = Math.max(0, start - SCROLL_TOP_OFFSET_PX);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  isSmoothScrolling = !reducedMotion && window.scrollY !== top;
  window.scrollTo({ top, behavior: reducedMotion ? 'instant' : 'smooth' });
  if (isSmoothScrolling) cancelPending = finishSmoothScroll(top);
}

/** A list that measures its rows may stop the browser's glide on its way: the page goes on, unless a customer stopped it. */
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
 * A screen that is still loading is too short for its old position: waits for it, until a customer scrolls. The rest of
 * a glide that is under way is added by the browser to wherever the page is put: once it has ended, the page is put
 * there again.
 */
function scrollWhenTallEnough(position: number): () => void {
  const root = document.documentElement;
  pendingTop = position;
  const attempt = () => {
    window.scrollTo({ top: position, behavior: 'instant' });
    if (root.scrollHeight >= position + window.innerHeight) {
      resizeObserver.disconnect();
      if (!isSmoothScrolling) stop();
    }
  };
  const resizeObserver = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), RESTORE_TIMEOUT_MS);
  const stop = () => {
    pendingTop = undefined;
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

/** Calls once a customer begins to move the page. Answers a function that stops listening. */
export function onUserScroll(call: () => void): () => void {
  for (const event of USER_INTERACTIONS) window.addEventListener(event, call, { passive: true });
  return () => {
    for (const event of USER_INTERACTIONS) window.removeEventListener(event, call);
  };
}
