import type { Schema } from '@meridian/sdk';
import { useRouter } from '@tanstack/react-router';
import { useRequireLogin } from '../../session/intent.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import type { SkuQuantity } from './use-sku-selection.ts';

/** Adding to the cart and buying now. A visitor collects on this device, and buys after signing in. */
export function usePurchase(product: Pick<Schema<'Product'>, 'id'>, confirm: () => SkuQuantity | undefined) {
  const router = useRouter();
  const requireLogin = useRequireLogin();
  const adding = useAddToCart(product);

  return {
    phase: adding.phase,
    refusal: adding.refusal,
    add: () => {
      const item = confirm();
      if (item !== undefined) void adding.add(item);
    },
    buyNow: () => {
      const item = confirm();
      if (item === undefined) return;
      const { sku, quantity } = item;
      const [product_id, sku_id] = [product.id, sku.id];
      const { pathname: path } = router.latestLocation;
      if (requireLogin({ do: 'buy', product_id, sku_id, quantity, path })) return;
      void router.navigate({ to: '/checkout', search: { product: product_id, sku: sku_id, quantity } });
    },
  };
}
