import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';
import type { ViewedPictures } from '../ui/picture-viewer/picture-viewer.tsx';

/** Something that stands open over the screen. */
export interface OpenOverlay {
  id: string;
  /** What the picture viewer shows. An entry that holds its own content opens again after a reload. */
  pictures?: ViewedPictures;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What stands open in this entry of the history, the one in front last. */
    overlays?: readonly OpenOverlay[];
  }
}

/** When the browser has not gone back by then, it will not. */
const LEAVE_MS = 1000;

/**
 * Sheets and viewers as entries of the history (B2.15): opening one adds an entry, closing one goes back, and so the
 * device's own way back closes it. Such an entry has the key of its screen: the router, the scroll position and the
 * focus hear nothing of it, because they follow the screens.
 *
 * - Whatever leads to another screen closes what is open first, so that no entry stays that shows nothing.
 * - A screen that changes its own address meanwhile (the page of a list) does so once nothing stands over it.
 * - An entry whose overlay is gone (after a reload, or the row that opened it has left the list) is left at once.
 */
export function createOverlays(history: RouterHistory) {
  const { push, replace, back, subscribe } = history;
  const mounted = new Set<string>();
  let isLeaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A navigation that waits until nothing is open; the last one asked for wins. */
  let pendingNavigation: { navigate: () => void; isNewScreen: boolean } | undefined;

  const open = () => history.location.state.overlays ?? [];
  const isOpen = (id: string) => open().some((overlay) => overlay.id === id);

  const onEntryLeft = () => {
    clearTimeout(timer);
    isLeaving = false;
    if (pendingNavigation === undefined) return;
    const { navigate, isNewScreen } = pendingNavigation;
    if (open().length > 0 && isNewScreen) return leaveEntries(open().length);
    if (open().length > 0) return;
    pendingNavigation = undefined;
    queueMicrotask(navigate);
  };
  const leave = (go: () => void) => {
    if (isLeaving) return;
    isLeaving = true;
    timer = setTimeout(onLeaveTimeout, LEAVE_MS);
    go();
  };
  const onLeaveTimeout = () => {
    isLeaving = false;
    pendingNavigation?.navigate();
    pendingNavigation = undefined;
  };
  const leaveEntries = (count: number) => leave(() => history.go(-count));

  // Added before the router's own, which would go on with a screen that is about to be left.
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
    if (!isLeaving && open().length === 0) return navigate();
    pendingNavigation = { navigate, isNewScreen };
    if (isNewScreen) leaveEntries(open().length);
  };
  history.push = (...entry) => afterClosing(() => push(...entry), true);
  history.replace = (...entry) => {
    const [path] = entry[0].split(/[?#]/);
    afterClosing(() => replace(...entry), path !== history.location.pathname);
  };
  // Back as the application means it: to the screen before.
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
    /** Hears of everything that opens and closes. */
    subscribe(listener: () => void) {
      history.subscribers.add(listener);
      return () => history.subscribers.delete(listener);
    },
    open,
    isOpen,
    /** Says who can draw an overlay. Answers a function that takes it back; one that is open then is closed. */
    mount(id: string) {
      mounted.add(id);
      return () => {
        mounted.delete(id);
        close(id);
      };
    },
    show(overlay: OpenOverlay) {
      if (isLeaving || isOpen(overlay.id)) return;
      // What the router has just asked for comes first.
      history.flush();
      const { state } = history.location;
      const entry = { ...state, overlays: [...open(), overlay], __TSR_index: state.__TSR_index + 1 };
      window.history.pushState(entry, '');
    },
    /** Closes an overlay and what was opened from it; does nothing if it is closed or closing already. */
    close,
    /** Goes back one screen, once however often it is asked for; where there is none before this one, does the other. */
    back(fallback: () => void) {
      if (history.canGoBack()) leave(() => history.back());
      else fallback();
    },
  };

  function close(id: string): void {
    const index = open().findIndex((overlay) => overlay.id === id);
    if (index >= 0) leaveEntries(open().length - index);
  }
}

export type Overlays = ReturnType<typeof createOverlays>;

function isSameScreen(one: HistoryLocation, other: HistoryLocation): boolean {
  return one.href === other.href && one.state.__TSR_key === other.state.__TSR_key;
}
