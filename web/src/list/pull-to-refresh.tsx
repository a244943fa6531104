import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';

interface PullToRefreshProps {
  /** Height of the head that shows while pulling, in pixels: pulled further than this, a release refreshes. */
  headPx: number;
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

// The finger goes twice as far as the page: pulling feels held back.
const RESISTANCE = 0.5;

/** A screen that is pulled down at its top to ask for newer content. */
export function PullToRefresh({ headPx, onRefresh, children }: PullToRefreshProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pulled, setPulled] = useState(0);
  const [refreshing, setRefreshing] = useState(false);
  // What comes while a finger pulls draws the screen anew: that must not let go of the pull.
  const refresh = useEffectEvent(onRefresh);

  useEffect(() => {
    const element = box.current;
    if (element === null || refreshing) return;
    let from: number | null = null;
    let by = 0;
    const start = (event: TouchEvent) => {
      from = window.scrollY <= 0 && event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null;
      by = 0;
    };
    const move = (event: TouchEvent) => {
      if (from === null) return;
      by = Math.min(((event.touches[0]?.clientY ?? from) - from) * RESISTANCE, headPx * 2);
      if (by <= 0) return;
      event.preventDefault();
      setPulled(by);
    };
    const end = () => {
      from = null;
      if (by < headPx) return setPulled(0);
      setPulled(headPx);
      setRefreshing(true);
      refresh().finally(() => {
        setRefreshing(false);
        setPulled(0);
      });
    };
    element.addEventListener('touchstart', start, { passive: true });
    // Not passive: the page must not scroll under the finger that pulls it.
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [headPx, refreshing]);

  return (
    <div ref={box} className="relative">
      {pulled > 0 && (
        <div role="status" className="absolute inset-x-0 top-0 grid" style={{ blockSize: headPx }}>
          <PullHead state={refreshing ? 'refreshing' : pulled >= headPx ? 'ready' : 'pulled'} />
        </div>
      )}
      <div
        className="transition-transform duration-(--quick)"
        style={pulled > 0 ? { transform: `translateY(${pulled}px)` } : undefined}
      >
        {children}
      </div>
    </div>
  );
}

/** What shows above a screen that is pulled: how far it is, and what a release does. */
export function PullHead({ state }: { state: 'pulled' | 'ready' | 'refreshing' }) {
  const words = {
    pulled: <Trans>Pull to refresh</Trans>,
    ready: <Trans>Release to refresh</Trans>,
    refreshing: <Trans>Refreshing</Trans>,
  };
  return (
    <span className="flex items-center justify-center gap-2 text-14 text-ink-2">
      <Icon
        name={state === 'refreshing' ? 'wait' : 'down'}
        size={18}
        className={classNames(
          'transition-transform',
          state === 'ready' && 'rotate-180',
          state === 'refreshing' && 'animate-spin',
        )}
      />
      {words[state]}
    </span>
  );
}
