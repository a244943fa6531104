import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { applyRefund } from '@meridian/sdk/react';
import { parseMoneyInput } from '@meridian/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { usePictureUploads } from '../../entities/upload/use-picture-uploads.ts';
import { isSilent } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { type Form, useForm } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { useDraft } from '../../storage/drafts.ts';
import { AmountField } from './amount-field.tsx';
import { ItemField } from './item-field.tsx';
import { MoneyBack } from './money-back.tsx';
import { QuotedDuties } from './refund-duties.tsx';
import { RefundFields } from './refund-fields.tsx';
import { MAX_EXPLANATION, MAX_PROOFS, RefundDraft, type RefundValues, refundFormSchema } from './refund-form-schema.ts';
import { useAmountOfQuote, useOnlyChoice, useRefundQuote } from './use-refund-quote.ts';

interface RefundFormProps {
  order: Schema<'Order'>;
  /** The types, product statuses and reasons that the order allows now. */
  options: readonly Schema<'RefundOption'>[];
  /** The items chosen at first. */
  chosen: readonly Schema<'RefundPick'>[];
  /** The initial amount; undefined for the maximum. */
  amount: string | undefined;
  draft: string;
  /** Called with true before the application is sent, and with false if that failed. */
  onSending: (isSending: boolean) => void;
  /** Resolves when the case is on screen. */
  onApplied: (refundId: number) => Promise<void>;
}

const blank = { product_status: '', type: '', reason: '', amount: '', explanation: '', proofs: 0 };

/** The application for a refund. Amounts and options are the server's. All typed text survives a reload. */
export function RefundForm({
  order,
  options,
  chosen,
  amount: asked = '',
  draft,
  onSending,
  onApplied,
}: RefundFormProps) {
  const { money } = useFormats();
  const queries = useQueryClient();
  const pictures = usePictureUploads({ max: MAX_PROOFS, draft });
  const { isUnanswered, sendOrThrow } = useAttempt(applyRefund, { name: String(order.id) });
  const [first] = useState<RefundValues>(() => ({ ...blank, items: [...chosen], amount: asked }));
  const [maxAmount, setMaxAmount] = useState<string>();
  const schema = useMemo(() => {
    const refundable = new Map(order.items.map((item) => [item.id, item.refundable_quantity]));
    return refundFormSchema({ refundable, options, maxAmount });
  }, [order.items, options, maxAmount]);

  const form = useForm({
    schema,
    defaultValues: first,
    fieldByReason: { refund_amount_too_large: 'amount', refund_already_open: 'items', refund_not_allowed: 'items' },
    onSubmit: async (application) => {
      onSending(true);
      try {
        // An earlier application that arrived after all has opened a case that the order does not name yet (B5.15).
        const after = Math.max(0, ...order.refunds.map(({ id }) => id));
        const { id } = await pictures.send((proofs) =>
          sendOrThrow({ ...application, order_id: order.id, proofs }, { after }),
        );
        toasts.done(successMessages.applySuccess);
        // The form is unmounted afterwards, so that it cannot save a draft of what was sent.
        await onApplied(id);
        // The case is another screen under the same path: nothing scrolls or moves the focus by itself.
        window.scrollTo(0, 0);
        document.getElementById('screen')?.focus({ preventScroll: true });
        kept.forget();
        void pictures.clear();
      } catch (error) {
        // Without a session, a render would request data that was deleted with the session.
        if (!isSilent(error)) {
          onSending(false);
          // The refundable amounts may have changed.
          void queries.invalidateQueries({ queryKey: ['quoteRefund'] });
        }
        throw error;
      }
    },
  });
  const kept = useDraft({ name: draft, form, schema: RefundDraft, blank: first });
  const element = useFocusInvalid(form);
  const [items, type, product_status] = [form.watch('items'), form.watch('type'), form.watch('product_status')];
  const { quote, isRecalculating } = useRefundQuote({ order, options, values: { items, type, product_status } });
  if (quote?.max_amount !== maxAmount) setMaxAmount(quote?.max_amount);
  useOnlyChoice(form, options);
  useAmountOfQuote(form, maxAmount, asked);
  const { setValue, formState } = form;
  const { isSubmitted } = formState;
  useEffect(
    () => setValue('proofs', pictures.count, { shouldValidate: isSubmitted }),
    [pictures.count, isSubmitted, setValue],
  );

  const reason = form.watch('reason');
  const { proof } = options.flatMap(({ reasons }) => reasons).find(({ id }) => String(id) === reason) ?? {};
  const amount = parseMoneyInput(form.watch('amount'));
  return (
    <form ref={element} noValidate onSubmit={form.submit} className="flex flex-col gap-6">
      <ItemField form={form} items={order.items} />
      <RefundFields form={form} options={options} />
      <AmountField form={form} quote={quote} freight={order.freight} />
      <QuotedDuties quote={quote} typed={form.watch('amount')} />
      <TextAreaField form={form} name="explanation" label={<Trans>What happened?</Trans>} max={MAX_EXPLANATION} />
      <PictureField
        {...pictures.field}
        label={<Trans>Proof</Trans>}
        help={proof ?? <Trans>Show what is wrong, or the tracking page of a parcel that did not arrive.</Trans>}
        error={form.errorOf('proofs')}
      />
      <MoneyBack order={order} type={type} />
      <FormEnd
        form={form}
        disabled={isRecalculating}
        submit={
          amount === undefined || formState.errors.amount ? (
            <Trans>Request a refund</Trans>
          ) : (
            <Trans>Request {money(amount)}</Trans>
          )
        }
      >
        {isUnanswered && <Trans>Your request may have arrived. Try again: it never opens a second case.</Trans>}
      </FormEnd>
    </form>
  );
}

/**
 * Moves the focus to the first invalid control after a failed submit. react-hook-form does that for fields with a
 * single input; choices from a list and pictures have none.
 */
function useFocusInvalid<Values extends FieldValues>(form: Form<Values>): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const control = invalid?.matches('fieldset') ? invalid.querySelector<HTMLElement>('input, button') : invalid;
    control?.focus();
  }, [submitCount]);
  return element;
}
