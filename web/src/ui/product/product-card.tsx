import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SkeletonBlocks } from '../skeleton-blocks.tsx';
import type { Tint } from '../tint.ts';
import { Prices } from './price.tsx';
import { ProductImage, productPicture } from './product-image.tsx';
import { ProductRating } from './product-rating.tsx';

export interface ProductCardProps {
  picture: string;
  tint: Tint;
  price: string;
  formerPrice: string | null;
  /** The discount in whole percent; 0 shows none. */
  discount: number;
  /** From 1 to 5; null without reviews. */
  score: number | null;
  sales: number;
  soldOut: boolean;
  /** Undefined if all products belong to one shop. */
  shopName: string | undefined;
  /** The product's name as a link with the class `covers-card`, which makes the whole card its target. */
  link: ReactNode;
  heart: ReactNode;
  /** Another action, a separate button at the lower end of the picture, or of the row. */
  action?: ReactNode;
  /** The list's note about the product, such as a dropped price. */
  note?: ReactNode;
  priority?: boolean;
  /** The picture's `view-transition-name`, while it is the shared element of a transition. */
  transitionName?: string | undefined;
}

/** A product in a grid: picture, name, price, rating, shop. */
export function ProductCard(props: ProductCardProps) {
  return (
    <article className="press relative flex min-w-0 flex-col rounded-card">
      <div className="relative">
        <ProductImage
          src={props.picture}
          alt=""
          tint={props.tint}
          priority={props.priority ?? false}
          className={classNames('aspect-square w-full rounded-card p-4', props.soldOut && 'opacity-60')}
          style={{ viewTransitionName: props.transitionName }}
        />
        <div className="absolute end-0 top-0 z-10">{props.heart}</div>
        <div className="absolute end-0 bottom-0 z-10">{props.action}</div>
      </div>
      <h3 dir="auto" className="mt-2.5 line-clamp-2 text-14">
        {props.link}
      </h3>
      <div className="mt-1">
        <Prices amount={props.price} former={props.formerPrice} discount={props.discount} discountLook="float" />
      </div>
      {props.note !== undefined && <p className="mt-0.5 text-12">{props.note}</p>}
      <p className="mt-0.5 text-12 text-ink-2 empty:hidden">
        <ProductRating {...props} />
      </p>
      <p dir="auto" className="truncate text-12 text-ink-2 empty:hidden" translate="no">
        {props.shopName}
      </p>
    </article>
  );
}

/** The skeleton of a product in a grid. */
export function ProductCardSkeleton({ hasNote = false }: { hasNote?: boolean }) {
  return (
    <div aria-hidden className="flex flex-col">
      <div data-picture={productPicture} className="skeleton aspect-square w-full rounded-card p-4" />
      <SkeletonBlocks className="mt-2.5 h-[2lh] text-14" sizes={['h-3.5 w-11/12', 'mt-1.5 h-3.5 w-3/5']} />
      <div className="mt-1 flex h-[1lh] items-center text-18">
        <div className="skeleton h-4.5 w-2/5" />
      </div>
      {hasNote && (
        <div className="mt-0.5 text-12">
          <div className="skeleton h-[calc(1lh+4px)] w-1/2" />
        </div>
      )}
      <div className="mt-0.5 flex h-[1lh] items-center text-12">
        <div className="skeleton h-3 w-1/2" />
      </div>
      <div className="flex h-[1lh] items-center text-12">
        <div className="skeleton h-3 w-2/3" />
      </div>
    </div>
  );
}
