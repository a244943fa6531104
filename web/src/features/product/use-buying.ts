import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { addCartLine } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useLoginFirst } from '../../shell/intent.ts';
import { toasts } from '../../shell/toasts.ts';

const added = msg`Added to the bag`;
const toBag = msg`Go to the bag`;

/** Adding to the bag and buying at once. A visitor signs in first, then the same is done. */
export function useBuying(
  product: Pick<Schema<'Product'>, 'id'>,
  chosen: () => { sku: Schema<'Sku'>; quantity: number } | undefined,
) {
  const router = useRouter();
  const loginFirst = useLoginFirst();
  const adding = useMutation(addCartLine());

  const piece = () => {
    const choice = chosen();
    return choice && { product_id: product.id, sku_id: choice.sku.id, quantity: choice.quantity };
  };
  return {
    adding: adding.isPending,
    add: () => {
      const what = piece();
      if (what === undefined || loginFirst({ do: 'add', ...what })) return;
      adding.mutate(what, {
        onSuccess: () =>
          toasts.done(i18n._(added), { label: i18n._(toBag), run: () => void router.navigate({ to: '/bag' }) }),
      });
    },
    buyNow: () => {
      const what = piece();
      if (what === undefined || loginFirst({ do: 'buy', ...what })) return;
      const { product_id, sku_id, quantity } = what;
      void router.navigate({ to: '/checkout', search: { product: product_id, sku: sku_id, quantity } });
    },
  };
}
