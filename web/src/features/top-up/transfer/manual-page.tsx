import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rechargeMethodsQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePictureUploads } from '../../../entities/upload/use-picture-uploads.ts';
import { QuotedAmountField } from '../../../entities/wallet/quoted-amount-field.tsx';
import { CopyRow } from '../../../feedback/copy-row.tsx';
import { Field } from '../../../form/field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useDraft } from '../../../storage/drafts.ts';
import { ClosedMethod } from '../closed-method.tsx';
import { ReportEnd } from '../report-end.tsx';
import { ManualSkeleton } from '../skeletons.tsx';
import { TopUpFrame } from '../top-up-frame.tsx';
import { firstSum, type Wanted } from '../top-up-search.ts';
import { useReport } from '../use-report.ts';
import { useTopUpQuote } from '../use-top-up-quote.ts';
import { manualFormSchema } from './manual-form-schema.ts';

interface ManualPageProps {
  wanted: Wanted;
  /** Resolves when the top-up is on screen. */
  onSent: (recharge: Schema<'Recharge'>) => Promise<void>;
}

/** A top-up by bank transfer: the account to transfer to, and the report of the transfer (R3.08). */
export function ManualPage(props: ManualPageProps) {
  return (
    <TopUpFrame
      title={<Trans>Bank transfer</Trans>}
      skeleton={<ManualSkeleton hasQuote={props.wanted.amount !== undefined} />}
    >
      <Manual key={props.wanted.amount} {...props} />
    </TopUpFrame>
  );
}

function Manual({ wanted, onSent }: ManualPageProps) {
  const { data } = useSuspenseQuery(rechargeMethodsQuery());
  const method = data.list.find((one) => one.method === 'manual');
  if (method === undefined || !method.enabled || method.payee === null) return <ClosedMethod wanted={wanted} />;
  return (
    <div className="flex flex-col gap-6 px-4 pt-2 pb-6">
      <PayeeCard payee={method.payee} />
      <ManualForm method={method} wanted={wanted} onSent={onSent} />
    </div>
  );
}

/** The account to transfer to, with a copy button for each part. */
function PayeeCard({ payee: { bank, holder, account, reference } }: { payee: Schema<'RechargePayee'> }) {
  const { t } = useLingui();
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="mb-1 text-16 font-semibold">
        <Trans>Transfer to</Trans>
      </h2>
      <CopyRow label={t`Bank`} value={bank} />
      <CopyRow label={t`Account holder`} value={holder} />
      <CopyRow label={t`Account number`} value={account} inFours />
      <CopyRow label={t`Reference`} value={reference} />
      <p className="mt-2 text-14 text-ink-2">
        <Trans>Add your reference to the transfer so that we can find your money.</Trans>
      </p>
    </section>
  );
}

interface ManualFormProps {
  method: Schema<'RechargeMethod'>;
  wanted: Wanted;
  onSent: (recharge: Schema<'Recharge'>) => Promise<void>;
}

/** Reports a transfer with its evidence. Typed text and the picture survive a reload and the end of the session. */
function ManualForm({ method: { min, max, presets }, wanted, onSent }: ManualFormProps) {
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
