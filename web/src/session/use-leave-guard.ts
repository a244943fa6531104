import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { screenOfPath } from '../navigation/screen-of-path.ts';
import { useOverlay, useOverlays } from '../navigation/use-overlay.ts';
import { useSession } from './session.ts';

interface Leaving {
  /** Where to; undefined for a step in the history. */
  href: string | undefined;
}

interface LeaveGuardOptions {
  /** Asks once, and only before going back: what the screen itself leads to is a part of what is done on it. */
  isOnceOnBack?: boolean;
}

/**
 * Asks before a screen with something unfinished is left, by a link or by back: `isAsking`, then `stay` or `leave`. A
 * session that ends is not asked, nor a reload: a draft (storage/drafts.ts) is kept over both.
 */
export function useLeaveGuard(isUnfinished: boolean, { isOnceOnBack = false }: LeaveGuardOptions = {}) {
  const router = useRouter();
  const session = useSession();
  const overlays = useOverlays();
  const sheet = useOverlay();
  const [leaving, setLeaving] = useState<Leaving>();
  const isAllowed = useRef(false);
  const ask = useRef(sheet.open);
  useEffect(() => {
    ask.current = sheet.open;
  });
  // A kept screen that is shown again asks again.
  useEffect(() => {
    isAllowed.current = false;
  }, []);

  useEffect(() => {
    if (!isUnfinished) return;
    const own = screenOfPath(router.latestLocation.pathname);
    return router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, currentLocation, nextLocation }) => {
        // An overlay of this screen, or another state of its address.
        const isHere = currentLocation.pathname === nextLocation.pathname;
        // A screen that has just been left is hidden a moment later.
        const isLeft = screenOfPath(currentLocation.pathname) !== own;
        if (isAllowed.current || isHere || isLeft || session.token() === undefined) return false;
        const isStep = action !== 'PUSH' && action !== 'REPLACE';
        // The bar's back button replaces the screen by its parent where there is no history.
        if (isOnceOnBack && action === 'PUSH') return false;
        if (isOnceOnBack) isAllowed.current = true;
        setLeaving({ href: isStep ? undefined : nextLocation.href });
        // The browser has taken the step already, and is led back to this screen first.
        if (isStep) window.addEventListener('popstate', () => ask.current(), { once: true });
        else ask.current();
        return true;
      },
    });
  }, [isUnfinished, isOnceOnBack, router, session]);

  /** For what leaves by itself, such as saving. */
  const allow = () => {
    isAllowed.current = true;
  };
  return {
    isAsking: sheet.isOpen,
    stay: sheet.close,
    allow,
    leave() {
      allow();
      if (leaving?.href !== undefined) void router.navigate({ href: leaving.href });
      else overlays.back(() => router.history.replace('/home'));
    },
  };
}
