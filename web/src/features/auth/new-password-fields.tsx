import { Trans } from '@lingui/react/macro';
import { PASSWORD_MIN_LENGTH } from '@meridian/sdk';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { PasswordField } from '../../form/password-field.tsx';
import type { Form } from '../../form/use-form.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Strength, strengthOf } from './password-strength.ts';

interface NewPasswordFieldsProps<Values extends FieldValues> {
  form: Form<Values>;
  /** The account that the password belongs to, for password managers. */
  account: string | undefined;
  password: FieldPath<Values>;
  confirmation: FieldPath<Values>;
}

/** Fields for a new password, with its strength, and for its confirmation. */
export function NewPasswordFields<Values extends FieldValues>(props: NewPasswordFieldsProps<Values>) {
  const { form, account, password, confirmation } = props;
  return (
    <>
      <input type="text" autoComplete="username" value={account ?? ''} readOnly hidden />
      <PasswordField
        form={form}
        name={password}
        label={<Trans>New password</Trans>}
        autoComplete="new-password"
        enterKeyHint="next"
        help={<StrengthMeter password={String(form.watch(password) ?? '')} />}
      />
      <PasswordField
        form={form}
        name={confirmation}
        repeats={password}
        label={<Trans>Confirm password</Trans>}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </>
  );
}

const steps: Strength[] = ['weak', 'fair', 'strong'];
const colours = { weak: 'bg-danger', fair: 'bg-waiting', strong: 'bg-success' } satisfies Record<Strength, string>;
const labels = {
  weak: <Trans>Weak. Longer is better than complicated.</Trans>,
  fair: <Trans>Fair. A few more characters make it strong.</Trans>,
  strong: <Trans>Strong</Trans>,
} satisfies Record<Strength, ReactNode>;

function StrengthMeter({ password }: { password: string }) {
  if (password === '') return <Trans>At least {PASSWORD_MIN_LENGTH} characters. Spaces are allowed.</Trans>;
  const strength = strengthOf(password);
  const reached = steps.indexOf(strength);
  return (
    <>
      <span aria-hidden className="mb-1.5 grid grid-cols-3 gap-1">
        {steps.map((step, index) => (
          <span
            key={step}
            className={classNames('h-1 rounded-full', index <= reached ? colours[strength] : 'bg-well')}
          />
        ))}
      </span>
      {labels[strength]}
    </>
  );
}
