import { useState } from 'react';
import { useSendCode } from '../../entities/verification-code/use-send-code.ts';
import { useCloseUrlOverlay } from '../../navigation/use-overlay.ts';
import { readDraft } from '../../storage/drafts.ts';
import { AuthBar } from './auth-bar.tsx';
import { IDENTIFY_DRAFT, IdentifyDraft } from './identify-draft.ts';
import { IdentifyStep } from './identify-step.tsx';
import { ResetPasswordStep } from './reset-password-step.tsx';

interface ForgotPasswordPageProps {
  /** Whether the URL is that of the second step. */
  isCodeSent: boolean;
  onCodeSent: () => void;
  /** Called when the customer leaves the second step and the visit began with it. */
  onRestart: () => void;
}

/**
 * Resets a forgotten password in two steps: the account, then the code that was sent and the new password. Back leads
 * to the first step. A reload stays on the second, since customers read the code in another app.
 */
export function ForgotPasswordPage({ isCodeSent, onCodeSent, onRestart }: ForgotPasswordPageProps) {
  const sending = useSendCode('reset');
  const [account, setAccount] = useState(() => readDraft(IDENTIFY_DRAFT, IdentifyDraft)?.account ?? '');
  const toFirstStep = useCloseUrlOverlay(onRestart);
  return (
    <>
      <AuthBar parent="/login" />
      {isCodeSent && account !== '' ? (
        <ResetPasswordStep
          account={account}
          sending={sending}
          onOtherAccount={toFirstStep}
          onDone={() => setAccount('')}
        />
      ) : (
        <IdentifyStep
          sending={sending}
          onSent={(identified) => {
            setAccount(identified);
            onCodeSent();
          }}
        />
      )}
    </>
  );
}
