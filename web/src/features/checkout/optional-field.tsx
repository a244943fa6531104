import { type ReactNode, useState } from 'react';

interface OptionalFieldProps {
  /** The words of the button that opens the field. */
  opener: ReactNode;
  isFilled: boolean;
  children: ReactNode;
}

/** A field that few customers fill: a button stands for it until it is pressed, and the field takes the focus. */
export function OptionalField({ opener, isFilled, children }: OptionalFieldProps) {
  const [state, setState] = useState<'closed' | 'pressed' | 'filled'>('closed');
  // It stays open if it is emptied again.
  if (state === 'closed' && isFilled) setState('filled');
  if (state === 'closed') {
    return (
      <button
        type="button"
        onClick={() => setState('pressed')}
        className="min-h-11 self-start text-start text-14 font-semibold text-brand"
      >
        {opener}
      </button>
    );
  }
  return <div ref={state === 'pressed' ? focusField : undefined}>{children}</div>;
}

const focusField = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('input, textarea')?.focus();
