import type { Schema } from '@meridian/sdk';
import { useRouter } from '@tanstack/react-router';
import { useRequireLogin } from '../../session/intent.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import type { SkuQuantity } from './use-sku-selection.ts';

/** Adding to the cart and buying now. For a visitor, either is done after the login. */
export function usePurchase(product: Pick<Schema<'Product'>, 'id'>, confirm: () => SkuQuantity | undefined) {
  const router = useRouter();
  const requireLogin = useRequireLogin();
  const adding = useAddToCart(product);

  const toIntent = ({ sku, quantity }: SkuQuantity) => ({ product_id: product.id, sku_id: sku.id, quantity });
  return {
    phase: adding.phase,
    refusal: adding.refusal,
    add: () => {
      const item = confirm();
      if (item !== undefined && !requireLogin({ do: 'add', ...toIntent(item) })) void adding.add(item);
    },
    buyNow: () => {
      const item = confirm();
      if (item === undefined || requireLogin({ do: 'buy', ...toIntent(item) })) return;
      const { product_id, sku_id, quantity } = toIntent(item);
      void router.navigate({ to: '/checkout', search: { product: product_id, sku: sku_id, quantity } });
    },
  };
}
