import { Plural, Trans } from '@lingui/react/macro';
import type { ApiErrorOf, Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** R5.09: the URL names nothing to order. */
export function NothingChosen() {
  return (
    <EmptyState
      icon="bag"
      title={<Trans>Select at least one item first.</Trans>}
      detail={<Trans>In your bag, select what you want to order.</Trans>}
      action={<BagLink />}
    />
  );
}

/** The refusals of a quote that leave nothing to order here. */
type Unavailable = Exclude<Extract<ApiErrorOf<'quoteOrder'>, { kind: 'business' }>, { reason: 'address_not_found' }>;

export function isUnavailable(error: ApiErrorOf<'quoteOrder'> | null): error is Unavailable {
  return error?.kind === 'business' && error.reason !== 'address_not_found' && error.reason !== 'unknown';
}

/** Tells why the selection can no longer be ordered, and what the customer can do instead. */
export function UnavailableSelection({ error, source }: { error: Unavailable; source: Schema<'OrderSource'> }) {
  const { count } = useFormats();
  switch (error.reason) {
    case 'cart_line_not_found':
      return (
        <EmptyState
          icon="bag"
          title={<Trans>Some of these items are no longer in your bag.</Trans>}
          detail={<Trans>If you just ordered it in another tab, it is in your orders.</Trans>}
          action={
            <>
              <BagLink />
              <LinkButton to="/myPurchases/{-$status}" params={{ status: '0' }} size="medium" variant="quiet">
                <Trans>My orders</Trans>
              </LinkButton>
            </>
          }
        />
      );
    case 'out_of_stock': {
      const { stock } = error.data;
      return stock > 0 && source.from === 'product' ? (
        <FewerPieces
          source={source}
          quantity={stock}
          title={<Plural value={stock} one="Only # left." other="Only # left." />}
        />
      ) : (
        <EmptyState
          icon="package"
          title={<Trans>This has just sold out. Nothing was ordered.</Trans>}
          action={<WayBack source={source} />}
        />
      );
    }
    case 'limit_exceeded': {
      const { limit } = error.data;
      return source.from === 'product' ? (
        <FewerPieces
          source={source}
          quantity={limit}
          title={<Plural value={limit} one="Limit # per customer." other="Limit # per customer." />}
        />
      ) : (
        <EmptyState
          icon="bag"
          title={<Trans>One of these has a limit of {count(limit)} per customer.</Trans>}
          detail={<Trans>Lower the quantity in your bag.</Trans>}
          action={<BagLink />}
        />
      );
    }
    default:
      return (
        <EmptyState
          icon="package"
          title={<Trans>This is no longer sold.</Trans>}
          action={
            <LinkButton to="/explore" size="medium">
              <Trans>See other products</Trans>
            </LinkButton>
          }
        />
      );
  }
}

interface FewerPiecesProps {
  source: Schema<'ProductSource'>;
  quantity: number;
  title: ReactNode;
}

function FewerPieces({ source, quantity, title }: FewerPiecesProps) {
  const { product_id, sku_id } = source;
  return (
    <EmptyState
      icon="package"
      title={title}
      action={
        <>
          <LinkButton to="/checkout" search={{ product: product_id, sku: sku_id, quantity }} replace size="medium">
            <Plural value={quantity} one="Order # item" other="Order # items" />
          </LinkButton>
          <WayBack source={source} isQuiet />
        </>
      }
    />
  );
}

/** A link back to where the selection was made. */
export function WayBack({ source, isQuiet = false }: { source: Schema<'OrderSource'>; isQuiet?: boolean }) {
  if (source.from === 'cart') return <BagLink isQuiet={isQuiet} />;
  return (
    <LinkButton
      to="/detail/{-$product}/{-$mer}"
      params={{ product: String(source.product_id) }}
      size="medium"
      variant={isQuiet ? 'quiet' : 'primary'}
    >
      <Trans>Back to product</Trans>
    </LinkButton>
  );
}

function BagLink({ isQuiet = false }: { isQuiet?: boolean }) {
  return (
    <LinkButton to="/bag" size="medium" variant={isQuiet ? 'quiet' : 'primary'}>
      <Trans>Back to bag</Trans>
    </LinkButton>
  );
}
