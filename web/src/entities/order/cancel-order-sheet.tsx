import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { cancelOrder, cancelReasonsQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { RadioField } from '../../form/radio-field.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { type Form, useForm } from '../../form/use-form.ts';
import { useDraft } from '../../storage/drafts.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { CancelOrderSchema, type CancelOrderValues, cancelOrderBody } from './cancel-order-schema.ts';
import type { OrderSheetProps } from './order-actions.tsx';
import { forgetPlaced } from './placed-orders.ts';
import { useOrderStep } from './use-order-step.ts';

const blank: CancelOrderValues = { reason: '', note: '' };

/** Asks before an unpaid order is cancelled (R4.02), with the reason and a note, both optional. */
export function CancelOrderSheet({ order, onClose }: OrderSheetProps) {
  const { t } = useLingui();
  const cancel = useOrderStep(cancelOrder, msg`Order cancelled`);
  const isShown = useIsShown();
  const form = useForm({
    schema: CancelOrderSchema,
    defaultValues: blank,
    onSubmit: async (values) => {
      await cancel(cancelOrderBody(order.id, values));
      forgetPlaced(order.id);
      draft.forget();
      if (isShown()) onClose();
    },
  });
  const draft = useDraft({ name: `order.cancel.${order.id}`, form, blank });
  return (
    <Sheet title={t`Cancel this order?`} onClose={onClose}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 pt-1">
        <p className="text-14 text-ink-2">
          <Trans>You have not been charged. The items go back on sale, and you can use a promo code again.</Trans>
        </p>
        <ReasonField form={form} />
        <TextAreaField form={form} name="note" label={<Trans>More details (optional)</Trans>} />
        <FormEnd
          form={form}
          variant="danger"
          submit={<Trans>Cancel order</Trans>}
          instead={{ label: <Trans>Keep order</Trans>, onPress: onClose }}
        />
      </form>
    </Sheet>
  );
}

/** The reasons that the server offers. If they cannot be loaded, the order is cancelled without one. */
function ReasonField({ form }: { form: Form<CancelOrderValues> }) {
  const { data, isError } = useQuery(cancelReasonsQuery());
  if (isError && data === undefined) return null;
  return (
    // As tall as the reasons, so that nothing below moves when they load.
    <div className="min-h-61">
      <RadioField
        form={form}
        name="reason"
        label={<Trans>Reason (optional)</Trans>}
        options={data?.list.map(({ id, name }) => ({ value: String(id), text: name })) ?? []}
      />
    </div>
  );
}
