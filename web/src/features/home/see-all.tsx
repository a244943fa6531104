import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

/** The link from a section of the home page to the screen with all its items. */
export function SeeAll(to: Pick<LinkProps, 'to' | 'search'>) {
  return (
    <Link {...to} className="hit-44 shrink-0 text-14 text-ink-2 hover:text-ink">
      <Trans>See all</Trans>
    </Link>
  );
}
