import { Trans, useLingui } from '@lingui/react/macro';
import { NoMatch } from '../../feedback/no-match.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown when the customer follows no shop, in the list of followed shops and in the feed. */
export function NoFollowedShops() {
  return (
    <EmptyState
      scene="heart"
      title={<Trans>You are not following any shops yet.</Trans>}
      detail={<Trans>Follow a shop to keep up with what is new.</Trans>}
      action={
        <LinkButton to="/searchs" size="medium">
          <Trans>Find shops</Trans>
        </LinkButton>
      }
    />
  );
}

/** Shown when no favourite product or shop matches the query. */
export function NoMatchingFavourite({ query, onAll }: { query: string; onAll: () => void }) {
  const { t } = useLingui();
  return (
    <NoMatch title={t`No favourites match “${query}”.`} label={<Trans>Show all favourites</Trans>} onPress={onAll} />
  );
}
