import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Icon } from '../ui/icon/icon.tsx';
import { type IconButtonStyle, iconButtonClass } from '../ui/icon/icon-button.tsx';

/** A typed `Link` that looks like an icon button. */
export const LinkIconButton = createLink(
  ({ href, icon, iconSize, label, variant, className, ...rest }: IconButtonStyle & ComponentProps<'a'>) => (
    <a {...rest} href={href} aria-label={label} title={label} className={iconButtonClass(variant, className)}>
      <Icon name={icon} size={iconSize} />
    </a>
  ),
);
