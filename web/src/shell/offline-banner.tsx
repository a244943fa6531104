import { Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { Icon } from '../ui/icon.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no network, and how old what is shown may be. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [since, setSince] = useState<string | null>(null);
  const { time } = useFormats();
  useEffect(() => setSince(online ? null : new Date().toISOString()), [online]);
  if (since === null) return null;
  return (
    <p
      role="alert"
      className="flex min-h-11 items-center justify-center gap-2 bg-waiting-soft px-4 py-2 text-14 text-waiting-ink"
    >
      <Icon name="offline" size={16} />
      <Trans>You are offline. Shown as of {time(since)}.</Trans>
    </p>
  );
}
