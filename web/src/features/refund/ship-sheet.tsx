import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { shipRefund } from '@meridian/sdk/react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { Field } from '../../form/field.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { useDraft } from '../../storage/drafts.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { ShipFormSchema } from './ship-form-schema.ts';

const blank = { carrier: '', number: '' };

/** The form that tells the shop which parcel contains the returned goods. */
export function ShipSheet({ refund: { id, shop }, onClose }: { refund: Schema<'Refund'>; onClose: () => void }) {
  const { t } = useLingui();
  const { sendOrThrow } = useAttempt(shipRefund);
  const isShown = useIsShown();
  const form = useForm({
    schema: ShipFormSchema,
    defaultValues: blank,
    onSubmit: async (parcel) => {
      await sendOrThrow({ refund_id: id, ...parcel });
      draft.forget();
      toasts.done(successMessages.saveSuccess);
      if (isShown()) onClose();
    },
  });
  const draft = useDraft({ name: `refund.parcel.${id}`, form, blank });
  return (
    <Sheet title={t`How did you send it back?`} onClose={onClose}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 pt-1">
        <Field form={form} name="carrier" label={<Trans>Carrier</Trans>} autoComplete="off" enterKeyHint="next" />
        <Field
          form={form}
          name="number"
          label={<Trans>Tracking number</Trans>}
          help={<Trans>See your parcel receipt.</Trans>}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
        />
        <p className="text-14 text-ink-2">
          <Trans>
            {shop.name} checks the items when they arrive. After that, you cannot change the number or cancel the
            request.
          </Trans>
        </p>
        <FormEnd form={form} submit={<Trans>Tell the shop</Trans>} />
      </form>
    </Sheet>
  );
}
