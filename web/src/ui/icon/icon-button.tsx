import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName, type IconProps } from './icon.tsx';

export type IconButtonVariant = 'bare' | 'well' | 'float' | 'primary';

const variants = {
  bare: 'bg-transparent text-ink hover:bg-well',
  well: 'bg-well text-ink hover:bg-well-press',
  // Over a picture.
  float: 'bg-float text-ink',
  primary: 'bg-brand text-on-brand hover:bg-brand-press',
} satisfies Record<IconButtonVariant, string>;

/** The classes of a round 44-px icon button, for a link that looks like one. */
export function iconButtonClass(variant: IconButtonVariant = 'bare', className?: string): string {
  return classNames(
    'relative grid size-11 shrink-0 place-items-center rounded-full aria-disabled:text-ink-3',
    variants[variant],
    className,
  );
}

export interface IconButtonStyle {
  icon: IconName;
  /** The action, as the accessible name. */
  label: string;
  variant?: IconButtonVariant;
  /** The size of the icon; the size of the button is fixed. */
  iconSize?: IconProps['size'];
}

interface IconButtonProps
  extends IconButtonStyle,
    Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-disabled'> {
  filled?: boolean;
  /** As of a `Button`: it keeps the focus. */
  disabled?: boolean;
}

export function IconButton({
  icon,
  iconSize,
  label,
  variant,
  filled,
  className,
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-disabled={disabled || undefined}
      title={label}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
      className={iconButtonClass(variant, className)}
    >
      <Icon name={icon} size={iconSize} filled={filled} />
    </button>
  );
}
