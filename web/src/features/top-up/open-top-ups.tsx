import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rechargeList } from '@meridian/sdk/react';
import { auditStatusName } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AuditWord } from '../../entities/wallet/audit-word.tsx';
import { topUpAgainPath } from '../../entities/wallet/recharge-methods.ts';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLinkButton } from '../../navigation/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { moreClass, Section } from '../../ui/section.tsx';

/** The number of top-ups shown here. The others are in the history. */
const SHOWN = 3;

/** The newest top-ups that are under audit or were refused. */
export function OpenTopUps() {
  const { data, error, refetch } = useQuery(rechargeList.pages({})(1));
  const open = (data?.list ?? []).filter(({ status }) => auditStatusName(status) !== 'passed').slice(0, SHOWN);
  if (error !== null && data === undefined) return <SectionError onRetry={() => void refetch()} />;
  if (open.length === 0) return null;
  return (
    <Section
      title={<Trans>Not credited yet</Trans>}
      more={
        <Link to="/topUpRecord" className={moreClass}>
          <Trans>See all top-ups</Trans>
        </Link>
      }
    >
      <ul className="flex flex-col gap-3">
        {open.map((recharge) => (
          <OpenTopUp key={recharge.id} recharge={recharge} />
        ))}
      </ul>
    </Section>
  );
}

/** A top-up under audit links to its state, a refused one says why and can be repeated. */
function OpenTopUp({ recharge }: { recharge: Schema<'Recharge'> }) {
  const { id, sn, amount, status, next_by, refuse_reason } = recharge;
  const { money, moment } = useFormats();
  const isRefused = auditStatusName(status) === 'refused';
  return (
    <li className={classNames('rounded-card bg-card p-4 text-14', !isRefused && 'press relative')}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {isRefused ? (
          <AuditWord status={status} />
        ) : (
          <Link to="/topUp" search={{ recharge: id }} className="covers-card">
            <AuditWord status={status} />
          </Link>
        )}
        <bdi className="tabular" translate="no">
          {money(amount)}
        </bdi>
      </p>
      {isRefused ? (
        <>
          <p dir="auto" className="mt-1 mb-3 text-ink-2">
            {refuse_reason}
          </p>
          <InternalLinkButton path={topUpAgainPath(recharge)} variant="quiet" size="medium">
            <Trans>Top up again</Trans>
          </InternalLinkButton>
        </>
      ) : (
        <p className="mt-1 text-ink-2">
          {next_by === null ? (
            <bdi translate="no">{sn}</bdi>
          ) : (
            <Trans>Reviewed by {moment(next_by)} at the latest</Trans>
          )}
        </p>
      )}
    </li>
  );
}
