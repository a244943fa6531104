import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

/** Offers help with a forgotten payment code: a new one by a step-up, or customer service. */
export function ForgottenCodeSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Forgot payment code?`} onClose={onClose}>
      <div className="flex flex-col gap-4 pt-1 text-14">
        <p className="text-ink-2">
          <Trans>
            You can set a new one without it. Confirm with your login password, or with a code sent to your email
            address or mobile number.
          </Trans>
        </p>
        <LinkButton to="/changePayPwd" wide>
          <Trans>Set a new code</Trans>
        </LinkButton>
        <p className="text-ink-2">
          <Trans>Lost access to all of these? Customer service can help. We have started the message for you.</Trans>
        </p>
        <LinkButton to="/service" search={{ about: 'pay_code' }} variant="quiet" wide>
          <Trans>Ask customer service</Trans>
        </LinkButton>
      </div>
    </Sheet>
  );
}
