import type { Schema } from '@meridian/sdk';
import { useState } from 'react';
import { boundOf, quantityTrouble } from './quantity.ts';
import { isSoldOut, openGroup, type Picked, pickedFrom, pressed, settled, skuOf } from './spec-choice.ts';

/** What is to be bought. */
export interface Piece {
  sku: Schema<'Sku'>;
  quantity: number;
}

/** A specification and a quantity as a customer settles on them; what belongs to a product's screen and to its sheet. */
export function useChoice(product: Schema<'Product'>, skuId?: number, onSku?: (skuId: number | undefined) => void) {
  const [chosen, setChosen] = useState(() => pickedFrom(product, skuId));
  const [wanted, setWanted] = useState(1);
  const [missing, setMissing] = useState<number>();
  const [dropped, setDropped] = useState<readonly number[]>([]);
  const [isLowered, setLowered] = useState(false);
  // The shop may have changed the product since.
  const picked = settled(product, chosen);
  const sku = skuOf(product, picked);
  const bound = sku && boundOf(sku);

  const take = (next: Picked, letGo: readonly number[] = []) => {
    setChosen(next);
    setDropped(letGo);
    setMissing(undefined);
    const nextSku = skuOf(product, next);
    const most = nextSku === undefined ? 0 : boundOf(nextSku).most;
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
      const next = pressed(product, picked, groupId, valueId);
      take(next.picked, next.dropped);
    },
    takeSku: (id: number) => take(pickedFrom(product, id)),
    setWanted: (next: number) => {
      setWanted(next);
      setLowered(false);
    },
    /** What can be bought as it stands; else points at what is missing, and answers undefined. */
    settle: (): Piece | undefined => {
      const open = openGroup(product, picked);
      setMissing(open?.id);
      if (open !== undefined) pointAt(specId(open.id));
      if (sku === undefined || bound === undefined || bound.most === 0) return undefined;
      if (quantityTrouble(wanted, bound.most) === undefined) return { sku, quantity: wanted };
      pointAt(QUANTITY_ID);
      return undefined;
    },
  };
}

export type Choice = ReturnType<typeof useChoice>;

/** Where the choices of a group stand on the page. */
export const specId = (groupId: number): string => `spec-${groupId}`;

/** Where the quantity stands on the page. */
export const QUANTITY_ID = 'quantity';

/** Brings a part of the choice into sight and the keyboard to its first control. */
export function pointAt(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'center' });
  part?.querySelector<HTMLElement>('button:not(:disabled), input')?.focus({ preventScroll: true });
}
