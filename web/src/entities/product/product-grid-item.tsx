import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { HeartButton } from '../../ui/product/heart-button.tsx';
import { ProductCard, type ProductCardProps } from '../../ui/product/product-card.tsx';
import { AddButton, isAddable } from '../sku/add-button.tsx';
import { discountOf } from './discount.ts';
import { startTransition, TRANSITION_NAME, useIsTransitionSource } from './shared-element-transition.ts';
import { useLike } from './use-like.ts';

export interface ProductItemProps extends Pick<ProductCardProps, 'priority' | 'note'> {
  product: Schema<'ProductCard'>;
  /** Hides the shop's name, where all products belong to one shop. */
  isOfShop?: boolean | undefined;
}

export function ProductGridItem({ product, isOfShop, ...overrides }: ProductItemProps) {
  return <ProductCard {...useProductItem(product, { look: 'float', isOfShop })} {...overrides} />;
}

interface ItemOptions extends Pick<ProductItemProps, 'isOfShop'> {
  look: 'float' | 'bare';
}

/** What grid items and list items have in common, such as the link to the product's screen and the heart. */
export function useProductItem(
  product: Schema<'ProductCard'>,
  { look, isOfShop = false }: ItemOptions,
): ProductCardProps {
  const card = useId();
  const isTransitionSource = useIsTransitionSource(card);
  const like = useLike(product);
  return {
    picture: product.picture,
    tint: product.category_code,
    price: product.price,
    formerPrice: product.prior_price ?? null,
    discount: discountOf(product),
    score: product.score,
    sales: product.sales,
    soldOut: product.stock === 0,
    shopName: isOfShop ? undefined : product.shop.name,
    transitionName: isTransitionSource ? TRANSITION_NAME : undefined,
    link: (
      <Link
        to="/detail/{-$product}/{-$mer}"
        params={{ product: String(product.id), mer: String(product.shop.id) }}
        viewTransition
        onClick={() => startTransition({ card, product })}
        lang={product.language}
        className="covers-card"
      >
        {product.name}
      </Link>
    ),
    heart: <HeartButton name={product.name} variant={look} liked={like.liked} onToggle={like.toggle} />,
    action: isAddable(product) && <AddButton product={product} variant={look === 'float' ? 'float' : 'well'} />,
  };
}
