import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useBadges } from '../../session/badges.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { type IconButtonVariant, iconButtonClass } from '../../ui/icon/icon-button.tsx';

interface BagLinkProps {
  /** Left out at the end of a bar, where the number keeps clear of the edge. */
  look?: IconButtonVariant;
}

/** The way to the cart, with the number of pieces in it, for the bar of a screen that has no tab bar. */
export function BagLink({ look }: BagLinkProps) {
  const { t } = useLingui();
  const count = useBadges()?.bag ?? 0;
  const name = count > 0 ? t`Bag, ${plural(count, { one: '# item', other: '# items' })}` : t`Bag`;
  return (
    <Link
      to="/bag"
      aria-label={name}
      title={name}
      className={iconButtonClass(look, look === undefined ? 'me-1' : undefined)}
    >
      <Icon name="bag" />
      <CountBadge count={count} tone="inButton" />
    </Link>
  );
}
