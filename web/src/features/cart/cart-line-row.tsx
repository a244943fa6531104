import type { Schema } from '@meridian/sdk';
import type { QuantityEdits } from '@meridian/sdk/flows';
import { memo } from 'react';
import { LineQuantity } from '../../entities/cart-line/line-quantity.tsx';
import type { LineSelection } from '../../entities/cart-line/line-selection.ts';
import { ConvertedAmount } from '../../entities/currency/converted-amount.tsx';
import { discountOf } from '../../entities/product/discount.ts';
import { Prices } from '../../ui/product/price.tsx';
import { LineFrame } from './line-frame.tsx';
import { LineName, LinePicture, LineSpec, PriceChange } from './line-product.tsx';
import { SelectLine } from './select-box.tsx';

/** The actions on a line. The functions keep their identity, so that a line renders only when its data changes. */
export interface LineActions {
  edits: QuantityEdits;
  onChoose: (line: Schema<'CartLine'>) => void;
  onRemove: (lines: readonly Schema<'CartLine'>[]) => void;
  onMoveToFavourites: (lines: readonly Schema<'CartLine'>[]) => void;
}

interface CartLineRowProps {
  line: Schema<'CartLine'>;
  selection: LineSelection;
  isEditing: boolean;
  actions: LineActions;
}

/** A line that can be ordered. */
export const CartLineRow = memo(function CartLineRow({ line, selection, isEditing, actions }: CartLineRowProps) {
  const remove = () => actions.onRemove([line]);
  return (
    <LineFrame lineId={line.id} onRemove={remove} className="ps-1">
      <div className="flex items-center gap-1">
        <SelectLine selection={selection} lineId={line.id} name={line.name} />
        <LinePicture line={line} />
      </div>
      <div inert={isEditing} className="min-w-0 flex-1 basis-[10rem]">
        <LineName line={line} />
        <LineSpec line={line} onChoose={() => actions.onChoose(line)} />
        <PriceChange line={line} />
        <div className="mt-1.5">
          <LineQuantity line={line} edits={actions.edits} onRemove={remove}>
            <div>
              <Prices amount={line.price} former={line.prior_price ?? null} discount={discountOf(line)} />
              <ConvertedAmount amount={line.price} />
            </div>
          </LineQuantity>
        </div>
      </div>
    </LineFrame>
  );
});
