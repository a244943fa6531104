import { useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this app; what a server wrote is one when `appPath` says so. */
  path: string;
}

/** A link to a path that is only known at run time; for other paths there is the typed `Link`. */
export function InternalLink({ path, onClick, ...rest }: InternalLinkProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={router.history.createHref(path)}
      onClick={(event) => {
        onClick?.(event);
        const newTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
        if (event.defaultPrevented || newTab) return;
        event.preventDefault();
        void router.navigate({ href: path });
      }}
    />
  );
}
