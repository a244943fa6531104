import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../class-names.ts';
import { SkeletonBlocks } from '../skeleton-blocks.tsx';
import { Prices } from './price.tsx';
import type { ProductCardProps } from './product-card.tsx';
import { ProductImage } from './product-image.tsx';
import { ProductRating } from './product-rating.tsx';

interface ProductRowProps extends ProductCardProps {
  /** In percent, null without reviews; replaces score and sales. */
  favourableRate?: number | null;
  /** The position in a ranking, from 1. */
  rank?: number;
}

/** A product as a row of a list: picture, name, rating, shop, price, and its position in a ranking. */
export function ProductRow(props: ProductRowProps) {
  const { count } = useFormats();
  const { rank } = props;
  return (
    <article className="press relative flex flex-wrap items-stretch gap-x-3 gap-y-2 rounded-card bg-card p-2.5">
      <span className="relative shrink-0">
        <ProductImage
          src={props.picture}
          alt=""
          tint={props.tint}
          priority={props.priority ?? false}
          className={classNames('size-27 rounded-box p-3', props.soldOut && 'opacity-60')}
          style={{ viewTransitionName: props.transitionName }}
        />
        {rank !== undefined && (
          <span
            translate="no"
            className={classNames(
              'tabular absolute start-1.5 top-1.5 grid min-h-6 min-w-6 place-items-center rounded-full px-1.5 text-12 font-semibold',
              rank <= TOP_RANKS ? 'bg-brand text-on-brand' : 'bg-float text-ink',
            )}
          >
            {count(rank)}
          </span>
        )}
      </span>
      <div className="flex min-w-0 flex-1 basis-[8.5rem] flex-col py-0.5">
        <h3 className="pe-9 text-14">
          <span dir="auto" className="line-clamp-2">
            {props.link}
          </span>
        </h3>
        <div className="absolute end-0 top-0 z-10">{props.heart}</div>
        <p className="mt-0.5 text-12 text-ink-2 empty:hidden">
          <ProductRating {...props} />
        </p>
        <p dir="auto" className="truncate text-12 text-ink-2 empty:hidden" translate="no">
          {props.shopName}
        </p>
        {props.note !== undefined && <p className="mt-1 text-12 empty:hidden">{props.note}</p>}
        <div className="mt-auto flex flex-wrap items-center gap-x-2 pt-1">
          <Prices amount={props.price} former={props.formerPrice} discount={props.discount} />
          {props.action !== undefined && <div className="relative z-10 -mb-1.5 ms-auto">{props.action}</div>}
        </div>
      </div>
    </article>
  );
}

const TOP_RANKS = 3;

export function ProductRowSkeleton() {
  return (
    <div aria-hidden className="flex flex-wrap items-stretch gap-x-3 gap-y-2 rounded-card bg-card p-2.5">
      <div className="skeleton size-27 shrink-0 rounded-box" />
      <SkeletonBlocks
        className="flex flex-1 basis-[8.5rem] flex-col gap-2 py-1.5"
        sizes={['h-3.5 w-11/12', 'h-3 w-1/2', 'h-3 w-2/5', 'mt-auto h-4.5 w-1/3']}
      />
    </div>
  );
}
