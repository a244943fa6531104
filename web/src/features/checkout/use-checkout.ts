import { isApiError, type Schema } from '@meridian/sdk';
import { quoteChanges } from '@meridian/sdk/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { placedBefore } from '../../entities/order/placed-orders.ts';
import { useForm } from '../../form/use-form.ts';
import { readDraft, useDraft } from '../../storage/drafts.ts';
import { CHOOSE_ADDRESS_ID } from './address-section.tsx';
import {
  blankCheckout,
  type Checkout,
  CheckoutDraft,
  checkoutSchema,
  countingAddress,
  orderBody,
  quoteBody,
} from './checkout-schema.ts';
import { useOrderQuote } from './use-order-quote.ts';
import { isAddressGone, isOutdated, type PlaceOrder } from './use-place-order.ts';
import { useQuestions } from './use-questions.ts';

export interface CheckoutOptions {
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
export function useCheckout({ source, name, place, onPlaced }: CheckoutOptions) {
  // Read synchronously, so that the first quote is for what was chosen before a reload.
  const [defaultValues] = useState(() => readDraft(name, CheckoutDraft) ?? blankCheckout);
  // The quote depends on the form's values, so both ids become known only after the form exists.
  const [prefilled, setPrefilled] = useState<number>();
  const [deleted, setDeleted] = useState<number>();
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

  const hasAddress = countingAddress(chosen, { prefilled, deleted }) !== undefined;
  const address = hasAddress ? (quote?.address ?? undefined) : undefined;
  /** Places the order, or moves the focus to the choice of an address. */
  const submit = () => {
    if (address === undefined) {
      questions.takeAccepted();
      document.getElementById(CHOOSE_ADDRESS_ID)?.focus();
    }
    void form.submit();
  };
  const questions = useQuestions({ onQuote: order.accept, onAccepted: submit });

  const send = async (checkout: Checkout) => {
    const offer = questions.takeAccepted() ?? quote;
    if (offer === undefined || seen === undefined) return;
    if (offer === quote && quoteChanges(seen, quote).length > 0) return questions.askChanges(seen, quote);
    const before = placedBefore(name);
    if (before !== undefined && !questions.mayRepeat()) return questions.askAgain(before, offer);
    try {
      await onPlaced(await place(orderBody(source, checkout, offer)));
    } catch (failure) {
      // What is only asked or shown on this screen would go unnoticed on another.
      const isSeen = isShown();
      if (isSeen && isApiError(failure, 'createOrder') && failure.reason === 'price_changed') {
        return questions.askChanges(offer, failure.data.quote);
      }
      if (isOutdated(failure)) void refetch();
      if (isAddressGone(failure)) setDeleted(checkout.address_id);
      if (!isSeen || !isAddressGone(failure)) throw failure;
    }
  };
  return { form, order, address, applied, submit, changes: questions.changes, again: questions.again };
}
