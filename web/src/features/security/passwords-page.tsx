import { Trans, useLingui } from '@lingui/react/macro';
import { userInfoQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MenuGroup, MenuGroupSkeleton, SheetRow } from '../../entities/menu/menu-rows.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { CodeRows } from './code-states.tsx';

/** The login password and the payment code, each with its state and a link to its form. */
export function PasswordsPage() {
  return (
    <>
      <ScreenBar parent="/security" />
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        <PageErrorBoundary skeleton={<MenuGroupSkeleton rows={[2, 2, 1]} />}>
          <Passwords />
        </PageErrorBoundary>
      </div>
    </>
  );
}

function Passwords() {
  const { data: user } = useSuspenseQuery(userInfoQuery());
  return (
    <>
      <MenuGroup>
        <CodeRows user={user} passwordTo="/changePassword" />
        {user.pay_code_set && (
          <SheetRow icon="help" sheet={(close) => <ForgottenCodeSheet onClose={close} />}>
            <Trans>Forgot payment code?</Trans>
          </SheetRow>
        )}
      </MenuGroup>
      <p className="text-12 text-ink-2">
        <Trans>Nobody from Meridian will ever ask for your password or code.</Trans>
      </p>
    </>
  );
}

/** Offers help with a forgotten payment code: a new one by a step-up, or customer service. */
function ForgottenCodeSheet({ onClose }: { onClose: () => void }) {
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
        <LinkButton to="/changePayPwd" search={{ forgotten: true }} wide>
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
