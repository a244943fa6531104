import type { MessageDescriptor } from '@lingui/core';
import { useMatch } from '@tanstack/react-router';
import { Activity, createContext, type ReactNode, Suspense, use, useLayoutEffect, useSyncExternalStore } from 'react';
import { PageErrorBoundary } from '../feedback/page-error-boundary.tsx';
import { ScreenBar, ScreenTitleContext } from './screen-bar.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** The screens of the tabs are never dropped (R2.07). */
const pinned = new Set(['/home', '/explore', '/bag', '/filter', '/profile']);

/** How many other screens stay; the one not seen for the longest time gives way. */
const KEPT = 12;

interface KeptScreen {
  path: string;
  title: MessageDescriptor | undefined;
  page: ReactNode;
  shownAt: number;
  isTyped: boolean;
  /** The address and the place of the page, in pixels, when it was last left. */
  left: { href: string; top: number } | undefined;
  /** The id of the customer who was typing here when their session ran out. */
  draftOf: number | undefined;
  /** How often it has begun anew. */
  run: number;
}

interface Snapshot {
  /** In the order of their first showing: a kept screen's DOM is never moved. */
  entries: readonly KeptScreen[];
  visible: string | null;
}

/** Which screens are kept, in the order of their first showing, and which of them is on view. */
export function createKeptScreens() {
  let snapshot: Snapshot = { entries: [], visible: null };
  let clock = 0;
  const listeners = new Set<() => void>();
  const set = (next: Snapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };

  const entryAt = (path: string) => snapshot.entries.find((entry) => entry.path === path);

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    show(screen: Pick<KeptScreen, 'path' | 'title' | 'page'>) {
      const { path } = screen;
      clock += 1;
      const known = entryAt(path);
      const fresh = { isTyped: false, draftOf: undefined, run: 0, left: undefined };
      const shown = { ...fresh, ...known, ...screen, shownAt: clock };
      const entries = known
        ? snapshot.entries.map((entry) => (entry.path === path ? shown : entry))
        : [...snapshot.entries, shown];
      set({ entries: bounded(entries), visible: path });
    },
    hide(path: string) {
      if (snapshot.visible === path) set({ ...snapshot, visible: null });
    },
    /** Something is being typed on a screen. */
    typing(path: string) {
      const entry = entryAt(path);
      if (entry) entry.isTyped = true;
    },
    /** A screen is being left. */
    leave(path: string, left: KeptScreen['left']) {
      const entry = entryAt(path);
      if (entry) entry.left = left;
    },
    /** Where the page stood when a tab's screen was left, if it is to be found like that at this address. */
    leftAt({ pathname, href }: { pathname: string; href: string }): number | undefined {
      const left = pinned.has(pathname) ? entryAt(pathname)?.left : undefined;
      return left?.href === href ? left.top : undefined;
    },
    /** What has been typed on the screen on view is this customer's draft (R4.09). */
    holdDraft(customer: number) {
      const entry = snapshot.entries.find(({ path, isTyped }) => isTyped && path === snapshot.visible);
      if (entry) entry.draftOf = customer;
    },
    /**
     * Drops what is not on screen, but for the draft of this customer: after a change of session nobody comes back to
     * another's pages (R4.08, B8.06).
     */
    forget(customer?: number) {
      const stays = ({ path, draftOf }: KeptScreen) =>
        path === snapshot.visible || (draftOf !== undefined && draftOf === customer);
      set({ ...snapshot, entries: snapshot.entries.filter(stays) });
    },
    /** The screen on view begins anew: nothing that was typed or opened on it stays. */
    restart() {
      const { visible } = snapshot;
      const entries = snapshot.entries.map((entry) =>
        entry.path === visible ? { ...entry, isTyped: false, left: undefined, run: entry.run + 1 } : entry,
      );
      set({ entries, visible });
    },
  };
}

function bounded(entries: KeptScreen[]): KeptScreen[] {
  const loose = entries.filter((entry) => !pinned.has(entry.path)).sort((a, b) => b.shownAt - a.shownAt);
  const dropped = new Set(loose.slice(KEPT));
  return entries.filter((entry) => !dropped.has(entry));
}

export type KeptScreens = ReturnType<typeof createKeptScreens>;

/** The screens that are kept; given by main.tsx. */
export const KeptScreensContext = createContext<KeptScreens | null>(null);

function useKeptScreens(): KeptScreens {
  const kept = use(KeptScreensContext);
  if (kept === null) throw new Error('keep-alive needs a KeptScreensContext');
  return kept;
}

/**
 * Hands a route's page to the host, which keeps it when the route is left. The page gets plain props: hidden, it must
 * not read the router (its match is gone by then). The key is the match's own pathname, not the location's, which
 * changes before the old page is left.
 */
export function KeepAlive({ children }: { children: ReactNode }) {
  const kept = useKeptScreens();
  const path = useMatch({ strict: false, select: (match) => match.pathname });
  const title = useMatch({ strict: false, select: (match) => match.staticData.title });
  useLayoutEffect(() => kept.show({ path, title, page: children }));
  useLayoutEffect(() => () => kept.hide(path), [kept, path]);
  return null;
}

/** Draws every kept screen, all but one hidden: state and DOM stay, effects stop. */
export function KeepAliveHost() {
  const kept = useKeptScreens();
  const { entries, visible } = useSyncExternalStore(kept.subscribe, kept.snapshot);
  return entries.map(({ path, title, page, run }) => (
    <Activity key={`${path} ${run}`} mode={path === visible ? 'visible' : 'hidden'}>
      <ScreenTitleContext value={title}>
        <PageErrorBoundary bar={<ScreenBar />}>
          <div data-screen={path} onInput={() => kept.typing(path)} className="flex grow flex-col">
            <Suspense fallback={<ScreenSkeleton />}>{page}</Suspense>
          </div>
        </PageErrorBoundary>
      </ScreenTitleContext>
    </Activity>
  ));
}
