import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ElementType } from 'react';
import { type ButtonStyle, buttonClass } from '../ui/button.tsx';
import { InternalLink } from './internal-link.tsx';

/** Gives a link the look of a button. */
const likeButton =
  <Props extends ComponentProps<'a'>>(Anchor: ElementType) =>
  ({ variant, size, wide, ...rest }: ButtonStyle & Omit<Props, 'className'>) => (
    <Anchor {...rest} className={buttonClass({ variant, size, wide })} />
  );

export const LinkButton = createLink(likeButton<ComponentProps<'a'>>('a'));

/** An `InternalLink` that looks like a button. */
export const InternalLinkButton = likeButton<ComponentProps<typeof InternalLink>>(InternalLink);
