import { isApiError, type Schema } from '@meridian/sdk';
import { changesSinceCart, quoteChanges } from '@meridian/sdk/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { useIsConfigAwaited } from '../../entities/config/use-is-config-awaited.ts';
import { type PlacedBefore, placedBefore } from '../../entities/order/placed-orders.ts';
import { ErrorState } from '../../feedback/error-state.tsx';
import { FormError } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { readDraft, useDraft } from '../../storage/drafts.ts';
import { AddressSection, CHOOSE_ADDRESS_ID } from './address-section.tsx';
import { ChangesSinceCart } from './change-list.tsx';
import { ChangesSheet } from './changes-sheet.tsx';
import {
  blankCheckout,
  type Checkout,
  CheckoutDraft,
  checkoutSchema,
  countingAddress,
  orderBody,
  quoteBody,
} from './checkout-schema.ts';
import { CheckoutSkeleton, checkoutAside, checkoutColumns } from './checkout-skeleton.tsx';
import { OrderAgainSheet } from './order-again-sheet.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { PromoField, type PromoFieldHandle } from './promo-field.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { ShopGroup } from './shop-group.tsx';
import { isUnavailable, UnavailableSelection } from './unavailable-states.tsx';
import { type Quote, useOrderQuote } from './use-order-quote.ts';
import { isAddressGone, isOutdated, type PlaceOrder } from './use-place-order.ts';

interface CheckoutFormProps {
  source: Schema<'OrderSource'>;
  /** The name of the form's draft. */
  name: string;
  place: PlaceOrder;
  onPlaced: (orders: readonly Schema<'OrderCard'>[]) => Promise<void>;
}

/**
 * What is chosen, the quote for it, and what is asked before the order is placed. All choices and typed text are kept as
 * a draft until then.
 */
function useCheckout({ source, name, place, onPlaced }: CheckoutFormProps) {
  // Read synchronously, so that the first quote is for what was chosen before a reload.
  const [defaultValues] = useState(() => readDraft(name, CheckoutDraft) ?? blankCheckout);
  // The quote depends on the form's values, so both ids become known only after the form exists.
  const [prefilled, setPrefilled] = useState<number>();
  const [deleted, setDeleted] = useState<number>();
  const [changed, setChanged] = useState<{ seen: Quote; now: Quote }>();
  const accepted = useRef<Quote>(undefined);
  const changesSheet = useOverlay();
  const [repeated, setRepeated] = useState<{ before: PlacedBefore; offer: Quote }>();
  const mayRepeat = useRef(false);
  const againSheet = useOverlay();
  const isShown = useIsShown();

  const form = useForm({
    schema: checkoutSchema({ prefilled, deleted }),
    defaultValues,
    // Shown at the code field as soon as the quote has been fetched again.
    fieldByReason: { promo_refused: 'promo_code' },
    onSubmit: (checkout) => send(checkout),
  });
  useDraft({ name, form, schema: CheckoutDraft, blank: blankCheckout });
  const [chosen, applied] = form.watch(['address_id', 'promo_code']);
  const asked = countingAddress(chosen, { deleted });
  const order = useOrderQuote(quoteBody(source, asked, applied), form.formState.isSubmitting);
  const { quote, seen = quote, error, refetch } = order;
  if (quote?.address?.id !== prefilled) setPrefilled(quote?.address?.id);
  if (isAddressGone(error) && asked !== undefined) setDeleted(asked);

  // Shows the error at the address, before the customer submits again.
  const checkAddress = useEffectEvent(() => {
    if (deleted !== undefined) void form.trigger('address_id');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it is known that an address was deleted
  useEffect(() => checkAddress(), [deleted]);

  const send = async (checkout: Checkout) => {
    const offer = accepted.current ?? quote;
    accepted.current = undefined;
    if (offer === undefined || seen === undefined) return;
    if (offer === quote && quoteChanges(seen, quote).length > 0) return ask(seen, quote);
    const before = placedBefore(name);
    if (before !== undefined && !mayRepeat.current) {
      setRepeated({ before, offer });
      againSheet.open();
      return;
    }
    try {
      await onPlaced(await place(orderBody(source, checkout, offer)));
    } catch (failure) {
      // What is only asked or shown on this screen would go unnoticed on another.
      const isSeen = isShown();
      if (isSeen && isApiError(failure, 'createOrder') && failure.reason === 'price_changed') {
        return ask(offer, failure.data.quote);
      }
      if (isOutdated(failure)) void refetch();
      if (isAddressGone(failure)) setDeleted(checkout.address_id);
      if (!isSeen || !isAddressGone(failure)) throw failure;
    }
  };
  const ask = (before: Quote, now: Quote) => {
    setChanged({ seen: before, now });
    changesSheet.open();
  };

  const hasAddress = countingAddress(chosen, { prefilled, deleted }) !== undefined;
  const address = hasAddress ? (quote?.address ?? undefined) : undefined;
  /** Places the order, or moves the focus to the choice of an address. */
  const submit = () => {
    if (address === undefined) {
      accepted.current = undefined;
      document.getElementById(CHOOSE_ADDRESS_ID)?.focus();
    }
    void form.submit();
  };
  // Waits until the sheet is closed: no control behind it can take the focus. The form has the accepted quote by then.
  const isAsking = changesSheet.isOpen || againSheet.isOpen;
  const submitAccepted = useEffectEvent(() => {
    if (accepted.current !== undefined) submit();
  });
  useEffect(() => {
    if (!isAsking) submitAccepted();
  }, [isAsking]);

  return {
    form,
    order,
    address,
    applied,
    submit,
    changes: changesSheet.isOpen &&
      changed !== undefined && {
        ...changed,
        source,
        onClose: changesSheet.close,
        onAccept: () => {
          order.accept(changed.now);
          accepted.current = changed.now;
          changesSheet.close();
        },
      },
    again: againSheet.isOpen &&
      repeated !== undefined && {
        before: repeated.before,
        onClose: againSheet.close,
        onAgain: () => {
          mayRepeat.current = true;
          accepted.current = repeated.offer;
          againSheet.close();
        },
      },
  };
}

/** Address, items, promo code and sums. */
export function CheckoutForm(props: CheckoutFormProps) {
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
      {changes && <ChangesSheet {...changes} />}
      {again && <OrderAgainSheet {...again} />}
    </div>
  );
}
