import type { AnyRouter, HistoryLocation, RouterHistory } from '@tanstack/react-router';
import type { ViewedPictures } from '../ui/picture-viewer/picture-viewer.tsx';

/** A sheet or viewer that is open over the screen. */
export interface OpenOverlay {
  id: string;
  /** The content of the picture viewer. An entry that has its content opens again after a reload. */
  pictures?: ViewedPictures;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The overlays that are open in this history entry, the topmost last. */
    overlays?: readonly OpenOverlay[];
    /** The key of the screen's own entry, in an entry of an overlay. */
    screenKey?: string;
  }
}

/** The key of a history entry; for an overlay, that of its screen. */
export const entryKey = ({ state }: Pick<HistoryLocation, 'state'>): string => state.screenKey ?? state.key ?? '';

/**
 * How long to wait for the browser to go back, which takes seconds on a slow device: ten waits of one second, not one of
 * ten. After a long task, a timer that has become due runs before the page hears that the browser has gone back.
 */
const LEAVE_WAITS = 10;
const LEAVE_WAIT_MS = 1000;

/** A navigation that waits until all overlays are closed. */
interface Waiting {
  navigate: () => void;
  isNewScreen: boolean;
}

/**
 * Overlays as history entries (B2.15). Opening an overlay adds an entry with the screen's URL and a state; closing it
 * goes back. So the device's back button closes it. The browser goes back later, on a slow device after seconds: what
 * is closed is hidden meanwhile, unless a navigation follows, and what is opened waits.
 *
 * - A navigation to another screen closes the open overlays first, so that no entry without content stays.
 * - A screen that changes its own URL meanwhile (the page of a list) does so once all overlays are closed.
 * - An entry whose overlay is gone (after a reload, or when the row that opened it was removed) is left at once.
 */
