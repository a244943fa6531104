import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Plinth } from '../../ui/plinth.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityRow } from './quantity-row.tsx';
import { mostOf, openGroup, pickedFrom, skuOf } from './spec-choice.ts';
import { SpecPicker } from './spec-picker.tsx';

export interface Piece {
  sku: Schema<'Sku'>;
  quantity: number;
}

interface QuickChoiceProps {
  card: Schema<'ProductCard'>;
  onAdd: (piece: Piece) => void;
}

/** Which specification and how many, without leaving the list. */
export function QuickChoice({ card, onAdd }: QuickChoiceProps) {
  const { data, error, refetch } = useQuery(productQuery(card.id));
  if (data !== undefined) return <Choice product={data} onAdd={onAdd} />;
  if (error !== null) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  return <div aria-busy="true" className="skeleton h-60 rounded-card" />;
}

function Choice({ product, onAdd }: { product: Schema<'Product'>; onAdd: (piece: Piece) => void }) {
  const [picked, setPicked] = useState(() => pickedFrom(product, undefined));
  const [quantity, setQuantity] = useState(1);
  const [missing, setMissing] = useState<number>();
  const sku = skuOf(product, picked);
  const most = sku === undefined ? 0 : mostOf(sku);
  const pick = (groupId: number, valueId: number) => {
    const next = new Map(picked);
    if (next.get(groupId) === valueId) next.delete(groupId);
    else next.set(groupId, valueId);
    setPicked(next);
    setMissing(undefined);
    setQuantity(1);
  };
  const add = () => {
    setMissing(openGroup(product, picked)?.id);
    if (sku !== undefined && most > 0) onAdd({ sku, quantity: Math.min(quantity, most) });
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Plinth
          src={sku?.picture ?? product.picture}
          alt=""
          tint={product.tint}
          className="size-18 shrink-0 rounded-box p-2.5"
        />
        <div className="min-w-0">
          <Price amount={sku?.price ?? product.price} />
          <p className="line-clamp-2 text-14">{product.name}</p>
        </div>
      </div>
      <SpecPicker product={product} picked={picked} missing={missing} onPick={pick} />
      {sku !== undefined && most > 0 && (
        <QuantityRow stock={sku.stock} limit={sku.limit} value={Math.min(quantity, most)} onChange={setQuantity} />
      )}
      <Button wide disabled={sku !== undefined && most === 0} onClick={add}>
        {sku !== undefined && most === 0 ? <Trans>Sold out</Trans> : <Trans>Add to bag</Trans>}
      </Button>
    </div>
  );
}
