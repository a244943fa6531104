import { Trans, useLingui } from '@lingui/react/macro';
import { reportProduct } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePictureUploads } from '../../../entities/upload/use-picture-uploads.ts';
import { errorShownInPlace } from '../../../feedback/error-toasts.ts';
import { FormEnd } from '../../../form/form-end.tsx';
import { PictureField } from '../../../form/picture-field.tsx';
import { RadioField } from '../../../form/radio-field.tsx';
import { TextAreaField } from '../../../form/text-area-field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useDraft } from '../../../storage/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { MAX_PROOFS, ReportFormSchema, reasons } from './report-form-schema.ts';

/** The sheet to report a product to the platform; after sending, shows the report's number. */
export function ReportSheet({ productId, onClose }: { productId: number; onClose: () => void }) {
  const { t } = useLingui();
  const [reportId, setReportId] = useState<number>();
  return (
    <Sheet title={t`Report this product`} onClose={onClose}>
      {reportId === undefined ? (
        <ReportForm productId={productId} onSent={setReportId} />
      ) : (
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
      )}
    </Sheet>
  );
}

const blank = { reason: '', explanation: '' };

/** The form of a report, with pictures as evidence. */
function ReportForm({ productId, onSent }: { productId: number; onSent: (reportId: number) => void }) {
  const { i18n } = useLingui();
  const name = `report.${productId}`;
  const pictures = usePictureUploads({ max: MAX_PROOFS, draft: name });
  const { mutateAsync } = useMutation({ ...reportProduct(), meta: errorShownInPlace });
  const form = useForm({
    schema: ReportFormSchema,
    defaultValues: blank,
    onSubmit: async (report) => {
      const { report_id } = await pictures.send((proofs) => mutateAsync({ product_id: productId, ...report, proofs }));
      draft.forget();
      onSent(report_id);
      void pictures.clear();
    },
  });
  const draft = useDraft({ name, form, blank });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 pt-1">
      <RadioField
        form={form}
        name="reason"
        label={<Trans>What is wrong?</Trans>}
        options={Object.entries(reasons).map(([value, label]) => ({ value, text: i18n._(label) }))}
      />
      <TextAreaField form={form} name="explanation" label={<Trans>More details</Trans>} />
      <PictureField
        {...pictures.field}
        label={<Trans>Evidence (optional)</Trans>}
        help={<Trans>Pictures that show what is wrong.</Trans>}
      />
      <p className="text-14 text-ink-2">
        <Trans>The shop will not know who reported it.</Trans>
      </p>
      <FormEnd form={form} submit={<Trans>Send report</Trans>} />
    </form>
  );
}
