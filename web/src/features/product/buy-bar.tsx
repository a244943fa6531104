import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isDoubleTap } from '../../behaviour/double-tap.ts';
import { useFavourite } from '../../entities/product/use-like.ts';
import type { usePurchase } from '../../entities/sku/use-purchase.ts';
import { focusControl, type SkuSelection } from '../../entities/sku/use-sku-selection.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ALTERNATIVES_ID } from './sold-out-alternatives.tsx';

const labelledIconClass =
  'flex min-h-11 min-w-11 flex-col items-center justify-center gap-0.5 rounded-box px-1 hover:bg-well';

/** The label of an icon, visible below the icon if the bar has room. */
function IconLabel({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap text-12 leading-tight @max-[23rem]:sr-only">{children}</span>;
}

interface BuyBarProps {
  product: Schema<'Product'>;
  selection: SkuSelection;
  purchase: ReturnType<typeof usePurchase>;
}

/** The sticky bar at the lower edge: links to the shop and customer service, favourite, add to bag, buy now. */
export function BuyBar({ product, selection, purchase }: BuyBarProps) {
  const { t } = useLingui();
  const { name } = product;
  const favourite = useFavourite(product);
  const isSoldOut = product.status === 'on_sale' && selection.isSoldOut;
  return (
    <div className="@container sticky bottom-0 z-30 border-t border-line bg-card px-2 pt-2.5 pb-[calc(10px+var(--safe-bottom))] wide:px-4">
      <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 wide:justify-between">
        <div className="flex">
          <Link to="/shop/{-$id}" params={{ id: String(product.shop.id) }} className={labelledIconClass}>
            <Icon name="shop" size={22} />
            <IconLabel>
              <Trans>Shop</Trans>
            </IconLabel>
          </Link>
          <Link to="/service" search={{ shop: product.shop.id, product: product.id }} className={labelledIconClass}>
            <Icon name="message" size={22} />
            <IconLabel>
              <Trans context="customer service">Ask</Trans>
            </IconLabel>
          </Link>
          {/* A sold-out product has a button for this action instead of the buttons for buying. */}
          {!isSoldOut && (
            <button
              type="button"
              aria-label={t`Favourite: ${name}`}
              aria-pressed={favourite.liked}
              onClick={(event) => !isDoubleTap(event) && favourite.toggle()}
              className={labelledIconClass}
            >
              <Icon
                name="heart"
                size={22}
                filled={favourite.liked}
                className={favourite.liked ? 'text-danger' : undefined}
              />
              <IconLabel>
                <Trans context="mark of a product">Favourite</Trans>
              </IconLabel>
            </button>
          )}
        </div>
        {/* With large text the buttons wrap below the icons. */}
        <div
          className={classNames(
            'grow basis-[10rem] gap-2 *:px-1 max-[24rem]:*:text-14 wide:max-w-100',
            // Side by side, unless the longest word of a button needs more than half of the width.
            isSoldOut ? 'grid grid-cols-[auto_auto]' : 'flex flex-wrap *:min-w-min *:flex-1',
          )}
        >
          {product.status !== 'on_sale' ? (
            <LinkButton to="/explore" wide>
              <Trans>See other products</Trans>
            </LinkButton>
          ) : isSoldOut ? (
            <>
              <Button variant="quiet" wide onClick={() => focusControl(ALTERNATIVES_ID)}>
                <Trans>Other options</Trans>
              </Button>
              <Button variant={favourite.liked ? 'quiet' : 'primary'} wide onClick={favourite.toggle}>
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
              <Button variant="quiet" wide busy={purchase.phase === 'busy'} onClick={purchase.add}>
                {purchase.phase === 'done' ? (
                  <>
                    <Icon name="check" size={18} />
                    <Trans>Added</Trans>
                  </>
                ) : (
                  <Trans>Add to bag</Trans>
                )}
              </Button>
              <Button wide onClick={purchase.buyNow}>
                <Trans>Buy now</Trans>
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
