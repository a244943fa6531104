import { Trans, useLingui } from '@lingui/react/macro';
import { reportProduct } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { FieldError } from '../../form/field-error.tsx';
import { FormError } from '../../form/form-error.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { type Form, useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { type Report, ReportFormSchema, type ReportValues, reasons } from './report-form-schema.ts';

interface ReportSheetProps {
  productId: number;
  onClose: () => void;
}

/** The form to report a product to the platform. */
export function ReportSheet({ productId, onClose }: ReportSheetProps) {
  const { t } = useLingui();
  const [reportId, setReportId] = useState<number>();
  const { mutateAsync } = useMutation({ ...reportProduct(), meta: errorShownInPlace });
  const form = useForm<ReportValues, Report>({
    schema: ReportFormSchema,
    defaultValues: { reason: '', explanation: '' },
    onSubmit: async (report) => {
      const { report_id } = await mutateAsync({ product_id: productId, ...report, proofs: [] });
      setReportId(report_id);
    },
  });
  return (
    <Sheet title={t`Report this product`} onClose={onClose}>
      {reportId !== undefined ? (
        <div role="status">
          <EmptyState
            icon="shield"
            title={<Trans>Thank you. Your report has the number {reportId}.</Trans>}
            detail={<Trans>We look into it, and tell you the outcome in your notifications.</Trans>}
            action={
              <Button size="medium" onClick={onClose}>
                <Trans>Done</Trans>
              </Button>
            }
          />
        </div>
      ) : (
        <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 pt-1">
          <ReasonField form={form} />
          <TextAreaField form={form} name="explanation" label={<Trans>In your words</Trans>} />
          <p className="text-14 text-ink-2">
            <Trans>The shop does not learn who reported it.</Trans>
          </p>
          <FormError form={form} />
          <Button type="submit" wide busy={form.formState.isSubmitting}>
            <Trans>Send the report</Trans>
          </Button>
        </form>
      )}
    </Sheet>
  );
}

function ReasonField({ form }: { form: Form<ReportValues> }) {
  const { i18n } = useLingui();
  const error = form.formState.errors.reason?.message;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : 'report-reason'}>
      <legend className="text-14 font-semibold">
        <Trans>What is wrong?</Trans>
      </legend>
      <div className="mt-1">
        {Object.entries(reasons).map(([reason, label]) => (
          <label key={reason} className="press flex min-h-11 items-center gap-3 rounded-box text-16">
            <input
              type="radio"
              value={reason}
              {...form.register('reason')}
              aria-invalid={error !== undefined}
              className="size-5 shrink-0 accent-brand"
            />
            {i18n._(label)}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <FieldError id="report-reason" isOneOfMany={form.invalidFieldCount > 1}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
