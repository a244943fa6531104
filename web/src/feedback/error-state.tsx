import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../i18n/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { pictureSettings } from '../ui/picture-settings.ts';
import { useOnline } from './use-online.ts';

interface FailureNoticeProps {
  error: unknown;
  onRetry: () => void;
}

/** What went wrong, in the customer's words, and the way to try again; a network that is back does so by itself. */
export function ErrorState({ error, onRetry }: FailureNoticeProps) {
  const { i18n } = useLingui();
  const { text, hint, advice } = errorMessage(error, i18n);
  useOnline(() => {
    if (hint === 'connection') onRetry();
  });
  return (
    <EmptyState
      alert
      icon={hint === 'connection' ? 'offline' : 'alert'}
      title={text}
      detail={hint === 'connection' ? <ConnectionHint /> : advice}
      action={
        <Button size="medium" kind="quiet" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** Names the address that does not answer, for whoever set it; a customer reads what to do first. */
function ConnectionHint() {
  const host = pictureSettings.base === '' ? location.host : new URL(pictureSettings.base).host;
  return (
    <Trans>
      Check your connection, then try again. No answer from <span className="whitespace-nowrap">{host}</span>.
    </Trans>
  );
}
