import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { refundNextStep, refundStatusClass, refundStatusName, refundSum } from '../../entities/refund/refund-status.ts';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sentences } from '../../ui/sentences.tsx';

/** The status of the case, what happens next and by when, and why the case was refused. */
export function CaseHeader({ refund }: { refund: Schema<'Refund'> }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { money, moment } = formats;
  const { kind, status, amount, next_by, refuse_reason, escalate_by, cancels_items, escalated_at } = refund;
  const next = refundNextStep(refund, { by: next_by === null ? '' : moment(next_by), amount: money(amount) });
  const nextStep = next && i18n._(next);
  return (
    <>
      <div className="pt-1 pb-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className={classNames('text-28 font-semibold', refundStatusClass(status))}>
            {i18n._(refundStatusName(status, refund.waits_for))}
          </h2>
          <p className="text-22 font-semibold">{refundSum(refund, formats)}</p>
        </div>
        <p className="text-14 text-ink-2">
          <Sentences>
            {nextStep !== undefined && <Trans>{nextStep}.</Trans>}
            {status === 'withdrawn' &&
              (kind === 'change_of_mind' ? (
                <Trans>The items were not sent back in time, so no money has moved.</Trans>
              ) : (
                <Trans>No money has moved. You can request the refund again.</Trans>
              ))}
            {status === 'refused' && escalate_by !== null && (
              <Trans>If you disagree, you can escalate it to the platform until {moment(escalate_by)}.</Trans>
            )}
            {status === 'refused' && escalated_at !== null && <Trans>The platform has decided.</Trans>}
            {status === 'accepted' && cancels_items && <Trans>These items are not shipped.</Trans>}
          </Sentences>
        </p>
      </div>
      {refuse_reason !== null && (
        <section className="flex items-start gap-3 rounded-card bg-danger-soft p-4 text-14">
          <Icon name="alert" className="mt-0.5 text-danger" />
          <div className="min-w-0">
            <h3 className="font-semibold">
              <Trans>Reason for refusal</Trans>
            </h3>
            <p dir="auto" className="mt-0.5">
              {refuse_reason}
            </p>
          </div>
        </section>
      )}
    </>
  );
}
