import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { useOnReconnect } from '../behaviour/use-on-reconnect.ts';
import { errorMessage, isChunkLoadError } from '../i18n/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { pendingReload, reloadApp } from './chunk-errors.ts';
import { useEmptyScreen } from './empty-screen.ts';

/** An error with a retry button. After a connection error, it retries when the device is online again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isFileMissing = isChunkLoadError(error);
  const reload = isFileMissing ? pendingReload() : undefined;
  if (reload !== undefined) use(reload);
  const { i18n } = useLingui();
  const { title, detail, system, hint } = errorMessage(error, i18n);
  useEmptyScreen();
  const retry = () => (isFileMissing ? void reloadApp() : onRetry());
  useOnReconnect(() => {
    if (hint === 'connection') retry();
  });
  return (
    <EmptyState
      alert
      icon={hint === 'connection' ? 'offline' : 'alert'}
      title={title}
      detail={detail}
      note={system}
      action={
        <Button size="medium" variant="quiet" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
