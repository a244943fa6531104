import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { toasts } from '../../feedback/toasts.ts';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { recentProducts } from './recent-products.ts';

/** The products viewed on this device, last viewed first; nothing where there are none. */
export function RecentProductsRail() {
  const { t } = useLingui();
  const heading = useId();
  const products = recentProducts.use();
  if (products.length === 0) return null;
  const clear = () => toasts.done(t`Deleted`, { label: t`Undo`, run: recentProducts.clear() });
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        more={
          <button type="button" onClick={clear} className="press hit-44 text-14 text-ink-2">
            <Trans>Delete all</Trans>
          </button>
        }
      >
        <Trans>Recently viewed</Trans>
      </SectionHeading>
      <ul
        // A scrolling region is reached by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-labelledby={heading}
        className="rail -mx-4 flex snap-x scroll-px-4 gap-3 px-4 -outline-offset-2"
      >
        {products.map(({ id, shop_id, name, picture, tint }) => (
          <li key={id} className="w-22 shrink-0 snap-start">
            <Link
              to="/detail/{-$product}/{-$mer}"
              params={{ product: String(id), mer: String(shop_id) }}
              className="press block rounded-box"
            >
              <ProductImage src={picture} alt="" tint={tint} className="size-22 rounded-box p-3" />
              <span className="mt-1.5 line-clamp-2 text-12">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
