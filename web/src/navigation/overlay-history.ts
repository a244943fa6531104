import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';
import type { ViewedPictures } from '../ui/picture-viewer/picture-viewer.tsx';

/** A sheet or viewer that is open over the screen. */
export interface OpenOverlay {
  id: string;
  /** The content of the picture viewer. An entry with its own content opens again after a reload. */
  pictures?: ViewedPictures;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The overlays that are open in this history entry, the topmost last. */
    overlays?: readonly OpenOverlay[];
  }
}

/** How long to wait for the browser to go back, in milliseconds. */
const LEAVE_MS = 1000;

/**
 * Overlays as history entries (B2.15): opening one adds an entry, closing one goes back, and so the device's back button
 * closes it. Such an entry has the key of its screen, so the router, scroll restoration and focus management ignore it.
 *
 * - A navigation to another screen closes the open overlays first, so that no entry without content stays.
 * - A screen that changes its own URL meanwhile (the page of a list) does so once all overlays are closed.
 * - An entry whose overlay is gone (after a reload, or when the row that opened it was removed) is left at once.
 */
export function createOverlays(history: RouterHistory) {
  const { push, replace, back, subscribe } = history;
  const mounted = new Set<string>();
  /** What the browser is going back from: the entries of overlays, or the screen. */
  let leaving: 'overlays' | 'screen' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A navigation that waits until all overlays are closed; the last one wins. */
  let pendingNavigation: { navigate: () => void; isNewScreen: boolean } | undefined;

  const open = () => history.location.state.overlays ?? [];
  const isOpen = (id: string) => open().some((overlay) => overlay.id === id);

  const onEntryLeft = () => {
    clearTimeout(timer);
    leaving = undefined;
    if (pendingNavigation === undefined) return;
    const { navigate, isNewScreen } = pendingNavigation;
    if (open().length > 0 && isNewScreen) return leaveEntries(open().length);
    if (open().length > 0) return;
    pendingNavigation = undefined;
    queueMicrotask(navigate);
  };
  const leave = (what: 'overlays' | 'screen', go: () => void) => {
    if (leaving !== undefined) return;
    leaving = what;
    timer = setTimeout(onLeaveTimeout, LEAVE_MS);
    go();
  };
  const onLeaveTimeout = () => {
    leaving = undefined;
    pendingNavigation?.navigate();
    pendingNavigation = undefined;
  };
  const leaveEntries = (count: number) => leave('overlays', () => history.go(-count));

  // Added before the router's own subscriber, which would load a screen that is about to be left.
  history.subscribers.add(({ action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') return;
    onEntryLeft();
    leaveStaleEntries();
  });
  const leaveStaleEntries = () => {
    const lastMounted = open().findLastIndex(({ id, pictures }) => mounted.has(id) || pictures !== undefined);
    const staleCount = open().length - 1 - lastMounted;
    if (staleCount > 0) leaveEntries(staleCount);
  };

  const afterClosing = (navigate: () => void, isNewScreen: boolean) => {
    if (leaving === undefined && open().length === 0) return navigate();
    pendingNavigation = { navigate, isNewScreen };
    if (isNewScreen) leaveEntries(open().length);
  };
  history.push = (...entry) => afterClosing(() => push(...entry), true);
  history.replace = (...entry) => {
    const [path] = entry[0].split(/[?#]/);
    afterClosing(() => replace(...entry), path !== history.location.pathname);
  };
  // Back to the previous screen, past the entries of overlays.
  history.back = (options) => (open().length === 0 ? back(options) : history.go(-1 - open().length, options));
  history.subscribe = (listener) => {
    let known = history.location;
    return subscribe((event) => {
      const isSame = isSameScreen(known, event.location);
      known = event.location;
      if (!isSame) listener(event);
    });
  };
  leaveStaleEntries();

  return {
    /** Calls back when an overlay opens or closes. */
    subscribe(listener: () => void) {
      history.subscribers.add(listener);
      return () => history.subscribers.delete(listener);
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
    show(overlay: OpenOverlay) {
      if (leaving !== undefined || isOpen(overlay.id)) return;
      // Pending writes of the router come first.
      history.flush();
      const { state } = history.location;
      const entry = { ...state, overlays: [...open(), overlay], __TSR_index: state.__TSR_index + 1 };
      window.history.pushState(entry, '');
    },
    /** Closes an overlay and those opened from it; does nothing if it is closed or closing already. */
    close,
    back: goBack,
  };

  /**
   * Goes back one screen, once however often it is called, and once an overlay that is closing has closed; without a
   * previous screen, calls `fallback`.
   */
  function goBack(fallback: () => void): void {
    if (leaving === 'overlays') pendingNavigation ??= { navigate: () => goBack(fallback), isNewScreen: true };
    else if (history.canGoBack()) leave('screen', () => history.back());
    else fallback();
  }

  function close(id: string): void {
    const index = open().findIndex((overlay) => overlay.id === id);
    if (index >= 0) leaveEntries(open().length - index);
  }
}

export type Overlays = ReturnType<typeof createOverlays>;

function isSameScreen(one: HistoryLocation, other: HistoryLocation): boolean {
  return one.href === other.href && one.state.__TSR_key === other.state.__TSR_key;
}
