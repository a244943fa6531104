import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { CartAdder } from '@meridian/sdk/flows';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toastError } from '../../feedback/error-toasts.ts';
import { useSession } from '../../session/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';

interface AddButtonProps {
  product: Schema<'ProductCard'> & { sku_id: number };
  /** `float` over a picture, `well` in a row. */
  variant: 'float' | 'well';
}

/** Whether a card can add the product to the cart directly: there are no options, and it is in stock. */
export function isAddable(product: Schema<'ProductCard'>): product is AddButtonProps['product'] {
  return product.sku_id !== null && product.stock > 0;
}

/** Adds one piece of a product without options to the cart. */
export function AddButton({ product, variant }: AddButtonProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const adder = useRef<CartAdder>(undefined);

  const add = async () => {
    const { id, sku_id, price, stock } = product;
    if (isBusy) return;
    setBusy(true);
    try {
      // Lazy: most cards are never pressed.
      adder.current ??= (await import('./add-from-card.ts')).createCardAdder(
        queries,
        () => session.token() !== undefined,
      );
      await adder.current.add({ productId: id, sku: { id: sku_id, price, stock, limit: null }, quantity: 1 });
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  const label = t`Add ${product.name} to bag`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={isBusy || undefined}
      onClick={() => void add()}
      className={classNames(
        'group grid place-items-center rounded-full',
        variant === 'float' ? 'size-12 outline-offset-[-6px]' : 'size-11',
      )}
    >
      <span
        className={classNames(
          'grid place-items-center rounded-full',
          variant === 'float' ? 'size-8 bg-float' : 'size-11 bg-well group-hover:bg-well-press',
        )}
      >
        <Icon
          name={isBusy ? 'spinner' : 'bag'}
          size={variant === 'float' ? 16 : 20}
          className={isBusy ? 'animate-spin' : undefined}
        />
      </span>
    </button>
  );
}
