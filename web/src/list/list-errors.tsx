import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../i18n/error-messages.ts';
import { useFormats } from '../i18n/formats.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';

export function NextPageError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-6 text-center text-14 text-ink-2">
      <p>
        <ErrorWords error={error} />
      </p>
      <Button variant="quiet" size="medium" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function ErrorWords({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const { title, system } = errorMessage(error, i18n);
  return (
    <>
      {title}
      {system !== undefined && <span className="block text-12">{system}</span>}
    </>
  );
}

const banner = 'flex items-center gap-2 rounded-box bg-waiting-soft py-1 ps-3.5 pe-1 text-14 text-waiting-ink';

/** The error of a visible page that failed to load or refetch: a sticky banner over the list. */
export function PageErrorBanner({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className={classNames(banner, 'sticky bottom-[calc(var(--tab-bar)+var(--safe-bottom)+8px)] z-20 mt-3')}
    >
      <Icon name="alert" size={16} />
      <span className="flex-1">
        <ErrorWords error={error} />
      </span>
      <Button variant="quiet" size="small" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

interface StaleListBannerProps {
  /** When the shown data was loaded, in milliseconds. */
  updatedAt: number;
  busy: boolean;
  onRetry: () => void;
}

/** The error of a failed refresh, with the age of the shown data. */
export function StaleListBanner({ updatedAt, busy, onRetry }: StaleListBannerProps) {
  const { lastTime } = useFormats();
  return (
    <div role="status" className={classNames(banner, 'mb-3')}>
      <Icon name="offline" size={16} />
      <span className="flex-1">
        <Trans>Last updated {lastTime(new Date(updatedAt).toISOString())}.</Trans>
      </span>
      <Button variant="quiet" size="small" busy={busy} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
