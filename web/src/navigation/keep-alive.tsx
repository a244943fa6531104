import type { MessageDescriptor } from '@lingui/core';
import { useMatch } from '@tanstack/react-router';
import { createAtom, useSelector } from '@tanstack/react-store';
import {
  Activity,
  type ComponentType,
  isValidElement,
  type ReactNode,
  use,
  useDeferredValue,
  useLayoutEffect,
  useState,
} from 'react';
import { createRequiredContext } from '../behaviour/required-context.ts';
import { PageErrorBoundary } from '../feedback/page-error-boundary.tsx';
import { PromptSuspense } from '../feedback/prompt-suspense.tsx';
import { deferredRooms } from './deferred-rooms.ts';
import { ScreenBar, ScreenTitleContext } from './screen-bar.tsx';
import { screenOfPath } from './screen-of-path.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** How many screens are kept besides the tabs; the least recently shown one is evicted. */
const MAX_SCREENS = 12;

interface CachedScreen {
  path: string;
  title: MessageDescriptor | undefined;
  page: ReactNode;
  /** Whether it can be a first screen, which needs no deferred texts and styles. */
  isFirst: boolean;
  /** Whether it is the screen of a tab, which is never evicted (R2.07). */
  isPinned: boolean;
  shownAt: number;
  hasInput: boolean;
  /** The URL and the scroll position, in pixels, when the screen was last left. */
  position: { href: string; top: number } | undefined;
  /** The id of the customer who was typing here when their session expired. */
  draftOwner: number | undefined;
  /** How often the screen was reset. */
  generation: number;
}

interface Snapshot {
  /** In the order they were first shown, so that the DOM of a kept screen never moves. */
  entries: readonly CachedScreen[];
  visible: string | null;
}

/** The kept screens, and which of them is visible. */
export function createScreenCache() {
  const screens = createAtom<Snapshot>({ entries: [], visible: null });
  let clock = 0;

  const entryAt = (path: string) => screens.get().entries.find((entry) => entry.path === path);

  return {
    screens,
    show(screen: Pick<CachedScreen, 'path' | 'title' | 'page' | 'isFirst' | 'isPinned'>) {
      const { path } = screen;
      clock += 1;
      const known = entryAt(path);
      const fresh = { hasInput: false, draftOwner: undefined, generation: 0, position: undefined };
      const shown = { ...fresh, ...known, ...screen, shownAt: clock };
      if (known && isSamePage(known.page, screen.page)) shown.page = known.page;
      const { entries: kept } = screens.get();
      const entries = known ? kept.map((entry) => (entry.path === path ? shown : entry)) : [...kept, shown];
      screens.set({ entries: evictOldest(entries), visible: path });
    },
    hide(path: string) {
      screens.set((now) => (now.visible === path ? { ...now, visible: null } : now));
    },
    markInput(path: string) {
      const entry = entryAt(path);
      if (entry) entry.hasInput = true;
    },
    savePosition(path: string, position: CachedScreen['position']) {
      const entry = entryAt(path);
      if (entry) entry.position = position;
    },
    /** The scroll position of a tab's screen, if it was left at this URL. */
    savedPosition({ pathname, href }: { pathname: string; href: string }): number | undefined {
      const { isPinned, position } = entryAt(pathname) ?? {};
      return isPinned && position?.href === href ? position.top : undefined;
    },
    /** Keeps the input on the visible screen as this customer's draft (R4.09). */
    keepDraft(customer: number | undefined) {
      const { entries, visible } = screens.get();
      const entry = entries.find(({ path, hasInput }) => hasInput && path === visible);
      if (entry) entry.draftOwner = customer;
    },
    /**
     * Removes the screens that are not visible, except the draft of this customer: after a change of session nobody sees
     * another customer's screens (R4.08, B8.06).
     */
    clear(customer?: number) {
      const { entries, visible } = screens.get();
      const isKept = ({ path, draftOwner }: CachedScreen) =>
        path === visible || (draftOwner !== undefined && draftOwner === customer);
      screens.set({ entries: entries.filter(isKept), visible });
    },
    /** Resets the visible screen, including its input. */
    reset() {
      const { entries: kept, visible } = screens.get();
      const entries = kept.map((entry) =>
        entry.path === visible
          ? { ...entry, hasInput: false, position: undefined, generation: entry.generation + 1 }
          : entry,
      );
      screens.set({ entries, visible });
    },
  };
}

