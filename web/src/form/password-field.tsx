import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { IconButton } from '../ui/icon/icon-button.tsx';
import { Field } from './field.tsx';
import type { Form } from './use-form.ts';

interface PasswordFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: FieldPath<Values>;
  /** The field that this one must equal. When it changes, this one is validated again once it is filled in. */
  repeats?: FieldPath<Values>;
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
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { what = 'password', repeats, ...field } = props;
  const { t } = useLingui();
  const [visible, setVisible] = useState(false);
  const repeated = repeats && field.form.watch(repeats);
  const checkAgain = useEffectEvent(() => {
    if (field.form.getValues(field.name) !== '') void field.form.trigger(field.name);
  });
  useEffect(() => {
    if (repeated !== undefined) checkAgain();
  }, [repeated]);
  const labels = {
    password: visible ? t`Hide password` : t`Show password`,
    code: visible ? t`Hide code` : t`Show code`,
  };
  return (
    <Field
      {...field}
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
