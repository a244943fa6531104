import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CutOuts } from '../../entities/product/cut-outs.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** No shop has this id, or the address has no valid id. */
export function ShopNotFound() {
  const { t } = useLingui();
  return (
    <NotFoundState
      title={t`Shop`}
      parent="/searchs"
      icon="shop"
      message={<Trans>There is no shop at this address.</Trans>}
    >
      <Link to="/searchs" className={buttonClass({ size: 'medium' })}>
        <Trans>Search shops</Trans>
      </Link>
    </NotFoundState>
  );
}

/** A closed shop sells nothing; its orders and refunds go on. */
export function ShopClosed() {
  return (
    <EmptyState
      picture={<CutOuts icon="shop" />}
      title={<Trans>This shop is closed.</Trans>}
      detail={<Trans>Nothing can be bought here now. Orders and refunds from before go on as usual.</Trans>}
      action={<OtherShopsLink />}
    />
  );
}

/** An open shop without products. */
export function NoProducts() {
  return (
    <EmptyState
      picture={<CutOuts icon="package" />}
      title={<Trans>This shop has nothing on sale now.</Trans>}
      action={<OtherShopsLink />}
    />
  );
}

function OtherShopsLink() {
  return (
    <Link to="/searchs" className={buttonClass({ size: 'medium', variant: 'quiet' })}>
      <Trans>See other shops</Trans>
    </Link>
  );
}
