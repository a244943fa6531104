import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rechargeQuery, userInfoQuery } from '@meridian/sdk/react';
import { AUDIT_STATUS, auditStatusName } from '@meridian/sdk/rules';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AuditTimeline } from '../../entities/wallet/audit-timeline.tsx';
import { topUpAgainPath } from '../../entities/wallet/recharge-methods.ts';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLinkButton } from '../../navigation/link-button.tsx';
import { MoneyRows } from '../../ui/money-rows.tsx';
import { ResultSkeleton } from './skeletons.tsx';
import { TopUpFrame } from './top-up-frame.tsx';
import { arrivalRows, type Outcome, TopUpOutcome } from './top-up-outcome.tsx';
import type { Wanted } from './top-up-search.ts';

/** How often, in milliseconds, a shown top-up under audit is fetched again. */
const LOOK_AGAIN_MS = 15_000;

interface RechargePageProps {
  rechargeId: number;
  wanted: Wanted;
}

/** A reported top-up: that it is under review and until when, or its outcome. */
export function RechargePage(props: RechargePageProps) {
  return (
    <TopUpFrame skeleton={<ResultSkeleton />}>
      <RechargeState key={props.rechargeId} {...props} />
    </TopUpFrame>
  );
}

function RechargeState({ rechargeId, wanted }: RechargePageProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { data: recharge } = useSuspenseQuery({
    ...rechargeQuery(rechargeId),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data?.status === AUDIT_STATUS.auditing ? LOOK_AGAIN_MS : false),
  });
  const queries = useQueryClient();
  const status = auditStatusName(recharge.status);
  useEffect(() => {
    // A payment that waits for this money must see the new balance.
    if (status === 'passed') void queries.invalidateQueries({ queryKey: userInfoQuery().queryKey });
  }, [status, queries]);
  const { amount, fee, arrival, expected_arrival, onchain } = recharge;
  return (
    <TopUpOutcome
      {...outcomeOf(recharge)}
      wanted={wanted}
      action={
        status === 'refused' && (
          <InternalLinkButton path={topUpAgainPath(recharge)} wide>
            <Trans>Top up again</Trans>
          </InternalLinkButton>
        )
      }
    >
      <div className="rounded-card bg-card p-4">
        <MoneyRows
          rows={[
            { key: 'amount', label: <Trans>Your top-up</Trans>, amount },
            ...(status === 'refused' ? [] : arrivalRows(fee, arrival ?? expected_arrival, status === 'passed')),
          ]}
        />
      </div>
      <div className="rounded-card bg-card p-4">
        <AuditTimeline
          label={t`Top-up progress`}
          record={recharge}
          detail={
            onchain !== null && (
              <Trans>
                {count(onchain.confirmations)} of {count(onchain.confirmations_needed)} confirmations
              </Trans>
            )
          }
        />
      </div>
    </TopUpOutcome>
  );
}

function outcomeOf({ status, refuse_reason, sn }: Schema<'Recharge'>): Outcome {
  switch (auditStatusName(status)) {
    case 'passed':
      return {
        tone: 'done',
        title: <Trans>Your balance is topped up</Trans>,
        detail: (
          <Trans>
            Top-up <bdi translate="no">{sn}</bdi>
          </Trans>
        ),
      };
    case 'refused':
      return { tone: 'failed', title: <Trans>The top-up was refused</Trans>, detail: refuse_reason };
    default:
      return {
        tone: 'waiting',
        title: <Trans>Your top-up is under review</Trans>,
        detail: (
          <Trans>
            We are checking your picture against the money we received. You get a notification, so there is nothing more
            to do.
          </Trans>
        ),
      };
  }
}
