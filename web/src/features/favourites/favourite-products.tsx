import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { compareMoney, subtractMoney } from '@meridian/sdk/rules';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeartButton } from '../../ui/heart-button.tsx';
import { ProductRowSkeleton } from '../../ui/product-row.tsx';
import { favouriteProducts } from './favourite-lists.ts';
import { NoMatchingFavourite } from './no-matching-favourite.tsx';
import { type RowSelection, SelectableRow } from './selectable-row.tsx';

export interface FavouriteProductsProps {
  words: string | undefined;
  /** Takes the words away. */
  onAll: () => void;
  marks: RowSelection | undefined;
  onRemove: (ids: readonly number[]) => Promise<void>;
  /** Draws a product with what this list adds to it, and the way to the bag; they belong to another feature. */
  product: (
    product: Schema<'ProductCard'>,
    more: { note: ReactNode; action: ReactNode; mark: ReactNode; formerPrice: string | null },
  ) => ReactNode;
  addToBag: (product: Schema<'ProductCard'>) => ReactNode;
}

/** The marked products. What is sold out stays, greyed, and leads to what is like it. */
export function FavouriteProducts({ words, onAll, marks, onRemove, product, addToBag }: FavouriteProductsProps) {
  const { t } = useLingui();
  return (
    <InfiniteList
      list={favouriteProducts(words)}
      label={t`Favourite products`}
      layout="rows"
      keyOf={(row) => row.product.id}
      skeleton={<ProductRowSkeleton />}
      row={(row) => (
        <SelectableRow id={row.product.id} name={row.product.name} marks={marks}>
          {product(row.product, {
            note: <PriceDrop row={row} />,
            formerPrice: isCheaper(row) ? row.price_when_liked : null,
            action:
              marks === undefined &&
              (row.product.stock === 0 ? <Similar product={row.product} /> : addToBag(row.product)),
            mark: marks === undefined && (
              <HeartButton look="bare" liked onToggle={() => void onRemove([row.product.id])} />
            ),
          })}
        </SelectableRow>
      )}
      empty={
        words !== undefined ? (
          <NoMatchingFavourite words={words} onAll={onAll} />
        ) : (
          <EmptyState
            icon="heart"
            title={<Trans>No favourite product yet.</Trans>}
            detail={<Trans>Press the heart on a product to find it here again.</Trans>}
            action={
              <Link to="/explore" className={buttonClass({ size: 'medium' })}>
                <Trans>Go to Explore</Trans>
              </Link>
            }
          />
        )
      }
    />
  );
}

function isCheaper({ product, price_when_liked }: Pick<Schema<'LikedProduct'>, 'product' | 'price_when_liked'>) {
  return product.stock > 0 && compareMoney(product.price, price_when_liked) < 0;
}

/** How much cheaper it is than when it was marked. */
function PriceDrop({ row: { product, price_when_liked } }: { row: Schema<'LikedProduct'> }) {
  const { money } = useFormats();
  if (!isCheaper({ product, price_when_liked })) return null;
  return (
    <span className="inline-flex rounded-small bg-success-soft px-1.5 py-0.5 font-semibold text-success-ink">
      <Trans>{money(subtractMoney(price_when_liked, product.price))} less than when saved</Trans>
    </span>
  );
}

function Similar({ product }: { product: Schema<'ProductCard'> }) {
  const { t } = useLingui();
  return (
    // The screen of what is sold out shows what is like it.
    <Link
      to="/detail/{-$product}/{-$mer}"
      params={{ product: String(product.id) }}
      aria-label={t`See similar to ${product.name}`}
      className={buttonClass({ size: 'small', kind: 'quiet' })}
    >
      <Trans>See similar</Trans>
    </Link>
  );
}
