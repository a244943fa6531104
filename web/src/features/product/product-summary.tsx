import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { compareMoney } from '@meridian/sdk/rules';
import { useFormats } from '../../i18n/formats.ts';
import { Facts } from '../../ui/facts.tsx';
import { HeartButton } from '../../ui/heart-button.tsx';
import { FormerPrice, Price } from '../../ui/price.tsx';
import { useLike } from './use-like.ts';

interface ProductSummaryProps {
  product: Schema<'Product'>;
  sku: Schema<'Sku'> | undefined;
}

/** Price, heart, name, and how others found it. */
export function ProductSummary({ product, sku }: ProductSummaryProps) {
  const { count, percent } = useFormats();
  const like = useLike(product);
  const former = sku === undefined ? product.market_price : sku.market_price;
  const { reviews, favourable_rate, sales } = product;
  return (
    <section>
      <div className="flex items-start justify-between gap-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <PriceOrRange product={product} sku={sku} />
          {former !== null && <FormerPrice amount={former} />}
        </p>
        <div className="-me-3 -mt-2">
          <HeartButton look="bare" liked={like.liked} onToggle={like.toggle} />
        </div>
      </div>
      <h1 className="mt-1 text-18 font-semibold">{product.name}</h1>
      <p className="mt-1.5 text-14 text-ink-2">
        <Facts
          facts={[
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

/** One price once a specification is chosen, or when all cost the same; until then from the lowest to the highest. */
function PriceOrRange({ product, sku }: ProductSummaryProps) {
  if (sku !== undefined) return <Price amount={sku.price} size="hero" />;
  const prices = product.skus.map(({ price }) => price).sort(compareMoney);
  const lowest = prices[0] ?? product.price;
  const highest = prices.at(-1) ?? product.price;
  return (
    <>
      <Price amount={lowest} size="hero" />
      {highest !== lowest && (
        <>
          <span aria-hidden>–</span>
          <Price amount={highest} size="hero" />
        </>
      )}
    </>
  );
}
