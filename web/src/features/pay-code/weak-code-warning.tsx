import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/icon/icon.tsx';
import { type Weakness, weaknessOf } from './weak-pay-code.ts';

const warnings = {
  repeated: <Trans>The same digits over and over are guessed first. You can still use it.</Trans>,
  row: <Trans>Digits in a row are guessed first. You can still use it.</Trans>,
  date: <Trans>It looks like a date. Birthdays are guessed first. You can still use it.</Trans>,
} satisfies Record<Weakness, React.ReactNode>;

/** What is said below a new payment code: its length, or that it is easily guessed. */
export function WeakCodeWarning({ code }: { code: string }) {
  const weakness = weaknessOf(code);
  return (
    <span role="status">
      {weakness === undefined ? (
        <Trans>Six to twelve digits</Trans>
      ) : (
        <span className="flex items-start gap-1.5 text-waiting-ink">
          <Icon name="alert" size={16} className="mt-0.5" />
          <span>{warnings[weakness]}</span>
        </span>
      )}
    </span>
  );
}
