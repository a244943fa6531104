import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { compareMoney } from '@meridian/sdk/rules';
import { useFavourite } from '../../entities/product/use-like.ts';
import { useFormats } from '../../i18n/formats.ts';
import { HeartButton } from '../../ui/product/heart-button.tsx';
import { FormerPrice, Price } from '../../ui/product/price.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';

interface ProductSummaryProps {
  product: Schema<'Product'>;
  /** The SKUs that match the selection. */
  skus: readonly Schema<'Sku'>[];
}

/** Price, heart, name, favourable rate and sales. */
export function ProductSummary({ product, skus }: ProductSummaryProps) {
  const { count, percent } = useFormats();
  const favourite = useFavourite(product);
  const { reviews, favourable_rate, sales } = product;
  return (
    <section>
      <div className="flex items-start justify-between gap-2">
        <PriceOrRange product={product} skus={skus} />
        <div className="-me-3 -mt-2">
          <HeartButton name={product.name} variant="bare" liked={favourite.liked} onToggle={favourite.toggle} />
        </div>
      </div>
      <h1 className="mt-1 text-18 font-semibold">{product.name}</h1>
      <p className="mt-1.5 text-14 text-ink-2">
        <SeparatedList
          items={[
            favourable_rate !== null && (
              <Trans key="rate">
                {percent(favourable_rate)} favourable from{' '}
                <Plural value={reviews.count} one="# review" other="# reviews" />
              </Trans>
            ),
            <Trans key="sales">{count(sales)} sold</Trans>,
          ]}
        />
      </p>
    </section>
  );
}

/** The lowest and the highest price of the SKUs, or one price when all cost the same. */
function PriceOrRange({ product, skus }: ProductSummaryProps) {
  const inStock = skus.filter(({ stock }) => stock > 0);
  const byPrice = (inStock.length > 0 ? inStock : skus).toSorted((a, b) => compareMoney(a.price, b.price));
  const lowest = byPrice[0] ?? product;
  const highest = byPrice.at(-1) ?? product;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Price amount={lowest.price} size="hero" />
      {highest.price !== lowest.price && (
        <>
          <span aria-hidden>–</span>
          <Price amount={highest.price} size="hero" />
        </>
      )}
      {lowest.market_price !== null && <FormerPrice amount={lowest.market_price} />}
    </p>
  );
}
