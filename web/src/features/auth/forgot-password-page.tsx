import { type ReactNode, useState } from 'react';
import { AuthBar } from './auth-bar.tsx';
import { IdentifyStep } from './identify-step.tsx';
import { ResetPasswordStep } from './reset-password-step.tsx';
import { useSendCode } from './use-send-code.ts';

interface ForgotPasswordPageProps {
  help: ReactNode;
  /** The password is new and every session has ended. */
  onRenewed: () => Promise<void>;
}

/** A forgotten password, in two steps: whose it is, then the code that came and the new one. */
export function ForgotPasswordPage({ help, onRenewed }: ForgotPasswordPageProps) {
  const sending = useSendCode('reset');
  const [account, setAccount] = useState('');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <AuthBar help={help} parent="/login" />
      {isAsked ? (
        <ResetPasswordStep
          account={account}
          sending={sending}
          onOtherAccount={() => setAsked(false)}
          onRenewed={async () => {
            await onRenewed();
            setAsked(false);
          }}
        />
      ) : (
        <IdentifyStep
          account={account}
          sending={sending}
          onSent={(identified) => {
            setAccount(identified);
            setAsked(true);
          }}
        />
      )}
    </>
  );
}
