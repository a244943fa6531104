import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Shown if `config.json` is missing or invalid: tells the operator how to fix it. */
export function ConfigError() {
  return (
    <main id="app" className="app-column">
      <div className="m-auto">
        <EmptyState
          alert
          icon="settings"
          title={<Trans>This app is not configured yet.</Trans>}
          detail={
            <Trans>
              Put a file <code translate="no">config.json</code> beside index.html with{' '}
              <code dir="ltr" translate="no" className="whitespace-nowrap">
                {'{ "apiBaseUrl": "https://…" }'}
              </code>
              , then reload.
            </Trans>
          }
          action={
            <Button size="medium" variant="quiet" onClick={() => location.reload()}>
              <Trans>Reload</Trans>
            </Button>
          }
        />
      </div>
    </main>
  );
}
