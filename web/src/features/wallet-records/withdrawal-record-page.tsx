import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { configQuery } from '@meridian/sdk/react';
import { AUDIT_STATUS, auditFilterName, WITHDRAWAL_FILTERS, type WithdrawalFilter } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { offeredFilters } from '../../entities/config/offered-filters.ts';
import { auditWords } from '../../entities/state/state-words.ts';
import { AuditWord } from '../../entities/wallet/audit-word.tsx';
import { Destination } from '../../entities/wallet/withdrawal-words.tsx';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { ActiveFilter } from '../../list/active-filters.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useCloseUrlOverlay, useOverlay } from '../../navigation/use-overlay.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { FilterSheet } from '../../ui/overlay/filter-sheet.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { RecordList } from './record-list.tsx';
import { withdrawalsOf } from './record-lists.ts';
import { RecordRow } from './record-row.tsx';

const WithdrawalSheet = lazyOverlay(() => import('./withdrawal-sheet.tsx').then((m) => m.WithdrawalSheet));

interface WithdrawalRecordPageProps {
  filter: WithdrawalFilter;
  /** The id of the withdrawal whose details are open. */
  openId: number | undefined;
  onFilter: (filter: WithdrawalFilter) => void;
  onOpen: (id: number) => void;
  /** Closes the details if the history has no entry to go back to. */
  onClosed: () => void;
}

/** The history of withdrawals by month, each with its audit status (R3.07). */
export function WithdrawalRecordPage({ filter, openId, onFilter, onOpen, onClosed }: WithdrawalRecordPageProps) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const filterSheet = useOverlay();
  const close = useCloseUrlOverlay(onClosed);
  const offered = useQuery(configQuery()).data?.withdrawal_filter;
  const nameOf = (value: WithdrawalFilter) => i18n._(auditWords[auditFilterName(value)]);
  return (
    <>
      <ScreenBar
        parent="/withDraw"
        actions={<IconButton icon="filter" label={t`Filter withdrawals`} onClick={filterSheet.open} />}
      />
      <RecordList
        list={withdrawalsOf(filter)}
        label={t`Withdrawals`}
        row={(withdrawal) => <WithdrawalRow withdrawal={withdrawal} onOpen={() => onOpen(withdrawal.id)} />}
        sums={({ count, amount, settled }) => (
          <SeparatedList
            items={[
              <Plural key="count" value={count} one="# withdrawal" other="# withdrawals" />,
              <Trans key="amount">{money(amount)} requested</Trans>,
              <Trans key="settled">{money(settled)} sent</Trans>,
            ]}
          />
        )}
        isFiltered={filter !== 'all'}
        onAll={() => onFilter('all')}
        words={{
          noMatch: <Trans>No withdrawals match this filter.</Trans>,
          showAll: <Trans>Show all withdrawals</Trans>,
          none: <Trans>You have not withdrawn anything yet.</Trans>,
          detail: <Trans>Withdrawals appear here with their status and the amount you receive.</Trans>,
        }}
        start={
          <LinkButton to="/withDraw" size="medium" variant="quiet">
            <Trans>Withdraw</Trans>
          </LinkButton>
        }
      >
        {filter !== 'all' && (
          <div className="pb-2">
            <ActiveFilter text={nameOf(filter)} onRemove={() => onFilter('all')} />
          </div>
        )}
      </RecordList>
      {filterSheet.isOpen && (
        <FilterSheet
          title={t`Filter withdrawals`}
          options={offeredFilters(WITHDRAWAL_FILTERS, offered).map((value) => ({
            value,
            name: nameOf(value),
          }))}
          selected={filter}
          applyLabel={<Trans>Show withdrawals</Trans>}
          onApply={onFilter}
          onClose={filterSheet.close}
        />
      )}
      {openId !== undefined && <WithdrawalSheet key={openId} id={openId} onClose={close} />}
    </>
  );
}

/** A withdrawal in the history (R3.07). A press opens its details. */
function WithdrawalRow({ withdrawal, onOpen }: { withdrawal: Schema<'Withdrawal'>; onOpen: () => void }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { type, amount, fee, arrival, status, created_at, refuse_reason } = withdrawal;
  return (
    <RecordRow
      icon={type === 'bank' ? 'bank' : 'coins'}
      title={<Destination withdrawal={withdrawal} />}
      opens={onOpen}
      amount={money(amount)}
      status={<AuditWord status={status} />}
      fact={type === 'bank' ? t`Bank card` : t`On-chain`}
      at={created_at}
      refuseReason={refuse_reason}
    >
      {status === AUDIT_STATUS.passed ? (
        <Trans>
          {money(fee)} fee, {money(arrival)} sent
        </Trans>
      ) : status === AUDIT_STATUS.auditing ? (
        <Trans>
          {money(fee)} fee, you receive {money(arrival)}
        </Trans>
      ) : (
        <Trans>Nothing charged, nothing sent</Trans>
      )}
    </RecordRow>
  );
}
