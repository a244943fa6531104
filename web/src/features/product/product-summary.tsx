import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { compareMoney, discountPercent } from '@meridian/sdk/rules';
import { ConvertedAmount } from '../../entities/currency/converted-amount.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Discount, FormerPrice, Price } from '../../ui/product/price.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';

interface ProductSummaryProps {
  product: Schema<'Product'>;
  /** The SKUs that match the selection. */
  skus: readonly Schema<'Sku'>[];
}

export function ProductSummary({ product, skus }: ProductSummaryProps) {
  const { count, percent } = useFormats();
  const { reviews, favourable_rate, sales } = product;
  return (
    <section>
      <LowestPrice product={product} skus={skus} />
      <h1 className="mt-1 text-balance text-18 font-semibold">
        <bdi lang={product.language}>{product.name}</bdi>
      </h1>
      <p className="mt-1.5 text-14 text-ink-2">
        <SeparatedList
          items={[
            favourable_rate !== null && (
              <Trans key="rate">
                {percent(favourable_rate)} positive from{' '}
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

/** The price of the SKUs, or "From" the lowest if they differ. A former price is shown only beside a single price. */
function LowestPrice({ product, skus }: ProductSummaryProps) {
  const inStock = skus.filter(({ stock }) => stock > 0);
  const byPrice = (inStock.length > 0 ? inStock : skus).toSorted((a, b) => compareMoney(a.price, b.price));
  const { money } = useFormats();
  const { price, prior_price = null, market_price } = byPrice[0] ?? product;
  const highest = byPrice.at(-1) ?? product;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {highest.price === price ? (
        <>
          <Price amount={price} size="hero" />
          {prior_price !== null && (
            <>
              <FormerPrice amount={prior_price} />
              <Discount percent={discountPercent(price, prior_price)} />
            </>
          )}
          {market_price !== null && (
            <span className="text-12 text-ink-2">
              <Trans>{money(market_price)} elsewhere</Trans>
            </span>
          )}
        </>
      ) : (
        <span className="text-18 font-semibold">
          <Trans context="price">
            From <Price amount={price} size="hero" />
          </Trans>
        </span>
      )}
      <span className="basis-full">
        <ConvertedAmount amount={price} isDated />
      </span>
    </p>
  );
}
