import type { Schema } from '@meridian/sdk';
import type { CartAdder, CartAdderState } from '@meridian/sdk/flows';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { bagAction } from '../../feedback/bag-action.ts';
import { toastError } from '../../feedback/error-toasts.ts';
import { useSession } from '../../session/session.ts';
import type { SkuQuantity } from './use-sku-selection.ts';

const READY: CartAdderState = { name: 'ready' };

/** Adds to the cart (createCartAdder), with the state of the button and the last refusal. */
export function useAddToCart(product: Pick<Schema<'Product'>, 'id'>) {
  const router = useRouter();
  const queries = useQueryClient();
  const session = useSession();
  const [state, setState] = useState(READY);
  const adder = useRef<Promise<CartAdder>>(undefined);
  const load = async () => {
    const isSignedIn = () => session.token() !== undefined;
    const { createCartAdderWithToasts } = await import('./cart-adder.ts');
    // A visitor opens their bag by the button in the bar.
    const nextStep = () => (isSignedIn() ? bagAction(router) : undefined);
    const loaded = createCartAdderWithToasts({ queries, isSignedIn, nextStep });
    loaded.subscribe(() => setState(loaded.state));
    return loaded;
  };

  const add = async (item: SkuQuantity): Promise<void> => {
    setState((before) => (before.name === 'ready' ? { ...before, name: 'busy' } : before));
    try {
      // Lazy: most products are only viewed.
      adder.current ??= load();
      await (await adder.current).add({ productId: product.id, ...item });
    } catch (error) {
      adder.current = undefined;
      setState(READY);
      toastError(error);
    }
  };
  return { phase: state.name, refusal: state.refusal, add };
}
