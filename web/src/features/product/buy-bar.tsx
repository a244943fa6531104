import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useFavourite } from '../../entities/product/use-like.ts';
import type { usePurchase } from '../../entities/sku/use-purchase.ts';
import { focusControl, type SkuSelection } from '../../entities/sku/use-sku-selection.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isDoubleTap } from '../../ui/double-tap.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx';
import { ALTERNATIVES_ID } from './sold-out-alternatives.tsx';

interface BuyBarProps {
  product: Schema<'Product'>;
  choice: SkuSelection;
  buying: ReturnType<typeof usePurchase>;
}

/** The bar that stays at the lower edge: shop, service, favourite, and what can be done with the choice. */
export function BuyBar({ product, choice, buying }: BuyBarProps) {
  const { t } = useLingui();
  const favourite = useFavourite(product);
  const offersInstead = product.status === 'on_sale' && choice.isSoldOut;
  return (
    <div className="sticky bottom-0 z-30 flex flex-wrap items-center justify-center gap-x-2 wide:justify-between wide:px-4 gap-y-1 border-t border-line bg-card px-2 pt-2.5 pb-[calc(10px+var(--safe-bottom))]">
      <div className="flex">
        <Link
          to="/shop/{-$id}"
          params={{ id: String(product.shop.id) }}
          aria-label={t`Go to the shop`}
          className={iconButtonClass()}
        >
          <Icon name="shop" size={22} />
        </Link>
        <Link
          to="/service"
          search={{ shop: product.shop.id, product: product.id }}
          aria-label={t`Ask customer service`}
          className={iconButtonClass()}
        >
          <Icon name="message" size={22} />
        </Link>
        {/* In place of buying stands the same in words. */}
        {!offersInstead && (
          <IconButton
            icon="heart"
            label={t`Favourite`}
            aria-pressed={favourite.liked}
            filled={favourite.liked}
            onClick={(event) => !isDoubleTap(event) && favourite.toggle()}
            className={favourite.liked ? '*:text-danger' : undefined}
          />
        )}
      </div>
      {/* Large text puts the buttons below the marks. */}
      <div
        className={classNames(
          'grid grow basis-[10rem] gap-2 *:px-1 wide:max-w-100',
          offersInstead ? 'grid-cols-[auto_auto]' : 'grid-cols-2',
        )}
      >
        {product.status !== 'on_sale' ? (
          <Link to="/explore" className={`col-span-2 ${buttonClass({ wide: true })}`}>
            <Trans>See other products</Trans>
          </Link>
        ) : offersInstead ? (
          <>
            <Button kind="quiet" wide onClick={() => focusControl(ALTERNATIVES_ID)}>
              <Trans>Other choices</Trans>
            </Button>
            <Button
              kind={favourite.liked ? 'quiet' : 'primary'}
              wide
              onClick={(event) => !isDoubleTap(event) && favourite.toggle()}
            >
              <Icon name="heart" size={18} filled={favourite.liked} />
              {favourite.liked ? (
                <Trans context="to favourites">Saved</Trans>
              ) : (
                <Trans context="to favourites">Save</Trans>
              )}
            </Button>
          </>
        ) : (
          <>
            <Button kind="quiet" wide busy={buying.phase === 'busy'} onClick={buying.add}>
              {buying.phase === 'done' ? (
                <>
                  <Icon name="check" size={18} />
                  <Trans>Added</Trans>
                </>
              ) : (
                <Trans>Add to bag</Trans>
              )}
            </Button>
            <Button wide onClick={buying.buyNow}>
              <Trans>Buy now</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
