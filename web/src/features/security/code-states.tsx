import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { LinkRow } from '../../entities/menu/menu-rows.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';

interface StateProps {
  user: Pick<Schema<'UserInfo'>, 'password_changed_at' | 'pay_code_set' | 'pay_code_changed_at' | 'created_at'>;
}

/** The rows of the login password and the payment code; `passwordTo` is where the first leads. */
export function CodeRows({ user, passwordTo }: StateProps & { passwordTo: '/passwords' | '/changePassword' }) {
  return (
    <>
      <LinkRow to={passwordTo} icon="key">
        <Trans>Login password</Trans>
        <PasswordState user={user} />
      </LinkRow>
      <LinkRow to="/changePayPwd" icon="wallet">
        <Trans>Payment code</Trans>
        <PayCodeState user={user} />
      </LinkRow>
    </>
  );
}

/** When the login password was last changed. */
function PasswordState({ user: { password_changed_at, created_at } }: StateProps) {
  const { date } = useFormats();
  return (
    <span className="block text-12 text-ink-2">
      {password_changed_at === null ? (
        <Trans>Unchanged since {date(created_at)}</Trans>
      ) : (
        <Trans>Changed {date(password_changed_at)}</Trans>
      )}
    </span>
  );
}

/** Whether a payment code is set, and since when. */
function PayCodeState({ user: { pay_code_set, pay_code_changed_at } }: StateProps) {
  const { date } = useFormats();
  return (
    <span className={classNames('block text-12', pay_code_set ? 'text-ink-2' : 'text-waiting-ink')}>
      {!pay_code_set ? (
        <Trans>Not set</Trans>
      ) : pay_code_changed_at === null ? (
        <Trans>Set</Trans>
      ) : (
        <Trans>Set {date(pay_code_changed_at)}</Trans>
      )}
    </span>
  );
}
