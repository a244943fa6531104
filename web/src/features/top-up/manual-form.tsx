import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rechargeQuoteQuery } from '@meridian/sdk/react';
import { useMemo } from 'react';
import { usePictureUploads } from '../../entities/upload/use-picture-uploads.ts';
import { QuotedAmountField } from '../../entities/wallet/quoted-amount-field.tsx';
import { useQuote } from '../../entities/wallet/use-quote.ts';
import { Field } from '../../form/field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useDraft } from '../../storage/drafts.ts';
import { AmountChips } from './amount-chips.tsx';
import { ManualDraft, type ManualReport, type ManualValues, manualFormSchema } from './manual-form-schema.ts';
import { ReportEnd } from './report-end.tsx';
import { firstSum, type Wanted } from './top-up-search.ts';
import { useReport } from './use-report.ts';

interface ManualFormProps {
  method: Schema<'RechargeMethod'>;
  wanted: Wanted;
  onSent: (recharge: Schema<'Recharge'>) => Promise<void>;
}

/** Reports a transfer with its evidence; what is typed, and the picture, outlast a reload and a session that ends. */
export function ManualForm({ method: { min, max, presets }, wanted, onSent }: ManualFormProps) {
  const { money } = useFormats();
  const draft = `top-up.manual.${wanted.amount ?? ''}`;
  const pictures = usePictureUploads({ max: 1, draft });
  const blank = useMemo<ManualValues>(
    () => ({ ...firstSum(wanted.amount, min), reference: '', pictures: 0 }),
    [wanted.amount, min],
  );
  const schema = useMemo(() => manualFormSchema({ min, max }), [min, max]);
  const form = useForm<ManualValues, ManualReport>({
    schema,
    defaultValues: blank,
    fieldByReason: { amount_out_of_range: 'sum', evidence_already_used: 'pictures' },
    onSubmit: ({ sum: _sum, ...said }) => report.report({ method: 'manual', ...said }),
  });
  const kept = useDraft({ name: draft, form, schema: ManualDraft, blank });
  const [typed, direction] = [form.watch('sum'), form.watch('direction')];
  const quote = useQuote({
    typed,
    direction,
    range: direction === 'amount' ? { min, max } : { max },
    query: (sum) => rechargeQuoteQuery({ method: 'manual', ...sum }),
  });
  const report = useReport({ name: draft, quote, pictures, onSent, onForget: kept.forget });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-6">
      <QuotedAmountField
        form={form}
        name="sum"
        directionName="direction"
        label={<Trans>Amount in dollars</Trans>}
        quote={quote}
        words={{ amount: <Trans>You transfer</Trans>, arrival: <Trans>You receive</Trans> }}
        help={
          <Trans>
            {money(min)} to {money(max)} at once
          </Trans>
        }
        chips={
          <AmountChips
            amounts={presets}
            typed={typed}
            onSelect={(amount) => form.setValue('sum', amount, { shouldValidate: true })}
          />
        }
      />
      <Field
        form={form}
        name="reference"
        label={<Trans>The bank’s own reference, if you did not use ours</Trans>}
        autoComplete="off"
        dir="ltr"
        help={<Trans>Leave it empty if you wrote the reference above into the transfer.</Trans>}
      />
      <ReportEnd form={form} pictures={pictures} report={report} quoted={quote.shown} />
    </form>
  );
}
