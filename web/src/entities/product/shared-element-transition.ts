import type { Schema } from '@meridian/sdk';
import { useSyncExternalStore } from 'react';

// The product card that was pressed last: its picture travels to the product's screen, and what the card showed stands
// there until the product itself has come.
interface Pressed {
  /** Which card on the page: a product may stand in two lists. */
  card: string;
  product: Schema<'ProductCard'>;
}

let pressed: Pressed | null = null;
const listeners = new Set<() => void>();

/** The name that the travelling picture carries on both sides (View Transitions). */
export const TRANSITION_NAME = 'product-picture';

export function startTransition(next: Pressed): void {
  pressed = next;
  for (const listener of listeners) listener();
}

/** Whether this card's picture is the one that travels. */
export function useIsTransitionSource(card: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pressed?.card === card,
  );
}

/** What is known of a product before it is loaded. */
export function productPreview(id: number): Schema<'ProductCard'> | undefined {
  return pressed?.product.id === id ? pressed.product : undefined;
}
