import type { Schema } from '@meridian/sdk';
import { createAtom, useSelector } from '@tanstack/react-store';

// The shared element of a view transition from a product card to the product's screen is the picture of the card that
// was pressed last. What the card showed is the preview of the product until that is loaded.
interface Pressed {
  /** The id of the card on the page: a product may be in two lists. */
  card: string;
  product: Schema<'ProductCard'>;
}

const pressed = createAtom<Pressed | null>(null);

/** The `view-transition-name` of the picture on both screens. */
export const TRANSITION_NAME = 'product-picture';

export function startTransition(next: Pressed): void {
  pressed.set(next);
}

/** Whether this card's picture is the shared element. */
export function useIsTransitionSource(card: string): boolean {
  return useSelector(pressed, (now) => now?.card === card);
}

/** Whether the picture on the screen of this product is the shared element; not while the card of another one is. */
export function useIsTransitionTarget(productId: number): boolean {
  return useSelector(pressed, (now) => now?.product.id === productId);
}

/** What the pressed card showed of a product, until the product is loaded. */
export function productPreview(id: number): Schema<'ProductCard'> | undefined {
  const product = pressed.get()?.product;
  return product?.id === id ? product : undefined;
}
