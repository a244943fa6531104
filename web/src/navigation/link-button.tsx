import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClass } from '../ui/button.tsx';
import { InternalLink } from './internal-link.tsx';

/** A typed `Link` that looks like a button. */
export const LinkButton = createLink(({ variant, size, wide, ...rest }: ButtonStyle & ComponentProps<'a'>) => (
  <a {...rest} className={buttonClass({ variant, size, wide })} />
));

/** An `InternalLink` that looks like a button. */
export function InternalLinkButton({
  variant,
  size,
  wide,
  ...rest
}: ButtonStyle & Omit<ComponentProps<typeof InternalLink>, 'className'>) {
  return <InternalLink {...rest} className={buttonClass({ variant, size, wide })} />;
}
