import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useState } from 'react';
import { usePictureUploads } from '../../../entities/upload/use-picture-uploads.ts';
import { QuotedAmountField } from '../../../entities/wallet/quoted-amount-field.tsx';
import { Field } from '../../../form/field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useDraft } from '../../../storage/drafts.ts';
import { ReportEnd } from '../report-end.tsx';
import { firstSum, type Wanted } from '../top-up-search.ts';
import { useReport } from '../use-report.ts';
import { useTopUpQuote } from '../use-top-up-quote.ts';
import { manualFormSchema } from './manual-form-schema.ts';

interface ManualFormProps {
  method: Schema<'RechargeMethod'>;
  wanted: Wanted;
  onSent: (recharge: Schema<'Recharge'>) => Promise<void>;
}

/** Reports a transfer with its evidence. Typed text and the picture survive a reload and the end of the session. */
export function ManualForm({ method: { min, max, presets }, wanted, onSent }: ManualFormProps) {
  const draft = `top-up.manual.${wanted.amount ?? ''}`;
  const pictures = usePictureUploads({ max: 1, draft });
  const [blank] = useState(() => ({ ...firstSum(wanted.amount, min), reference: '', pictures: 0 }));
  const form = useForm({
    schema: manualFormSchema({ min, max }),
    defaultValues: blank,
    fieldByReason: { amount_out_of_range: 'sum', evidence_already_used: 'pictures' },
    onSubmit: ({ sum: _sum, ...said }) => report.report({ method: 'manual', ...said }),
  });
  const kept = useDraft({ name: draft, form, blank });
  const quote = useTopUpQuote(form.watch(), { method: 'manual', min, max });
  const report = useReport({ name: draft, quote, pictures, onSent, onForget: kept.forget });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-6">
      <QuotedAmountField
        form={form}
        name="sum"
        limits={{ min, max }}
        quote={quote}
        paid={<Trans>You transfer</Trans>}
        presets={presets}
      />
      <Field
        form={form}
        name="reference"
        label={<Trans>Bank reference, if you did not use ours</Trans>}
        autoComplete="off"
        dir="ltr"
        help={<Trans>Leave empty if you used the reference above.</Trans>}
      />
      <ReportEnd form={form} pictures={pictures} report={report} quoted={quote.current} />
    </form>
  );
}
