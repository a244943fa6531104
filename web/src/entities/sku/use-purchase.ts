import type { Schema } from '@meridian/sdk';
import { useRouter } from '@tanstack/react-router';
import { useLoginFirst } from '../../session/intent.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import type { SkuQuantity } from './use-sku-selection.ts';

/** Adding to the bag and buying at once. A visitor signs in first, then the same is done. */
export function usePurchase(product: Pick<Schema<'Product'>, 'id'>, settle: () => SkuQuantity | undefined) {
  const router = useRouter();
  const loginFirst = useLoginFirst();
  const adding = useAddToCart(product);

  const wish = ({ sku, quantity }: SkuQuantity) => ({ product_id: product.id, sku_id: sku.id, quantity });
  return {
    phase: adding.phase,
    refusal: adding.refusal,
    add: () => {
      const piece = settle();
      if (piece !== undefined && !loginFirst({ do: 'add', ...wish(piece) })) void adding.add(piece);
    },
    buyNow: () => {
      const piece = settle();
      if (piece === undefined || loginFirst({ do: 'buy', ...wish(piece) })) return;
      const { product_id, sku_id, quantity } = wish(piece);
      void router.navigate({ to: '/checkout', search: { product: product_id, sku: sku_id, quantity } });
    },
  };
}
