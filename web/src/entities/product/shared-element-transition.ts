import type { Schema } from '@meridian/sdk';
import { createAtom, useSelector } from '@tanstack/react-store';

// The view transition from a product card to the product's screen shares the picture of the card that was pressed last.
// The card's data is the preview of the product until the product is loaded.
interface Pressed {
  /** The id of the card on the page: two lists may contain the same product. */
  card: string;
  product: Schema<'ProductCard'>;
}

const pressed = createAtom<Pressed | null>(null);

/** The `view-transition-name` of the picture, on both screens. */
export const TRANSITION_NAME = 'product-picture';

export function startTransition(next: Pressed): void {
  pressed.set(next);
}

export function useIsTransitionSource(card: string): boolean {
  return useSelector(pressed, (now) => now?.card === card);
}

/** Whether the picture on this product's screen is the shared element: only if its card was pressed last. */
export function useIsTransitionTarget(productId: number): boolean {
  return useSelector(pressed, (now) => now?.product.id === productId);
}

/** The data of the pressed card of a product, until the product is loaded. */
export function productPreview(id: number): Schema<'ProductCard'> | undefined {
  const product = pressed.get()?.product;
  return product?.id === id ? product : undefined;
}
