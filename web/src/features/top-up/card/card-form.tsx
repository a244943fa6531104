import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { dataOf } from '@meridian/sdk/attempts';
import { createCardPayment } from '@meridian/sdk/react';
import { useState } from 'react';
import { useIsShown } from '../../../behaviour/use-is-shown.ts';
import { QuotedAmountField } from '../../../entities/wallet/quoted-amount-field.tsx';
import { topUpPath } from '../../../entities/wallet/recharge-methods.ts';
import { useAttempt } from '../../../feedback/use-attempt.ts';
import { FormEnd } from '../../../form/form-end.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useDraft } from '../../../storage/drafts.ts';
import { AlertBox } from '../../../ui/alert-box.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { openOutside, outsideUrl } from '../../../ui/outside-url.ts';
import { firstSum, type Wanted } from '../top-up-search.ts';
import { useTopUpQuote } from '../use-top-up-quote.ts';
import { cardFormSchema } from './card-form-schema.ts';
import { lastCardPayment } from './last-card-payment.ts';

interface CardFormProps {
  method: Schema<'RechargeMethod'>;
  wanted: Wanted;
  onBegun: (paymentId: number) => Promise<void>;
}

/** The amount of a top-up by card. The customer types the card itself only on the provider's page. */
export function CardForm({ method: { min, max, presets }, wanted, onBegun }: CardFormProps) {
  const { money } = useFormats();
  const [isRefusedAddress, setRefusedAddress] = useState(false);
  const isShown = useIsShown();
  const draft = `top-up.card.${wanted.amount ?? ''}`;
  const [blank] = useState(() => firstSum(wanted.amount, min));
  const form = useForm({
    schema: cardFormSchema({ min, max }),
    defaultValues: blank,
    fieldByReason: { amount_out_of_range: 'sum' },
    onSubmit: async () => {
      setRefusedAddress(false);
      const return_url = `${location.origin}${topUpPath('card', { returnTo: wanted.returnTo })}`;
      const begun = dataOf(await quote.sendBy(({ amount, quote_id }) => send({ amount, quote_id, return_url })));
      const [payment] = [begun].flat();
      if (payment === undefined) return;
      const provider = outsideUrl(payment.provider_url, location.origin);
      if (payment.provider_url !== null && provider === undefined) {
        setRefusedAddress(true);
        return;
      }
      lastCardPayment.set({ id: payment.id, returnTo: wanted.returnTo });
      // The customer has left the screen while the request was in flight. The form will link to the payment.
      if (!isShown()) {
        kept.forget();
        return;
      }
      // First replaces this screen with the payment's, so that back from the provider's page leads to the payment.
      await onBegun(payment.id);
      kept.forget();
      if (provider !== undefined) openOutside(provider);
    },
  });
  const kept = useDraft({ name: draft, form, blank });
  const quote = useTopUpQuote(form.watch(), { method: 'card', min, max });
  const { isUnanswered, send } = useAttempt(createCardPayment, { name: draft });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-6">
      <QuotedAmountField
        form={form}
        name="sum"
        limits={{ min, max }}
        quote={quote}
        paid={<Trans>You pay</Trans>}
        presets={presets}
      />
      <p className="flex items-start gap-3 rounded-card bg-well p-4 text-14 text-ink-2">
        <Icon name="shield" className="mt-px" />
        <Trans>
          You enter your card on the provider’s page, which opens next. We never see or store its number. Then you come
          back here.
        </Trans>
      </p>
      {isRefusedAddress && (
        <AlertBox>
          <Trans>
            We did not open the card page because its address is not safe. Nothing was charged. Top up another way or
            ask customer service.
          </Trans>
        </AlertBox>
      )}
      <FormEnd
        form={form}
        submit={
          quote.current === undefined ? (
            <Trans>Continue to the card page</Trans>
          ) : (
            <Trans>Pay {money(quote.current.amount)} by card</Trans>
          )
        }
      >
        {isUnanswered && <Trans>Nothing was charged: you only pay on the provider’s page. Continue again.</Trans>}
      </FormEnd>
    </form>
  );
}
