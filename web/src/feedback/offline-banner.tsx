import { Trans } from '@lingui/react/macro';
import { badgesQuery, configQuery } from '@meridian/sdk/react';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { useIsScreenEmpty } from './empty-screen.ts';
import { useIsOnline } from './use-is-online.ts';

/** Says that the device is offline, and how old the screen's data is. Fixed at the top of the window. */
export function OfflineBanner() {
  return !useIsOnline() && <Banner />;
}

/** Data that the frame shows on every screen: its age is not the screen's. */
const frameOperations: unknown[] = [badgesQuery.operation, configQuery.operation];

/** When the oldest data on the screen was loaded, in milliseconds; undefined if there is none. */
function useLastUpdate(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () => {
      const shown = cache.findAll({ type: 'active' }).flatMap(({ queryKey, state: { data, dataUpdatedAt } }) => {
        const isShown = data !== undefined && !frameOperations.includes(queryKey[0]);
        return isShown ? [dataUpdatedAt] : [];
      });
      return shown.length > 0 ? Math.min(...shown) : undefined;
    },
  );
}

function Banner() {
  const { lastTime } = useFormats();
  const updated = useLastUpdate();
  const since = useIsScreenEmpty() ? undefined : updated;
  const banner = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => (banner.current === null ? undefined : reserveSpace(banner.current)), []);
  return (
    <p
      ref={banner}
      role="alert"
      className="fixed inset-x-0 top-0 z-40 mx-auto flex min-h-11 w-full max-w-(--frame) items-center justify-center gap-2 bg-waiting-soft px-4 pt-[calc(8px+var(--notch))] pb-2 text-14 text-waiting-ink"
    >
      <Icon name="offline" size={16} />
      {since === undefined ? (
        <Trans>You are offline.</Trans>
      ) : (
        <Trans>You are offline. Last updated {lastTime(new Date(since).toISOString())}.</Trans>
      )}
    </p>
  );
}

/** Adds the height of the banner to `--safe-top`, which every top bar leaves free. */
function reserveSpace(banner: HTMLElement): () => void {
  const observer = new ResizeObserver(() => setSafeTop(`${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    setSafeTop('');
  };
}

/** Changes the height of the bars, and scrolls by the difference, so that the visible content does not move. */
function setSafeTop(size: string): void {
  const root = document.documentElement;
  const { scrollHeight } = root;
  const { scrollY } = window;
  root.style.setProperty('--safe-top', size);
  const grown = root.scrollHeight - scrollHeight;
  if (scrollY > 0 && grown !== 0) window.scrollTo({ top: scrollY + grown, behavior: 'instant' });
}
