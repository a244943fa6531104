import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PasswordField } from '../../form/password-field.tsx';

interface CurrentPasswordFieldProps<Values extends FieldValues>
  extends Pick<ComponentProps<typeof PasswordField<Values>>, 'form' | 'name' | 'label' | 'enterKeyHint'> {
  /** Called when the customer opens the password reset. */
  onForgotten?: () => void;
}

/** The current password, with a link to reset a forgotten one. */
export function CurrentPasswordField<Values extends FieldValues>({
  onForgotten,
  ...props
}: CurrentPasswordFieldProps<Values>) {
  return (
    <div>
      <PasswordField {...props} autoComplete="current-password" />
      <p className="mt-1 text-end">
        <Link
          to="/forgotPassword"
          onClick={onForgotten}
          className="inline-flex min-h-11 items-center text-14 font-medium text-brand"
        >
          <Trans>Forgot password?</Trans>
        </Link>
      </p>
    </div>
  );
}