export function createOverlays(router: AnyRouter) {
  const history: RouterHistory = router.history;
  const mounted = new Set<string>();
  /** What the browser is leaving by going back: the entries of overlays, or the screen. */
  let leaving: 'overlays' | 'screen' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last navigation wins. */
  let waiting: Waiting | undefined;
  /** An overlay that opens once the others have closed; the last wins. */
  let opening: OpenOverlay | undefined;
  /** Overlays that were closed, but whose entries the browser has not left yet. */
  const closing = new Set<string>();
  /** Those of them that are no longer shown. */
  const hidden = new Set<string>();
  const listeners = new Set<() => void>();
  /** Called once all overlays are closed. */
  let onClosed: (() => void)[] = [];
  let unblock: (() => void) | undefined;

  const entries = () => history.location.state.overlays ?? [];
  /** An overlay goes with the one it was opened from. */
  const below = (gone: ReadonlySet<string>) => {
    const first = entries().findIndex(({ id }) => gone.has(id));
    return first < 0 ? entries() : entries().slice(0, first);
  };
  const open = () => below(hidden);
  const isOpen = (id: string) => open().some((overlay) => overlay.id === id);
  /** Whether its component, or the picture viewer, shows it. */
  const isShowable = ({ id, pictures }: OpenOverlay) => mounted.has(id) || pictures !== undefined;

  const leave = (what: 'overlays' | 'screen', steps: number) => {
    if (leaving !== undefined) return;
    leaving = what;
    giveUpAfter(LEAVE_WAITS);
    holdNavigations();
    history.go(-steps);
  };
  const isLeavingScreen = () => leaving === 'screen' || waiting?.isNewScreen === true || onClosed.length > 0;
  const onLeft = () => {
    clearTimeout(timer);
    leaving = undefined;
    const isScreenLeft = isLeavingScreen();
    const next = isScreenLeft ? undefined : opening;
    opening = undefined;
    for (const id of closing) if (!entries().some((entry) => entry.id === id)) forget(id);
    if (entries().length === 0) goOn();
    else if (isScreenLeft) leave('overlays', entries().length);
    holdNavigations();
    // A task later, the same overlay has been removed, and opens anew.
    if (next !== undefined) setTimeout(() => show(next));
  };
  const giveUpAfter = (waits: number) => {
    timer = setTimeout(() => (waits > 1 ? giveUpAfter(waits - 1) : onTimeout()), LEAVE_WAIT_MS);
  };
  const onTimeout = () => {
    leaving = undefined;
    opening = undefined;
    letNavigate();
    goOn();
  };
  const goOn = () => {
    for (const call of onClosed) call();
    onClosed = [];
    if (waiting !== undefined) queueMicrotask(waiting.navigate);
    waiting = undefined;
  };
  /** Makes navigations wait while an overlay is open or the browser is going back. */
  const holdNavigations = () => {
    if (leaving === undefined && entries().length === 0) letNavigate();
    else unblock ??= history.block({ blockerFn: hold, enableBeforeUnload: false });
  };
  const letNavigate = () => {
    unblock?.();
    unblock = undefined;
  };
  const hold: Parameters<RouterHistory['block']>[0]['blockerFn'] = ({ action, currentLocation, nextLocation }) => {
    if (action !== 'PUSH' && action !== 'REPLACE') return false;
    const { href, state, pathname } = nextLocation;
    const isNewScreen = action === 'PUSH' || pathname !== currentLocation.pathname;
    // What a list says of its page does not matter once it is left.
    if (waiting?.isNewScreen && !isNewScreen) return true;
    waiting = { navigate: () => history[action === 'PUSH' ? 'push' : 'replace'](href, state), isNewScreen };
    if (isNewScreen) leave('overlays', entries().length);
    return true;
  };

  // Subscribed before the router, which would otherwise load a screen that is about to be left.
  history.subscribe(({ action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') return holdNavigations();
    onLeft();
    leaveStaleEntries();
  });
  /** Leaves the entries on top whose overlays were closed or are gone. */
  const leaveStaleEntries = () => {
    const staleCount = entries().length - 1 - below(closing).findLastIndex(isShowable);
    if (staleCount > 0) leave('overlays', staleCount);
  };
  holdNavigations();
  leaveStaleEntries();

  return {
    /** Calls back when an overlay opens or closes. */
    subscribe(listener: () => void) {
      const unsubscribe = history.subscribe(listener);
      listeners.add(listener);
      return () => {
        unsubscribe();
        listeners.delete(listener);
      };
    },
    open,
    isOpen,
    /** Registers the component of an overlay. Returns a function that unregisters it, and closes it if it is open. */
    mount(id: string) {
      mounted.add(id);
      return () => {
        mounted.delete(id);
        close(id);
      };
    },
    /**
     * Opens an overlay, once those that are closing have closed; not if its screen was left, as by a customer who did
     * not wait for an answer. Returns whether it is open, or about to be.
     */
    show,
    /** Closes an overlay and those opened from it. They are hidden at once, unless a navigation follows in the same task. */
    close,
    /** Resolves when no overlay is open. */
    async closeAll(): Promise<void> {
      if (leaving === undefined && entries().length === 0) return;
      const closed = new Promise<void>((resolve) => onClosed.push(resolve));
      leave('overlays', entries().length);
      await closed;
    },
    back,
  };

  /**
   * Goes back one screen, only once if called repeatedly, and only after the overlays have closed. Without a previous
   * screen, calls `fallback`.
   */
  function back(fallback: () => void): void {
    if (leaving === 'overlays' || entries().length > 0) {
      if (!waiting?.isNewScreen) waiting = { navigate: () => back(fallback), isNewScreen: true };
      leave('overlays', entries().length);
    } else if (history.canGoBack()) leave('screen', 1);
    else fallback();
  }

  function show(overlay: OpenOverlay): boolean {
    if (isLeavingScreen() || !isShowable(overlay)) return false;
    if (leaving !== undefined) {
      opening = overlay;
      return true;
    }
    if (isOpen(overlay.id)) return true;
    forget(overlay.id);
    // Otherwise the router would merge a pending change of the URL and this entry into one.
    history.flush();
    const { location } = history;
    const state = { ...location.state, overlays: [...open(), overlay], screenKey: entryKey(location) };
    void router.navigate({ href: location.href, state, hashScrollIntoView: false, ignoreBlocker: true });
    return true;
  }

  function close(id: string): void {
    if (!isOpen(id)) return;
    // A second close of an overlay that still covers the screen does not uncover it.
    const before = closing.has(id) ? undefined : waiting;
    closing.add(id);
    leaveStaleEntries();
    queueMicrotask(() => {
      // The screen behind would be seen once more, and pressed, before its URL changes or it is left.
      if (!closing.has(id) || waiting !== before || isLeavingScreen()) return;
      hidden.add(id);
      for (const listener of listeners) listener();
    });
  }

  function forget(id: string): void {
    closing.delete(id);
    hidden.delete(id);
  }
}

export type Overlays = ReturnType<typeof createOverlays>;
