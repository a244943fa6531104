import type { ComponentProps } from 'react';
import type { OutsideUrl } from './outside-url.ts';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel'> {
  url: OutsideUrl;
}

/** A link to a page outside the app, by default in a new tab. */
export function OutsideLink({ url, ...rest }: OutsideLinkProps) {
  return <a target="_blank" {...rest} href={url.href} rel="noopener noreferrer" />;
}
