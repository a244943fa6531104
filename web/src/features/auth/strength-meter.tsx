import { Trans } from '@lingui/react/macro';
import { PASSWORD_MIN_LENGTH } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type Strength, strengthOf } from './password-strength.ts';

const steps: Strength[] = ['weak', 'fair', 'strong'];
const colours = { weak: 'bg-danger', fair: 'bg-waiting', strong: 'bg-success' } satisfies Record<Strength, string>;
const labels = {
  weak: <Trans>Weak. Longer is better than complicated.</Trans>,
  fair: <Trans>Fair. A few more characters make it strong.</Trans>,
  strong: <Trans>Strong</Trans>,
} satisfies Record<Strength, ReactNode>;

export function StrengthMeter({ password }: { password: string }) {
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
