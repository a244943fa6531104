import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { HeartButton } from '../../ui/heart-button.tsx';
import type { ProductCardProps } from '../../ui/product-card.tsx';
import { startTransition, TRANSITION_NAME, useIsTransitionSource } from './shared-element-transition.ts';
import { useLike } from './use-like.ts';

/** What a product shows in any list: it leads to its own screen, and can be liked in place. */
export function useProductItem(product: Schema<'ProductCard'>, look: 'float' | 'bare'): ProductCardProps {
  const card = useId();
  const travels = useIsTransitionSource(card);
  const like = useLike(product);
  return {
    picture: product.picture,
    tint: product.tint,
    price: product.price,
    formerPrice: product.market_price,
    score: product.score,
    sales: product.sales,
    soldOut: product.stock === 0,
    shopName: product.shop.name,
    transitionName: travels ? TRANSITION_NAME : undefined,
    link: (
      <Link
        to="/detail/{-$product}/{-$mer}"
        params={{ product: String(product.id), mer: String(product.shop.id) }}
        viewTransition
        onClick={() => startTransition({ card, product })}
        className="covers-card rounded-card"
      >
        {product.name}
      </Link>
    ),
    heart: <HeartButton look={look} liked={like.liked} onToggle={like.toggle} />,
  };
}
