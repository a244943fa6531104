import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';

interface PullToRefreshProps {
  /** The height of the indicator, and the distance to pull for a refresh, in pixels. */
  thresholdPx: number;
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

// The page moves half as far as the finger.
const RESISTANCE = 0.5;

/** Refreshes when the page is pulled down at its top. */
export function PullToRefresh({ thresholdPx, onRefresh, children }: PullToRefreshProps) {
  const box = useRef<HTMLDivElement>(null);
  const [offsetPx, setOffsetPx] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);
  // An effect event, so that a render during the pull does not restart the effect.
  const refresh = useEffectEvent(onRefresh);

  useEffect(() => {
    const element = box.current;
    if (element === null || isRefreshing) return;
    let startY: number | null = null;
    let offset = 0;
    const start = (event: TouchEvent) => {
      startY = window.scrollY <= 0 && event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null;
      offset = 0;
    };
    const move = (event: TouchEvent) => {
      if (startY === null) return;
      offset = Math.min(((event.touches[0]?.clientY ?? startY) - startY) * RESISTANCE, thresholdPx * 2);
      if (offset <= 0) return;
      event.preventDefault();
      setOffsetPx(offset);
    };
    const end = () => {
      startY = null;
      if (offset < thresholdPx) return setOffsetPx(0);
      setOffsetPx(thresholdPx);
      setIsRefreshing(true);
      refresh().finally(() => {
        setIsRefreshing(false);
        setOffsetPx(0);
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
  }, [thresholdPx, isRefreshing]);

  return (
    <div ref={box} className="relative">
      {offsetPx > 0 && (
        <div role="status" className="absolute inset-x-0 top-0 grid" style={{ blockSize: thresholdPx }}>
          <PullIndicator state={isRefreshing ? 'refreshing' : offsetPx >= thresholdPx ? 'ready' : 'pulled'} />
        </div>
      )}
      <div
        className="transition-transform duration-(--quick)"
        style={offsetPx > 0 ? { transform: `translateY(${offsetPx}px)` } : undefined}
      >
        {children}
      </div>
    </div>
  );
}

/** The indicator above the content: says what a release does. */
export function PullIndicator({ state }: { state: 'pulled' | 'ready' | 'refreshing' }) {
  const labels = {
    pulled: <Trans>Pull to refresh</Trans>,
    ready: <Trans>Release to refresh</Trans>,
    refreshing: <Trans>Refreshing</Trans>,
  };
  return (
    <span className="flex items-center justify-center gap-2 text-14 text-ink-2">
      <Icon
        name={state === 'refreshing' ? 'spinner' : 'down'}
        size={18}
        className={classNames(
          'transition-transform',
          state === 'ready' && 'rotate-180',
          state === 'refreshing' && 'animate-spin',
        )}
      />
      {labels[state]}
    </span>
  );
}
