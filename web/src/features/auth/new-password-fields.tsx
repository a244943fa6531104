import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { PasswordField } from '../../form/password-field.tsx';
import type { Form } from '../../form/use-form.ts';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldsProps<Values extends FieldValues> {
  form: Form<Values>;
  /** The account that the password belongs to, for password managers. */
  account: string | undefined;
  /** The names of the two fields in the form. */
  password: FieldPath<Values>;
  confirmation: FieldPath<Values>;
}

/** Fields for a new password, with its strength, and for its confirmation. */
export function NewPasswordFields<Values extends FieldValues>(props: NewPasswordFieldsProps<Values>) {
  const { form, account, password, confirmation } = props;
  const { trigger, watch } = form;
  const typed = watch(password);
  const confirmed = watch(confirmation);

  // A changed password revalidates its confirmation once the confirmation is filled in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the password changes
  useEffect(() => {
    if (confirmed !== '') void trigger(confirmation);
  }, [typed]);

  return (
    <>
      <input type="text" autoComplete="username" value={account ?? ''} readOnly hidden />
      <PasswordField
        form={form}
        name={password}
        label={<Trans>New password</Trans>}
        autoComplete="new-password"
        enterKeyHint="next"
        help={<StrengthMeter password={String(typed ?? '')} />}
      />
      <PasswordField
        form={form}
        name={confirmation}
        label={<Trans>Confirm password</Trans>}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </>
  );
}
