import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { useBadges } from '../../session/badges.ts';
import { useVisitorCount } from '../../session/visitor-bag.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { type IconButtonVariant, iconButtonClass } from '../../ui/icon/icon-button.tsx';
import { VisitorBag } from './visitor-bag-overlay.ts';

interface BagLinkProps {
  /** Omitted at the end of a bar, where the badge must not touch the edge. */
  look?: IconButtonVariant;
}

/**
 * A link to the cart with its number of pieces, for the bar of a screen without a tab bar. For a visitor, it opens the
 * visitor's bag over the screen.
 */
export function BagLink({ look }: BagLinkProps) {
  const { t } = useLingui();
  const collected = useVisitorCount();
  const count = useBadges()?.bag ?? collected;
  const sheet = useOverlay();
  const name = count > 0 ? t`Bag, ${plural(count, { one: '# item', other: '# items' })}` : t`Bag`;
  const shown = {
    'aria-label': name,
    title: name,
    className: iconButtonClass(look, look === undefined ? 'me-1' : undefined),
    children: (
      <>
        <Icon name="bag" />
        <CountBadge count={count} tone="inButton" />
      </>
    ),
  };
  return (
    <>
      {collected > 0 ? <button type="button" {...shown} onClick={sheet.open} /> : <Link to="/bag" {...shown} />}
      {sheet.isOpen && <VisitorBag onClose={sheet.close} />}
    </>
  );
}
