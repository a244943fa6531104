import { Trans } from '@lingui/react/macro';
import { PULL_HEAD_PX } from '@meridian/sdk';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { isRendered } from '../ui/is-rendered.ts';

interface PullToRefreshProps {
  /** The screen that is pulled. A change of screen resets the pull. */
  screen: string | undefined;
  /** Whether there is anything to refetch. */
  isPossible: () => boolean;
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

// The page moves half as far as the finger.
const RESISTANCE = 0.5;

/** How far a finger moves before its direction is known, in pixels. */
const DIRECTION_PX = 4;

interface Pull {
  screen: string | undefined;
  /** The top of the indicator, in pixels. */
  topPx: number;
  offsetPx: number;
  isRefreshing: boolean;
}

const resting: Pull = { screen: undefined, topPx: 0, offsetPx: 0, isRefreshing: false };

/**
 * Refreshes when the page is pulled down at its top. The content after a `data-top-bar` follows the finger (theme.css);
 * the bar stays.
 */
export function PullToRefresh({ screen, isPossible, onRefresh, children }: PullToRefreshProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pull, setPull] = useState(resting);
  const { topPx, offsetPx, isRefreshing } = pull.screen === screen ? pull : resting;
  // Effect events, so that a render during the pull does not restart the effect.
  const refresh = useEffectEvent(onRefresh);
  const canPull = useEffectEvent((target: EventTarget | null) => isPullable(target) && isPossible());

  useEffect(() => {
    const element = box.current;
    if (element === null || isRefreshing) return;
    let from: Touch | undefined;
    let isPulling = false;
    let offset = 0;
    const show = (pulledPx: number, isRefreshed = false) =>
      setPull({ screen, topPx: headTop(element), offsetPx: pulledPx, isRefreshing: isRefreshed });
    const start = ({ touches, target }: TouchEvent) => {
      from = touches.length === 1 && canPull(target) ? touches[0] : undefined;
      isPulling = false;
      offset = 0;
    };
    const move = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (from === undefined || finger === undefined) return;
      const [across, down] = [Math.abs(finger.clientX - from.clientX), finger.clientY - from.clientY];
      if (!isPulling) {
        if (Math.max(across, Math.abs(down)) < DIRECTION_PX) return;
        // Horizontal drags belong to a row or a carousel, upward ones scroll, and a running scroll cannot be stopped.
        isPulling = down > across && event.cancelable;
        if (!isPulling) from = undefined;
      }
      if (!isPulling) return;
      event.preventDefault();
      offset = Math.min(Math.max(down * RESISTANCE, 0), PULL_HEAD_PX * 2);
      show(offset);
    };
    const end = () => {
      from = undefined;
      if (!isPulling) return;
      isPulling = false;
      if (offset < PULL_HEAD_PX) return setPull(resting);
      show(PULL_HEAD_PX, true);
      refresh().finally(() => setPull((now) => (now.screen === screen ? resting : now)));
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('touchstart', start, { passive: true, signal });
    // Not passive, because the page must not scroll while it is pulled.
    element.addEventListener('touchmove', move, { passive: false, signal });
    element.addEventListener('touchend', end, { signal });
    element.addEventListener('touchcancel', end, { signal });
    return () => listening.abort();
  }, [screen, isRefreshing]);

  return (
    <div ref={box} className="relative flex grow flex-col" style={offsetPx > 0 ? pulledBy(offsetPx) : undefined}>
      {offsetPx > 0 && (
        <div
          role="status"
          className="absolute inset-x-0 grid"
          style={{ insetBlockStart: topPx, blockSize: PULL_HEAD_PX }}
        >
          <PullIndicator state={isRefreshing ? 'refreshing' : offsetPx >= PULL_HEAD_PX ? 'ready' : 'pulled'} />
        </div>
      )}
      {children}
    </div>
  );
}

const pulledBy = (px: number): CSSProperties & Record<'--pull', string> => ({ '--pull': `0 ${px}px` });

/** The top of the indicator within its box: at the lower edge of the screen's bar, or behind an overlaid bar. */
function headTop(box: HTMLElement): number {
  const bar = [...box.querySelectorAll('[data-top-bar]')].find(isRendered);
  if (bar === undefined) return 0;
  const { marginBlockEnd } = getComputedStyle(bar);
  return bar.getBoundingClientRect().bottom - box.getBoundingClientRect().top + Number.parseFloat(marginBlockEnd);
}

/** Whether a downward drag that starts here can only pull: no bar, no sheet, nothing that can scroll up. */
function isPullable(target: EventTarget | null): boolean {
  if (window.scrollY > 0 || !(target instanceof Element) || target.closest('dialog, [data-top-bar]')) return false;
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    const { overflowY, flexDirection, touchAction } = getComputedStyle(element);
    if (touchAction === 'none') return false;
    if (overflowY !== 'auto' && overflowY !== 'scroll') continue;
    const top = flexDirection === 'column-reverse' ? element.clientHeight - element.scrollHeight : 0;
    if (element.scrollTop > top + 1) return false;
  }
  return true;
}

/** The indicator above the content, which says what a release does. */
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
