import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/icon/icon.tsx';
import { type Weakness, weaknessOf } from './weak-pay-code.ts';

const warnings = {
  repeated: <Trans>Repeated digits are easy to guess. You can still use it.</Trans>,
  row: <Trans>Consecutive digits are easy to guess. You can still use it.</Trans>,
  date: <Trans>Dates are easy to guess. You can still use it.</Trans>,
} satisfies Record<Weakness, React.ReactNode>;

/** The note below a new payment code: the allowed length, or a warning that the code is easy to guess. */
export function WeakCodeWarning({ code }: { code: string }) {
  const weakness = weaknessOf(code);
  return (
    <span role="status">
      {weakness === undefined ? (
        <Trans>6 to 12 digits</Trans>
      ) : (
        <span className="flex items-start gap-1.5 text-waiting-ink">
          <Icon name="alert" size={16} className="mt-0.5" />
          <span>{warnings[weakness]}</span>
        </span>
      )}
    </span>
  );
}
