import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useRef, useState } from 'react';
import { readCount } from '../../i18n/read-count.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon/icon-button.tsx';
import { isComposing, useComposed } from './composition.ts';

interface StepperProps {
  /** The name of the quantity, for screen readers. */
  label: string;
  /** As typed, so it may be out of bounds or NaN: the parent validates it and sets `invalid`. */
  value: number;
  max: number;
  onChange: (value: number) => void;
  invalid: boolean;
  /** The id of the element that describes the bounds or the error. */
  describedBy?: string;
  /** Takes the place of "one fewer" at 1. Without it, that button is disabled there. */
  removal?: { label: string; onRemove: () => void };
}

/** A whole number from 1 to a maximum, changed by steps or typed. At a bound, its button is disabled. */
export function Stepper({ label, value, max, onChange, invalid, describedBy, removal }: StepperProps) {
  const { t } = useLingui();
  // Keep the typed text while it means the same value.
  const [typed, setTyped] = useState('');
  const text = Object.is(readCount(typed), value) ? typed : String(value);
  const composed = useComposed(text, (next) => {
    setTyped(next);
    onChange(readCount(next));
  });
  /** "007" becomes 7; what is no number, or too large to be exact, stays, to be corrected. */
  const tidy = () => Number.isSafeInteger(value) && setTyped('');
  const current = Number.isNaN(value) ? 0 : value;
  const quantity = useRef<HTMLInputElement>(null);
  const step =
    (by: number) =>
    ({ detail }: MouseEvent) => {
      const next = Math.min(max, Math.max(1, current + by));
      // By keyboard, before this button makes way for the one that a held key would press.
      if (detail === 0 && removal && by < 0 && next === 1) quantity.current?.focus({ preventScroll: true });
      onChange(next);
    };
  const isRemoval = removal !== undefined && current === 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in line with its controls
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'inline-flex shrink-0 items-center rounded-full border-[1.5px] bg-well',
        invalid ? 'border-danger' : 'border-transparent',
      )}
    >
      {/* Two buttons, so that the second tap of a double tap removes nothing (B2.15). */}
      <IconButton
        key={isRemoval ? 'remove' : 'fewer'}
        {...(isRemoval
          ? { icon: 'delete', iconSize: 18, label: removal.label, onClick: removal.onRemove }
          : { icon: 'minus', label: t`One fewer`, disabled: current <= 1, onClick: step(-1) })}
      />
      <input
        ref={quantity}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onFocus={(event) => event.currentTarget.select()}
        {...composed}
        onBlur={tidy}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && tidy()}
        className="tabular relative min-h-11 w-[2.75rem] rounded-small bg-transparent text-center text-16 font-semibold -outline-offset-2"
      />
      <IconButton icon="plus" label={t`One more`} disabled={current >= max} onClick={step(1)} />
    </div>
  );
}
