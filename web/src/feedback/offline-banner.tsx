import { Trans } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the device is offline, and since when. Fixed at the top of the window. */
export function OfflineBanner({ wide }: { wide: boolean }) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => setSince(online ? null : new Date().toISOString()), [online]);
  return since !== null && <Banner since={since} wide={wide} />;
}

function Banner({ since, wide }: { since: string; wide: boolean }) {
  const { time } = useFormats();
  const banner = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => (banner.current === null ? undefined : reserveSpace(banner.current)), []);
  return (
    <p
      ref={banner}
      role="alert"
      className={classNames(
        'fixed inset-x-0 top-0 z-40 mx-auto flex min-h-11 w-full items-center justify-center gap-2 bg-waiting-soft px-4 pt-[calc(8px+var(--notch))] pb-2 text-14 text-waiting-ink',
        wide ? 'max-w-(--column-wide)' : 'max-w-(--column)',
      )}
    >
      <Icon name="offline" size={16} />
      <Trans>You are offline. Last updated {time(since)}.</Trans>
    </p>
  );
}

/** Adds the height of the banner to `--safe-top`, which all top bars keep clear of. */
function reserveSpace(banner: HTMLElement): () => void {
  const observer = new ResizeObserver(() => setSafeTop(`${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    setSafeTop('');
  };
}

/** Changes the height of the bars, and scrolls by the difference so that the visible content does not move. */
function setSafeTop(size: string): void {
  const root = document.documentElement;
  const { scrollHeight } = root;
  const { scrollY } = window;
  root.style.setProperty('--safe-top', size);
  const grown = root.scrollHeight - scrollHeight;
  if (scrollY > 0 && grown !== 0) window.scrollTo({ top: scrollY + grown, behavior: 'instant' });
}
