import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { escalateRefund } from '@meridian/sdk/react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { useDraft } from '../../storage/drafts.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { EndsChangeOfMind } from './ends-change-of-mind.tsx';
import { EscalateFormSchema, MAX_EXPLANATION } from './escalate-form-schema.ts';

const blank = { explanation: '' };

/** The form that escalates a refused case to the platform. */
export function EscalateSheet({ refund: { id }, onClose }: { refund: Schema<'Refund'>; onClose: () => void }) {
  const { t } = useLingui();
  const { sendOrThrow } = useAttempt(escalateRefund);
  const isShown = useIsShown();
  const form = useForm({
    schema: EscalateFormSchema,
    defaultValues: blank,
    onSubmit: async ({ explanation }) => {
      await sendOrThrow({ refund_id: id, explanation });
      draft.forget();
      toasts.done(successMessages.applySuccess);
      if (isShown()) onClose();
    },
  });
  const draft = useDraft({ name: `refund.escalate.${id}`, form, blank });
  return (
    <Sheet title={t`Escalate to the platform`} onClose={onClose}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 pt-1">
        <div className="text-14 text-ink-2">
          <Trans>
            You can do this once per case. The platform’s decision is final. Until then, you cannot review the items or
            request another refund for them.
          </Trans>
          <EndsChangeOfMind />
        </div>
        <TextAreaField
          form={form}
          name="explanation"
          label={<Trans>Why is the refusal wrong?</Trans>}
          max={MAX_EXPLANATION}
        />
        <FormEnd form={form} submit={<Trans>Escalate</Trans>} />
      </form>
    </Sheet>
  );
}
