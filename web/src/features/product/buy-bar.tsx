import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button.tsx';
import { useBuying } from './use-buying.ts';

interface BuyBarProps {
  product: Schema<'Product'>;
  /** What the customer has settled on; undefined, after pointing at it, while a choice is open. */
  chosen: () => { sku: Schema<'Sku'>; quantity: number } | undefined;
}

/** The bar that stays at the lower edge: shop, service, add to bag, buy now. */
export function BuyBar({ product, chosen }: BuyBarProps) {
  const { t } = useLingui();
  const buying = useBuying(product, chosen);
  return (
    <div className="sticky bottom-0 z-30 flex items-center gap-2 border-t border-line bg-card px-3 pt-2.5 pb-[calc(10px+var(--safe-bottom))]">
      <Link
        to="/shop/{-$id}"
        params={{ id: String(product.shop.id) }}
        aria-label={t`Go to the shop`}
        className={iconButtonLook()}
      >
        <Icon name="shop" size={22} />
      </Link>
      <Link
        to="/service"
        search={{ shop: product.shop.id, product: product.id }}
        aria-label={t`Ask customer service`}
        className={iconButtonLook()}
      >
        <Icon name="message" size={22} />
      </Link>
      <div className="grid grow grid-cols-2 gap-2">
        {product.status === 'on_sale' ? (
          <>
            <Button kind="quiet" wide busy={buying.adding} onClick={buying.add}>
              <Trans>Add to bag</Trans>
            </Button>
            <Button wide onClick={buying.buyNow}>
              <Trans>Buy now</Trans>
            </Button>
          </>
        ) : (
          <Link to="/explore" className={`col-span-2 ${buttonLook({ wide: true })}`}>
            <Trans>See other products</Trans>
          </Link>
        )}
      </div>
    </div>
  );
}
