import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { IconButton } from '../ui/icon/icon-button.tsx';
import { Field } from './field.tsx';
import type { Form } from './use-form.ts';

interface PasswordFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  /** `one-time-code` for a secret that no password manager should save or suggest. */
  autoComplete: 'current-password' | 'new-password' | 'one-time-code';
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** The name of the secret that the button shows and hides. */
  what?: 'password' | 'code';
  enterKeyHint?: ComponentProps<'input'>['enterKeyHint'];
  help?: ReactNode;
}

/** A password field with a button that shows and hides the password. */
export function PasswordField<Values extends FieldValues>({ what = 'password', ...props }: PasswordFieldProps<Values>) {
  const { t } = useLingui();
  const [visible, setVisible] = useState(false);
  const labels = {
    password: visible ? t`Hide password` : t`Show password`,
    code: visible ? t`Hide code` : t`Show code`,
  };
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          icon={visible ? 'hidden' : 'visible'}
          label={labels[what]}
          // The field keeps the focus, so that it is not validated yet.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
