import { useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onFocus' | 'onMouseEnter' | 'onTouchStart'> {
  /** A path of this app. Check a server's link with `appPath` first. */
  path: string;
}

/** A link to a path that is only known at run time. For other paths, use the typed `Link`. */
export function InternalLink({ path, onClick, ...rest }: InternalLinkProps) {
  const router = useRouter();
  const preload = () => void router.preloadRoute<string, string | undefined>({ href: path });
  return (
    <a
      {...rest}
      href={router.history.createHref(path)}
      onFocus={preload}
      onMouseEnter={preload}
      onTouchStart={preload}
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
