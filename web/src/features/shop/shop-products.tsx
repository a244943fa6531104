import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import { ProductGridItem } from '../../entities/product/product-grid-item.tsx';
import { activeFacets } from '../../entities/product-search/facets.ts';
import { ProductResults } from '../../entities/product-search/product-results.tsx';
import type { ProductSearch } from '../../entities/product-search/product-search.ts';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { PictureChip } from '../../ui/input/picture-chip.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts';
import { NoProducts } from './shop-empty-states.tsx';

interface ShopProductsProps {
  shop: Schema<'Shop'>;
  search: ProductSearch;
  onSearch: (search: ProductSearch) => void;
}

/** The products of a shop or of one of its collections, with the sort orders and filters of the whole catalogue. */
export function ShopProducts({ shop, search, onSearch }: ShopProductsProps) {
  const { collection, ...filters } = search;
  const isNarrowed = activeFacets(search).length > 0;
  return (
    // The results have the screen's padding themselves. Their sort bar scrolls away; the tabs stay.
    <div className="-mx-4 flex grow flex-col [--below-head:calc(var(--unit)*-20)]">
      {shop.collections.length > 0 && (
        <ShopCollections
          collections={shop.collections}
          selected={collection}
          onSelect={(next) => onSearch({ ...filters, collection: next })}
        />
      )}
      <ProductResults
        search={filters}
        scope={{ shop: shop.id, collection }}
        onSearch={(next) => onSearch({ ...next, collection })}
        {...(!isNarrowed && { empty: () => <NoProducts /> })}
      />
    </div>
  );
}

/** The number of items that a phone shows without scrolling. */
const ABOVE_FOLD = 4;

/** The products of a shop, newest first. */
export function NewProducts({ shopId }: { shopId: number }) {
  const { t } = useLingui();
  return (
    <InfiniteList
      list={productList.pages({ shop_id: shopId, sort: 'newest' })}
      label={t`New`}
      layout="cards"
      row={(product, { index }) => <ProductGridItem product={product} priority={index < ABOVE_FOLD} isOfShop />}
      skeleton={<ProductCardSkeleton />}
      empty={<NoProducts />}
    />
  );
}

interface ShopCollectionsProps {
  collections: Schema<'ShopCollection'>[];
  selected: number | undefined;
  onSelect: (collection: number | undefined) => void;
}

/** A scrolling row of chips: "All", then each collection of the shop. */
function ShopCollections({ collections, selected, onSelect }: ShopCollectionsProps) {
  const { t } = useLingui();
  const row = useScrollIntoView<HTMLDivElement>(selected, collections.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser
    <div ref={row} role="group" aria-label={t`Collections`} className="rail flex shrink-0 scroll-px-4 gap-2 px-4 pt-2">
      <PictureChip selected={selected === undefined} onSelect={() => onSelect(undefined)}>
        <Trans>All</Trans>
      </PictureChip>
      {collections.map(({ id, name, cover }) => (
        <PictureChip
          key={id}
          selected={selected === id}
          onSelect={() => onSelect(id)}
          picture={
            <span className="size-8 shrink-0 overflow-hidden rounded-full bg-well p-1">
              <Picture src={cover} alt="" width={64} height={64} className="size-full object-contain" />
            </span>
          }
        >
          {name}
        </PictureChip>
      ))}
    </div>
  );
}
