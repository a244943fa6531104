import { type ReactNode, useState } from 'react';
import { AccountBar } from './account-bar.tsx';
import { IdentifyStep } from './identify-step.tsx';
import { RenewStep } from './renew-step.tsx';
import { useCodeSending } from './use-code-sending.ts';

interface ForgotPasswordPageProps {
  help: ReactNode;
  /** The password is new and every session has ended. */
  onRenewed: () => Promise<void>;
}

/** A forgotten password, in two steps: whose it is, then the code that came and the new one. */
export function ForgotPasswordPage({ help, onRenewed }: ForgotPasswordPageProps) {
  const sending = useCodeSending('reset');
  const [account, setAccount] = useState('');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <AccountBar help={help} parent="/login" />
      {isAsked ? (
        <RenewStep
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
