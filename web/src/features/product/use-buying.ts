import type { Schema } from '@meridian/sdk';
import { useRouter } from '@tanstack/react-router';
import { useLoginFirst } from '../../shell/intent.ts';
import { useAdding } from './use-adding.ts';
import type { Piece } from './use-choice.ts';

/** Adding to the bag and buying at once. A visitor signs in first, then the same is done. */
export function useBuying(product: Pick<Schema<'Product'>, 'id'>, settle: () => Piece | undefined) {
  const router = useRouter();
  const loginFirst = useLoginFirst();
  const adding = useAdding(product);

  const wish = ({ sku, quantity }: Piece) => ({ product_id: product.id, sku_id: sku.id, quantity });
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
