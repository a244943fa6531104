import { changesSinceCart } from '@meridian/sdk/rules';
import { useRef } from 'react';
import { useIsConfigAwaited } from '../../entities/config/use-is-config-awaited.ts';
import { ErrorState } from '../../feedback/error-state.tsx';
import { FormError } from '../../form/form-end.tsx';
import { AddressSection } from './address-section.tsx';
import { ChangesSinceCart } from './change-list.tsx';
import { ChangesSheet } from './changes-sheet.tsx';
import { CheckoutSkeleton, checkoutAside, checkoutColumns } from './checkout-skeleton.tsx';
import { OrderAgainSheet } from './order-again-sheet.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { PromoField, type PromoFieldHandle } from './promo-field.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { ShopGroup } from './shop-group.tsx';
import { isUnavailable, UnavailableSelection } from './unavailable-states.tsx';
import { type CheckoutOptions, useCheckout } from './use-checkout.ts';

/** Address, items, promo code and sums. */
export function CheckoutForm(props: CheckoutOptions) {
  const { form, order, address, applied, submit, changes, again } = useCheckout(props);
  const { quote, error, isRecalculating, refetch } = order;
  const promoField = useRef<PromoFieldHandle>(null);
  const isConfigAwaited = useIsConfigAwaited();
  if (isUnavailable(error)) return <UnavailableSelection error={error} source={props.source} />;
  if (quote === undefined) {
    return error === null ? <CheckoutSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (isConfigAwaited) return <CheckoutSkeleton />;
  return (
    <div className={checkoutColumns}>
      <div className="flex flex-col gap-3 px-4 pt-3 wide:pb-4">
        <AddressSection
          address={address}
          error={form.errorOf('address_id')}
          onChoose={({ id }) => form.setValue('address_id', id, { shouldValidate: true })}
        />
        <ChangesSinceCart changes={changesSinceCart(quote)} />
        {quote.groups.map((group) => (
          <ShopGroup key={group.shop.id} group={group} form={form} isOneOfMany={quote.groups.length > 1} />
        ))}
        <PromoField
          ref={promoField}
          applied={applied}
          promo={isRecalculating || quote.promo === null ? undefined : quote.promo}
          isRecalculating={isRecalculating}
          onApply={(code) => form.setValue('promo_code', code)}
        />
      </div>
      <div className={checkoutAside}>
        <div className="flex grow flex-col gap-3 px-4 pt-3 pb-4 wide:ps-0">
          <QuoteSummary
            quote={quote}
            isRecalculating={isRecalculating}
            onRetry={order.isFailed ? () => void refetch() : undefined}
          />
          <FormError form={form} />
        </div>
        <PlaceOrderBar
          quote={quote}
          isRecalculating={isRecalculating}
          isOutOfDate={isRecalculating || order.isFailed}
          isBusy={form.formState.isSubmitting}
          onPlace={() => {
            // A code cannot be applied to a placed order: the customer sees the new total before pressing again.
            if (promoField.current?.applyTyped()) return;
            submit();
          }}
        />
      </div>
      {changes && <ChangesSheet {...changes} source={props.source} />}
      {again && <OrderAgainSheet {...again} />}
    </div>
  );
}
