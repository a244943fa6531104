import { Trans, useLingui } from '@lingui/react/macro';
import { useOnReconnect } from '../behaviour/use-on-reconnect.ts';
import { errorMessage } from '../i18n/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useEmptyScreen } from './empty-screen.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
}

/** An error with a retry button. After a connection error, it retries when the device is online again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { i18n } = useLingui();
  const { title, detail, system, hint } = errorMessage(error, i18n);
  useEmptyScreen();
  useOnReconnect(() => {
    if (hint === 'connection') onRetry();
  });
  return (
    <EmptyState
      alert
      icon={hint === 'connection' ? 'offline' : 'alert'}
      title={title}
      detail={detail}
      note={system}
      action={
        <Button size="medium" variant="quiet" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
