import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { createCartAdder, type Phase, type Refusal } from './cart-adder.ts';
import type { SkuQuantity } from './use-sku-selection.ts';

const goToCart = msg`Go to bag`;

/** Adds to the cart (createCartAdder), with the state of the button and the last refusal. */
export function useAddToCart(product: Pick<Schema<'Product'>, 'id'>) {
  const router = useRouter();
  const queries = useQueryClient();
  const [phase, setPhase] = useState<Phase>('ready');
  const [refusal, setRefusal] = useState<{ skuId: number; error: Refusal }>();
  const [add] = useState(() =>
    createCartAdder({
      queries,
      onPhase: setPhase,
      onRefusal: setRefusal,
      nextStep: () => ({ label: i18n._(goToCart), run: () => void router.navigate({ to: '/bag' }) }),
    }),
  );
  return { phase, refusal, add: (item: SkuQuantity) => add({ productId: product.id, ...item }) };
}
