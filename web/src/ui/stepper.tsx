import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../i18n/formats.ts';
import { IconButton } from './icon-button.tsx';

interface StepperProps {
  /** What is counted, for screen readers. */
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number between two bounds. At a bound the button rests; it does not vanish. */
export function Stepper({ label, value, min = 1, max, onChange }: StepperProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its controls
    <div role="group" aria-label={label} className="inline-flex items-center rounded-full bg-well">
      <IconButton
        icon="less"
        label={t`One fewer`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        className="disabled:text-ink-3"
      />
      <output className="tabular min-w-8 text-center text-14 font-semibold">{count(value)}</output>
      <IconButton
        icon="more"
        label={t`One more`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className="disabled:text-ink-3"
      />
    </div>
  );
}
