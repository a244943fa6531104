import { Trans, useLingui } from '@lingui/react/macro';
import type { CodeNotice } from '@meridian/sdk/flows';
import { errorMessage } from '../../i18n/error-messages.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Sentences } from '../../ui/sentences.tsx';

/** The outcome of the last attempt. The pad itself reports a wrong code. */
export function WithdrawalNotice({ notice }: { notice: CodeNotice | undefined }) {
  const { i18n } = useLingui();
  if (notice === undefined || notice.kind === 'wrong-code') return null;
  if (notice.kind === 'unanswered') {
    return (
      <AlertBox tone="waiting">
        <Trans>
          We could not confirm your withdrawal, and nothing has been withdrawn so far. Try again: it is never withdrawn
          twice.
        </Trans>
      </AlertBox>
    );
  }
  const { title, detail, system } = errorMessage(notice.error, i18n);
  return (
    <AlertBox title={title} note={system}>
      <p>
        <Sentences>
          <Trans>Nothing was withdrawn.</Trans>
          {detail}
        </Sentences>
      </p>
    </AlertBox>
  );
}
