import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { subtractMoney } from '@meridian/sdk/rules';
import { isCheaper } from '../../entities/product/price-drop.ts';
import { ProductListItem } from '../../entities/product/product-list-item.tsx';
import { SuggestedProducts } from '../../entities/product/suggested-products.tsx';
import { QuickAdd } from '../../entities/sku/quick-add.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { ExploreLink } from '../../navigation/explore-link.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type RowSelection, SelectableRow } from '../../ui/input/selectable-row.tsx';
import { HeartButton } from '../../ui/product/heart-button.tsx';
import { ProductRowSkeleton } from '../../ui/product/product-row.tsx';
import { NoMatchingFavourite } from './empty-favourites.tsx';
import { favouriteProducts } from './favourite-lists.ts';

interface FavouriteProductsProps {
  query: string | undefined;
  /** Called to clear the query. */
  onAll: () => void;
  selection: RowSelection | undefined;
  onRemove: (ids: readonly number[]) => Promise<void>;
}

/** The favourite products. Sold-out products stay, greyed, with a link to similar products. */
export function FavouriteProducts({ query, onAll, selection, onRemove }: FavouriteProductsProps) {
  const { t } = useLingui();
  return (
    <InfiniteList
      list={favouriteProducts(query)}
      label={t`Favourite products`}
      layout="rows"
      keyOf={(row) => row.product.id}
      skeleton={<ProductRowSkeleton />}
      row={(row) => (
        <SelectableRow id={row.product.id} name={row.product.name} selection={selection}>
          <ProductListItem
            product={row.product}
            note={<PriceDrop row={row} />}
            action={
              selection === undefined &&
              (row.product.stock === 0 ? <SimilarLink product={row.product} /> : <QuickAdd product={row.product} />)
            }
            heart={
              selection === undefined && (
                <HeartButton
                  name={row.product.name}
                  variant="bare"
                  liked
                  onToggle={() => void onRemove([row.product.id])}
                />
              )
            }
          />
        </SelectableRow>
      )}
      empty={
        query !== undefined ? (
          <NoMatchingFavourite query={query} onAll={onAll} />
        ) : (
          <>
            <EmptyState
              scene="heart"
              title={<Trans>No favourite products yet.</Trans>}
              detail={<Trans>Tap the heart on a product to save it here.</Trans>}
              action={<ExploreLink />}
            />
            <SuggestedProducts />
          </>
        )
      }
    />
  );
}

/** How much the price has dropped since the product was liked. */
function PriceDrop({ row: { product, price_when_liked } }: { row: Schema<'LikedProduct'> }) {
  const { money } = useFormats();
  if (!isCheaper({ product, price_when_liked })) return null;
  return (
    <span className="inline-flex rounded-small bg-success-soft px-1.5 py-0.5 font-semibold text-success-ink">
      <Trans>{money(subtractMoney(price_when_liked, product.price))} less than when saved</Trans>
    </span>
  );
}

function SimilarLink({ product }: { product: Schema<'ProductCard'> }) {
  const { t } = useLingui();
  return (
    // The screen of a sold-out product shows similar ones.
    <LinkButton
      to="/detail/{-$product}/{-$mer}"
      params={{ product: String(product.id) }}
      aria-label={t`See similar: ${product.name}`}
      size="small"
      variant="quiet"
    >
      <Trans>See similar</Trans>
    </LinkButton>
  );
}
