import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { CartRefusal } from '@meridian/sdk/flows';
import { quantityInCart } from '@meridian/sdk/rules';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sentences } from '../../ui/sentences.tsx';

interface AddToCartErrorProps {
  refusal: CartRefusal | undefined;
  skuId: number | undefined;
  cart: Schema<'Cart'> | undefined;
}

/** Why the last press on "Add to bag" added nothing, and what is possible. Shown until the next press. */
export function AddToCartError({ refusal, skuId, cart }: AddToCartErrorProps) {
  const { count } = useFormats();
  if (refusal?.name !== 'refused' || refusal.skuId !== skuId) return null;
  const { error } = refusal;
  const inCart = quantityInCart(cart, refusal.skuId);
  return (
    <div className="mt-3 flex items-start gap-2 rounded-box bg-danger-soft px-3.5 py-3 text-14 text-danger">
      <Icon name="alert" size={18} className="mt-px" />
      <div role="alert">
        {error.reason === 'out_of_stock' && error.data.stock > 0 ? (
          <Trans>Only {count(error.data.stock)} left. Nothing was added.</Trans>
        ) : error.reason === 'out_of_stock' ? (
          <Trans>This has just sold out. Nothing was added.</Trans>
        ) : error.reason === 'limit_exceeded' ? (
          <Trans>Limit {count(error.data.limit)} per customer. Nothing was added.</Trans>
        ) : (
          error.msg
        )}
        {inCart > 0 && (
          <p>
            <Sentences>
              <Trans>You already have {count(inCart)} in your bag.</Trans>
              <Link to="/bag" className="hit-44 font-semibold underline underline-offset-4">
                <Trans>Go to bag</Trans>
              </Link>
            </Sentences>
          </p>
        )}
      </div>
    </div>
  );
}
