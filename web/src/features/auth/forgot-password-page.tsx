import { useState } from 'react';
import { useSendCode } from '../../entities/verification-code/use-send-code.ts';
import { AuthBar } from './auth-bar.tsx';
import { IdentifyStep } from './identify-step.tsx';
import { ResetPasswordStep } from './reset-password-step.tsx';

/** Resets a forgotten password in two steps: the account, then the code that was sent and the new password. */
export function ForgotPasswordPage() {
  const sending = useSendCode('reset');
  const [account, setAccount] = useState('');
  const [isCodeSent, setCodeSent] = useState(false);
  return (
    <>
      <AuthBar parent="/login" />
      {isCodeSent ? (
        <ResetPasswordStep
          account={account}
          sending={sending}
          onOtherAccount={() => setCodeSent(false)}
          onDone={() => setCodeSent(false)}
        />
      ) : (
        <IdentifyStep
          account={account}
          sending={sending}
          onSent={(identified) => {
            setAccount(identified);
            setCodeSent(true);
          }}
        />
      )}
    </>
  );
}
