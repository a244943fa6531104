import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { RefundStatus } from '@meridian/sdk/rules';
import { refundStatusName } from '../../entities/refund/refund-status.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Timeline } from '../../ui/timeline.tsx';
import { refundSteps } from './refund-steps.ts';

export function CaseSteps({ refund }: { refund: Schema<'Refund'> }) {
  const { i18n } = useLingui();
  const { moment } = useFormats();
  const times: Partial<Record<RefundStatus, string>> = {
    applied: refund.created_at,
    ...(refund.parcel !== null && { returning: refund.parcel.shipped_at }),
  };
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="pb-3 text-16 font-semibold">
        <Trans>Steps</Trans>
      </h2>
      <Timeline
        entries={refundSteps(refund).map(({ status, state }) => {
          const at = times[status];
          return {
            key: status,
            title: i18n._(refundStatusName(status)),
            state,
            ...(at !== undefined && { time: moment(at) }),
          };
        })}
      />
    </section>
  );
}
