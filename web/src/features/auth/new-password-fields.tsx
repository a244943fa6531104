import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { PasswordField } from '../../form/password-field.tsx';
import type { Form } from '../../form/use-form.ts';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldsProps<Values extends FieldValues> {
  form: Form<Values>;
  /** Whose password it becomes: what a password manager keeps it under. */
  account: string | undefined;
  /** The two fields' names in the form. */
  password: FieldPath<Values>;
  confirmation: FieldPath<Values>;
}

/** A new password with a hint of its strength, and the same again. */
export function NewPasswordFields<Values extends FieldValues>(props: NewPasswordFieldsProps<Values>) {
  const { form, account, password, confirmation } = props;
  const { trigger, watch } = form;
  const typed = watch(password);
  const again = watch(confirmation);

  // Another password makes another thing of its confirmation, once there is one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the password changes
  useEffect(() => {
    if (again !== '') void trigger(confirmation);
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
        label={<Trans>The same password again</Trans>}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </>
  );
}
