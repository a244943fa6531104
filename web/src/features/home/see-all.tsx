import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { moreClass } from '../../ui/section.tsx';

/** The link from a section of the home page to the screen with all its items. */
export function SeeAll(to: Pick<LinkProps, 'to' | 'search'>) {
  return (
    <Link {...to} className={moreClass}>
      <Trans>See all</Trans>
    </Link>
  );
}