/** Whether a page has the same props as before, so that React need not render it again. */
function isSamePage(before: ReactNode, now: ReactNode): boolean {
  if (!isElement(before) || !isElement(now) || before.type !== now.type) return false;
  const names = Object.keys(now.props);
  return (
    names.length === Object.keys(before.props).length &&
    names.every((name) => Object.is(before.props[name], now.props[name]))
  );
}

const isElement = (node: ReactNode) => isValidElement<Readonly<Record<string, unknown>>>(node);

function evictOldest(entries: CachedScreen[]): CachedScreen[] {
  const unpinned = entries.filter((entry) => !entry.isPinned).sort((a, b) => b.shownAt - a.shownAt);
  const dropped = new Set(unpinned.slice(MAX_SCREENS));
  return entries.filter((entry) => !dropped.has(entry));
}

export type ScreenCache = ReturnType<typeof createScreenCache>;

export const [ScreenCacheContext, useScreenCache] = createRequiredContext<ScreenCache>('ScreenCacheContext');

/**
 * Passes a route's page to KeepAliveHost, which keeps it after the route is left. The page gets plain props: a hidden
 * page must not read the router, which no longer has its match. The key is the match's pathname: the location's changes
 * before the old page is left.
 */
export function KeepAlive({ children }: { children: ReactNode }) {
  const screenCache = useScreenCache();
  const path = useMatch({ strict: false, select: (match) => screenOfPath(match.pathname) });
  const { title, tab, first } = useMatch({ strict: false, select: (match) => match.staticData });
  useLayoutEffect(() =>
    screenCache.show({ path, title, page: children, isFirst: first === true, isPinned: tab !== undefined }),
  );
  useLayoutEffect(() => () => screenCache.hide(path), [screenCache, path]);
  return null;
}

/** The component of a route whose page takes no props. */
export const keptScreen = (Page: ComponentType) => () => (
  <KeepAlive>
    <Page />
  </KeepAlive>
);

/**
 * Renders all kept screens, all but one hidden: state and DOM are kept, effects stop. `onShown` is called when a screen
 * is rendered.
 */
export function KeepAliveHost({ onShown }: { onShown: () => void }) {
  const screenCache = useScreenCache();
  const latest = useSelector(screenCache.screens);
  const deferred = useDeferredValue(latest);
  // A visit's first screen renders behind the shell in many short tasks, so that the browser can run others in between.
  const { entries, visible } = deferred.entries.length === 0 ? deferred : latest;
  useLayoutEffect(() => {
    if (visible !== null) onShown();
  }, [visible, onShown]);
  return entries.map(({ path, title, page, isFirst, generation }) => (
    <Activity key={`${path} ${generation}`} mode={path === visible ? 'visible' : 'hidden'}>
      <ScreenTitleContext value={title}>
        <PageErrorBoundary errorBar={<ScreenBar />}>
          <div data-screen={path} onInput={() => screenCache.markInput(path)} className="flex grow flex-col">
            <LoadedScreen isFirst={isFirst}>{page}</LoadedScreen>
          </div>
        </PageErrorBoundary>
      </ScreenTitleContext>
    </Activity>
  ));
}

/** A screen with its skeleton. Unless it can be first, it needs the deferred texts and styles, which may be loaded. */
function LoadedScreen({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  // Outside of the suspended child, which keeps no state: a rejected promise must stay the same until a retry.
  const [more] = useState(() => (isFirst ? undefined : deferredRooms()));
  return (
    <PromptSuspense fallback={<ScreenSkeleton />} promise={more}>
      <After promise={more}>{children}</After>
    </PromptSuspense>
  );
}

function After({ promise, children }: { promise: Promise<unknown> | undefined; children: ReactNode }) {
  if (promise !== undefined) use(promise);
  return children;
}
