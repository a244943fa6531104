import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { screenOfPath } from '../navigation/screen-of-path.ts';
import { useOverlay, useOverlays } from '../navigation/use-overlay.ts';
import { useSession } from './session.ts';

interface Leaving {
  /** The target; undefined for a step in the history. */
  href: string | undefined;
}

interface LeaveGuardOptions {
  /** Asks only once, and only before going back: the screens that this screen leads to are part of the same task. */
  isOnceOnBack?: boolean;
}

/**
 * Asks before a screen with unfinished input is left, by a link or by back: `isAsking`, then `stay` or `leave`. The end
 * of a session and a reload do not ask: a draft (storage/drafts.ts) survives both.
 */
export function useLeaveGuard(isUnfinished: boolean, { isOnceOnBack = false }: LeaveGuardOptions = {}) {
  const router = useRouter();
  const session = useSession();
  const overlays = useOverlays();
  const { isOpen, open, close } = useOverlay();
  const [leaving, setLeaving] = useState<Leaving>();
  const isAllowed = useRef(false);
  // A kept screen asks again when it is shown again.
  useEffect(() => {
    isAllowed.current = false;
  }, []);

  useEffect(() => {
    if (!isUnfinished) return;
    const own = screenOfPath(router.latestLocation.pathname);
    return router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, currentLocation, nextLocation }) => {
        // An overlay of this screen, or another state of its URL.
        const isHere = currentLocation.pathname === nextLocation.pathname;
        // A screen that was just left is hidden a moment later.
        const isLeft = screenOfPath(currentLocation.pathname) !== own;
        if (isAllowed.current || isHere || isLeft || session.token() === undefined) return false;
        const isStep = action !== 'PUSH' && action !== 'REPLACE';
        // Without history, the bar's back button replaces the screen by its parent.
        if (isOnceOnBack && action === 'PUSH') return false;
        if (isOnceOnBack) isAllowed.current = true;
        setLeaving({ href: isStep ? undefined : nextLocation.href });
        // The browser has already taken the step, so it first returns to this screen.
        if (isStep) window.addEventListener('popstate', open, { once: true });
        else open();
        return true;
      },
    });
  }, [isUnfinished, isOnceOnBack, router, session, open]);

  /** Lets the screen leave on its own, for example after saving. */
  const allow = () => {
    isAllowed.current = true;
  };
  return {
    isAsking: isOpen,
    stay: close,
    allow,
    leave() {
      allow();
      if (leaving?.href !== undefined) void router.navigate({ href: leaving.href });
      else overlays.back(() => router.history.replace('/home'));
    },
  };
}
