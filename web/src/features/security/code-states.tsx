import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../i18n/formats.ts';

interface StateProps {
  user: Pick<Schema<'UserInfo'>, 'password_changed_at' | 'pay_code_set' | 'pay_code_changed_at' | 'created_at'>;
}

/** When the login password was last changed. */
export function PasswordState({ user: { password_changed_at, created_at } }: StateProps) {
  const { date } = useFormats();
  return password_changed_at === null ? (
    <Trans>Unchanged since {date(created_at)}</Trans>
  ) : (
    <Trans>Changed {date(password_changed_at)}</Trans>
  );
}

/** Whether a payment code is set, and since when. */
export function PayCodeState({ user: { pay_code_set, pay_code_changed_at } }: StateProps) {
  const { date } = useFormats();
  if (!pay_code_set)
    return (
      <span className="text-waiting-ink">
        <Trans>Not set</Trans>
      </span>
    );
  return pay_code_changed_at === null ? <Trans>Set</Trans> : <Trans>Set {date(pay_code_changed_at)}</Trans>;
}
