import type { Schema } from '@meridian/sdk';
import {
  firstOpenGroup,
  isSoldOut,
  pickValue,
  quantityError,
  quantityLimit,
  reconcileSelection,
  type SpecSelection,
  selectedSku,
  selectionFrom,
  suggestedSku,
} from '@meridian/sdk/rules';
import { useState } from 'react';

export interface SkuQuantity {
  sku: Schema<'Sku'>;
  quantity: number;
}

interface StartOptions {
  skuId?: number | undefined;
  /** Whether to start with the suggested SKU if there is no initial one. */
  suggests?: boolean;
  /** Called when the customer selects another SKU; with undefined while the selection is incomplete. */
  onSku?: (skuId: number | undefined) => void;
  quantity?: number;
}

/** The state of selecting an SKU and a quantity, for the product's screen and for the sheet of a list. */
export function useSkuSelection(
  product: Schema<'Product'>,
  { skuId, suggests = false, onSku, quantity: startQuantity = 1 }: StartOptions = {},
) {
  const [isSuggested, setSuggested] = useState(() => suggests && !product.skus.some(({ id }) => id === skuId));
  const [chosen, setChosen] = useState(() => selectionFrom(product, isSuggested ? suggestedSku(product)?.id : skuId));
  const [quantity, setQuantity] = useState(startQuantity);
  const [missing, setMissing] = useState<number>();
  const [dropped, setDropped] = useState<readonly number[]>([]);
  const [isReduced, setReduced] = useState(false);
  // The product may have changed since the selection.
  const picked = reconcileSelection(product, chosen);
  const sku = selectedSku(product, picked);
  const limit = sku && quantityLimit(sku);

  const select = (next: SpecSelection, nextDropped: readonly number[] = []) => {
    setChosen(next);
    setSuggested(false);
    setDropped(nextDropped);
    setMissing(undefined);
    const nextSku = selectedSku(product, next);
    const max = nextSku === undefined ? 0 : quantityLimit(nextSku).max;
    const isTooMany = max > 0 && quantity > max;
    setReduced(isTooMany);
    if (isTooMany) setQuantity(max);
    onSku?.(nextSku?.id);
  };
  return {
    picked,
    /** Whether the customer has not selected anything yet. */
    isSuggested,
    sku,
    limit,
    /** The quantity as typed, which may be invalid. */
    quantity,
    /** Whether the last selection reduced the quantity to its maximum. */
    isReduced,
    /** The group without a value that `confirm` found. */
    missing,
    /** The groups whose value the last press dropped. */
    dropped,
    isSoldOut: isSoldOut(product, picked),
    pick: (groupId: number, valueId: number) => {
      const next = pickValue(product, picked, groupId, valueId);
      select(next.picked, next.dropped);
    },
    selectSku: (id: number) => select(selectionFrom(product, id)),
    setQuantity: (next: number) => {
      setQuantity(next);
      setReduced(false);
    },
    /** Returns a valid selection; otherwise moves the focus to the first control that needs attention. */
    confirm: (): SkuQuantity | undefined => {
      const open = firstOpenGroup(product, picked);
      setMissing(open?.id);
      if (open !== undefined) focusControl(skuGroupId(open.id));
      if (sku === undefined || limit === undefined || limit.max === 0) return undefined;
      if (quantityError(quantity, limit.max) === undefined) return { sku, quantity };
      focusControl(QUANTITY_ID);
      return undefined;
    },
  };
}

export type SkuSelection = ReturnType<typeof useSkuSelection>;

export const skuGroupId = (groupId: number): string => `spec-${groupId}`;

export const QUANTITY_ID = 'quantity';

/** Scrolls an element into view and focuses its field, or its first button. */
export function focusControl(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'center' });
  const field = part?.querySelector('input') ?? part?.querySelector<HTMLElement>('button:not([aria-disabled=true])');
  field?.focus({ preventScroll: true });
}
