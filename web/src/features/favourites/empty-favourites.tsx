import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The customer follows no shop: for the list of followed shops and for the feed. */
export function NoFollowedShops() {
  return (
    <EmptyState
      icon="shop"
      title={<Trans>You follow no shop yet.</Trans>}
      detail={<Trans>What is new in the shops you follow comes to you.</Trans>}
      action={
        <Link to="/searchs" className={buttonClass({ size: 'medium' })}>
          <Trans>Find shops</Trans>
        </Link>
      }
    />
  );
}

/** No favourite product or shop matches the query. */
export function NoMatchingFavourite({ query, onAll }: { query: string; onAll: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="search"
      title={t`None of your favourites has “${query}” in its name.`}
      action={
        <Button variant="quiet" size="medium" onClick={onAll}>
          <Trans>Show all favourites</Trans>
        </Button>
      }
    />
  );
}
