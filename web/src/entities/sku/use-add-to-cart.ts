import type { Schema } from '@meridian/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { bagAction } from '../../feedback/bag-action.ts';
import { toastError } from '../../feedback/error-toasts.ts';
import { useSession } from '../../session/session.ts';
import type { createCartAdder, Phase, Refusal } from './cart-adder.ts';
import type { SkuQuantity } from './use-sku-selection.ts';

/** Adds to the cart (createCartAdder), with the state of the button and the last refusal. */
export function useAddToCart(product: Pick<Schema<'Product'>, 'id'>) {
  const router = useRouter();
  const queries = useQueryClient();
  const session = useSession();
  const isSignedIn = () => session.token() !== undefined;
  const [phase, setPhase] = useState<Phase>('ready');
  const [refusal, setRefusal] = useState<{ skuId: number; error: Refusal }>();
  const adder = useRef<Promise<ReturnType<typeof createCartAdder>>>(undefined);
  const load = async () =>
    (await import('./cart-adder.ts')).createCartAdder({
      queries,
      isSignedIn,
      onPhase: setPhase,
      onRefusal: setRefusal,
      // A visitor opens their bag by the button in the bar.
      nextStep: () => (isSignedIn() ? bagAction(router) : undefined),
    });

  const add = async (item: SkuQuantity): Promise<void> => {
    setPhase((before) => (before === 'ready' ? 'busy' : before));
    try {
      // Lazy: most products are only viewed.
      adder.current ??= load();
      await (await adder.current)({ productId: product.id, ...item });
    } catch (error) {
      adder.current = undefined;
      setPhase('ready');
      toastError(error);
    }
  };
  return { phase, refusal, add };
}
