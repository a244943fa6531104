import type { Schema } from '@meridian/sdk';
import { useState } from 'react';
import { quantityError, quantityLimit } from './quantity.ts';
import {
  firstOpenGroup,
  isSoldOut,
  reconcileSelection,
  type Selection,
  selectedSku,
  selectionFrom,
  toggleValue,
} from './sku-selection.ts';

/** What is to be bought. */
export interface SkuQuantity {
  sku: Schema<'Sku'>;
  quantity: number;
}

/** A specification and a quantity as a customer settles on them; what belongs to a product's screen and to its sheet. */
export function useSkuSelection(
  product: Schema<'Product'>,
  skuId?: number,
  onSku?: (skuId: number | undefined) => void,
) {
  const [chosen, setChosen] = useState(() => selectionFrom(product, skuId));
  const [wanted, setWanted] = useState(1);
  const [missing, setMissing] = useState<number>();
  const [dropped, setDropped] = useState<readonly number[]>([]);
  const [isLowered, setLowered] = useState(false);
  // The shop may have changed the product since.
  const picked = reconcileSelection(product, chosen);
  const sku = selectedSku(product, picked);
  const bound = sku && quantityLimit(sku);

  const take = (next: Selection, letGo: readonly number[] = []) => {
    setChosen(next);
    setDropped(letGo);
    setMissing(undefined);
    const nextSku = selectedSku(product, next);
    const most = nextSku === undefined ? 0 : quantityLimit(nextSku).most;
    const isTooMany = most > 0 && wanted > most;
    setLowered(isTooMany);
    if (isTooMany) setWanted(most);
    onSku?.(nextSku?.id);
  };
  return {
    picked,
    sku,
    bound,
    /** How many, as typed. */
    wanted,
    /** The quantity became less, because there are not so many of what was chosen last. */
    isLowered,
    /** The group that a customer skipped. */
    missing,
    /** The groups that had to be let go by the last press. */
    dropped,
    isSoldOut: isSoldOut(product, picked),
    press: (groupId: number, valueId: number) => {
      const next = toggleValue(product, picked, groupId, valueId);
      take(next.picked, next.dropped);
    },
    takeSku: (id: number) => take(selectionFrom(product, id)),
    setWanted: (next: number) => {
      setWanted(next);
      setLowered(false);
    },
    /** What can be bought as it stands; else points at what is missing, and answers undefined. */
    settle: (): SkuQuantity | undefined => {
      const open = firstOpenGroup(product, picked);
      setMissing(open?.id);
      if (open !== undefined) focusControl(skuGroupId(open.id));
      if (sku === undefined || bound === undefined || bound.most === 0) return undefined;
      if (quantityError(wanted, bound.most) === undefined) return { sku, quantity: wanted };
      focusControl(QUANTITY_ID);
      return undefined;
    },
  };
}

export type SkuSelection = ReturnType<typeof useSkuSelection>;

/** Where the choices of a group stand on the page. */
export const skuGroupId = (groupId: number): string => `spec-${groupId}`;

/** Where the quantity stands on the page. */
export const QUANTITY_ID = 'quantity';

/** Brings a part of the choice into sight and the keyboard to its first control. */
export function focusControl(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'center' });
  part?.querySelector<HTMLElement>('button:not(:disabled), input')?.focus({ preventScroll: true });
}
