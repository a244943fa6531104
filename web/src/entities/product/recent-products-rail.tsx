import { Trans, useLingui } from '@lingui/react/macro';
import { productList } from '@meridian/sdk/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { toasts, undo } from '../../feedback/toasts.ts';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { moreClass, Section } from '../../ui/section.tsx';
import { RailList } from './rail-list.tsx';
import { recentProducts } from './recent-products.ts';

/** The products viewed on this device, most recent first, named in the current language. Empty if there are none. */
export function RecentProductsRail() {
  const { t } = useLingui();
  const heading = useId();
  const products = recentProducts.use();
  const product_ids = products.map(({ id }) => id);
  const { data } = useQuery({
    ...productList.pages({ product_ids, limit: product_ids.length })(1),
    placeholderData: keepPreviousData,
    enabled: product_ids.length > 0,
  });
  // Falls back to the name at the time of the visit, while loading and for a product that is no longer offered.
  const nameOf = (product: (typeof products)[number]) =>
    data?.list.find(({ id }) => id === product.id)?.name ?? product.name;
  if (products.length === 0) return null;
  const clear = () => toasts.done(t`Deleted`, { label: undo, run: recentProducts.clear() });
  return (
    <Section
      headingId={heading}
      title={<Trans>Recently viewed</Trans>}
      more={
        <button type="button" onClick={clear} className={moreClass}>
          <Trans>Delete all</Trans>
        </button>
      }
    >
      <RailList labelledBy={heading}>
        {products.map((product) => (
          <li key={product.id} className="w-[5.5rem] shrink-0 snap-start">
            <Link
              to="/detail/{-$product}/{-$mer}"
              params={{ product: String(product.id), mer: String(product.shop_id) }}
              className="block rounded-box"
            >
              <ProductImage
                src={product.picture}
                alt=""
                tint={product.tint}
                className="aspect-square w-full rounded-box p-3"
              />
              <span dir="auto" className="mt-1.5 line-clamp-2 text-12">
                {nameOf(product)}
              </span>
            </Link>
          </li>
        ))}
      </RailList>
    </Section>
  );
}
