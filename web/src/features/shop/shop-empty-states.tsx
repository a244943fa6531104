import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../navigation/link-button.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown when no shop has this id, or the URL has no valid id. */
export function ShopNotFound() {
  const { t } = useLingui();
  return (
    <NotFoundState title={t`Shop`} parent="/searchs" icon="shop" message={<Trans>We could not find this shop.</Trans>}>
      <LinkButton to="/searchs" size="medium">
        <Trans>Search shops</Trans>
      </LinkButton>
    </NotFoundState>
  );
}

/** Shown for a closed shop, which sells nothing. Its orders and refunds continue. */
export function ShopClosed() {
  return (
    <EmptyState
      scene="bag"
      title={<Trans>This shop is closed.</Trans>}
      detail={<Trans>You cannot buy here right now. Existing orders and refunds continue as usual.</Trans>}
      action={<OtherShopsLink />}
    />
  );
}

/** Shown for an open shop without products. */
export function NoProducts() {
  return (
    <EmptyState
      scene="bag"
      title={<Trans>This shop has nothing for sale right now.</Trans>}
      action={<OtherShopsLink />}
    />
  );
}

function OtherShopsLink() {
  return (
    <LinkButton to="/searchs" size="medium" variant="quiet">
      <Trans>See other shops</Trans>
    </LinkButton>
  );
}
