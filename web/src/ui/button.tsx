import type { ComponentProps, ReactNode } from 'react';
import { isDoubleTap } from '../behaviour/double-tap.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon/icon.tsx';

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger';
type ButtonSize = 'large' | 'medium' | 'small';

const variants = {
  primary: 'bg-brand text-on-brand hover:bg-brand-press',
  quiet: 'bg-well text-ink hover:bg-well-press',
  plain: 'bg-transparent text-brand hover:bg-brand-soft',
  danger: 'bg-danger text-on-danger',
} satisfies Record<ButtonVariant, string>;

const sizes = {
  large: 'min-h-12.5 py-2 text-16',
  medium: 'min-h-11 py-2 text-14',
  small: 'hit-44 min-h-9 w-max py-1.5 text-14',
} satisfies Record<ButtonSize, string>;

const paddings = { large: 'px-6', medium: 'px-5', small: 'px-4' } satisfies Record<ButtonSize, string>;

export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass({ variant = 'primary', size = 'large', wide = false }: ButtonStyle = {}): string {
  return classNames(
    'inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight',
    // A busy button is not faded, so that it keeps its colour behind the spinner.
    'aria-disabled:not-aria-busy:opacity-50',
    variants[variant],
    sizes[size],
    wide ? 'w-full px-2' : paddings[size],
  );
}

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className' | 'aria-disabled'> {
  /** Shows a spinner over the label. The width stays the same, and further presses do nothing. */
  busy?: boolean;
  /** Further presses do nothing. Never natively disabled: it would lose the focus to nothing when its own press does it. */
  disabled?: boolean;
  /** Looks disabled, but takes the press, which says what is missing. */
  'aria-disabled'?: true | undefined;
  children: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  disabled = false,
  type = 'button',
  'aria-disabled': looksDisabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || looksDisabled}
      onClick={(event) => {
        if (busy || disabled || isDoubleTap(event)) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonClass({ variant, size, wide })}
    >
      <span className="grid place-items-center *:col-start-1 *:row-start-1">
        {/* Not `invisible`, so that the label remains the accessible name. */}
        <span className={classNames('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
          {children}
        </span>
        {busy && <Icon name="spinner" className="animate-spin" />}
      </span>
    </button>
  );
}
