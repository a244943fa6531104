import { Trans, useLingui } from '@lingui/react/macro';
import { reportProduct } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { FormError } from '../../form/form-error.tsx';
import { RadioField } from '../../form/radio-field.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useDraft } from '../../storage/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReportFormSchema, reasons } from './report-form-schema.ts';

const blank = { reason: '', explanation: '' };

interface ReportFormProps {
  productId: number;
  draftName: string;
  /** The field of the evidence pictures. */
  proofs: ReactNode;
  /** Runs `send` with the upload ids of the evidence once all uploads are complete. */
  withProofs: <Answer>(send: (uploadIds: string[]) => Promise<Answer>) => Promise<Answer>;
  onSent: () => void;
  onClose: () => void;
}

/** The form to report a product to the platform; after sending, shows the report's number. */
export function ReportForm({ productId, draftName, proofs, withProofs, onSent, onClose }: ReportFormProps) {
  const { i18n } = useLingui();
  const [reportId, setReportId] = useState<number>();
  const { mutateAsync } = useMutation({ ...reportProduct(), meta: errorShownInPlace });
  const form = useForm({
    schema: ReportFormSchema,
    defaultValues: blank,
    onSubmit: async (report) => {
      const { report_id } = await withProofs((uploadIds) =>
        mutateAsync({ product_id: productId, ...report, proofs: uploadIds }),
      );
      draft.forget();
      setReportId(report_id);
      onSent();
    },
  });
  const draft = useDraft({ name: draftName, form, blank });
  if (reportId !== undefined) {
    return (
      <div role="status">
        <EmptyState
          icon="shield"
          title={<Trans>Thank you. Your report number is {reportId}.</Trans>}
          detail={<Trans>We will look into it and tell you the outcome in your notifications.</Trans>}
          action={
            <Button size="medium" onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 pt-1">
      <RadioField
        form={form}
        name="reason"
        label={<Trans>What is wrong?</Trans>}
        options={Object.entries(reasons).map(([value, label]) => ({ value, text: i18n._(label) }))}
      />
      <TextAreaField form={form} name="explanation" label={<Trans>More details</Trans>} />
      {proofs}
      <p className="text-14 text-ink-2">
        <Trans>The shop will not know who reported it.</Trans>
      </p>
      <FormError form={form} />
      <Button type="submit" wide busy={form.formState.isSubmitting}>
        <Trans>Send report</Trans>
      </Button>
    </form>
  );
}
