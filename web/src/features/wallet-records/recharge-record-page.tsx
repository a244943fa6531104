import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { AUDIT_FILTERS, AUDIT_STATUS, type AuditFilter, auditFilterName } from '@meridian/sdk/rules';
import { auditWords } from '../../entities/state/state-words.ts';
import { SentPicture } from '../../entities/upload/sent-picture.tsx';
import { AuditWord } from '../../entities/wallet/audit-word.tsx';
import { type RechargeMethod, rechargeMethods } from '../../entities/wallet/recharge-methods.ts';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { ActiveFilter } from '../../list/active-filters.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useCloseUrlOverlay, useOverlay } from '../../navigation/use-overlay.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { FilterChips } from '../../ui/input/filter-chips.tsx';
import { FilterSheet } from '../../ui/overlay/filter-sheet.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { RecordList } from './record-list.tsx';
import { rechargesOf } from './record-lists.ts';
import { RecordRow } from './record-row.tsx';

const RechargeSheet = lazyOverlay(() => import('./recharge-sheet.tsx').then((m) => m.RechargeSheet));
const methods = Object.keys(rechargeMethods) as RechargeMethod[]; // the keys of a record of RechargeMethod

interface RechargeRecordPageProps {
  filter: AuditFilter;
  /** The method to show; undefined for all. */
  method: RechargeMethod | undefined;
  /** The id of the top-up whose details are open. */
  openId: number | undefined;
  onShow: (filter: AuditFilter, method: RechargeMethod | undefined) => void;
  onOpen: (id: number) => void;
  /** Closes the details if the history has no entry to go back to. */
  onClosed: () => void;
}

/** The history of top-ups by month, each with its audit status (R3.08). */
export function RechargeRecordPage({ filter, method, openId, onShow, onOpen, onClosed }: RechargeRecordPageProps) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const filterSheet = useOverlay();
  const close = useCloseUrlOverlay(onClosed);
  const nameOf = (value: AuditFilter) => i18n._(auditWords[auditFilterName(value)]);
  return (
    <>
      <ScreenBar
        parent="/topUp"
        actions={<IconButton icon="filter" label={t`Filter top-ups`} onClick={filterSheet.open} />}
      />
      <RecordList
        list={rechargesOf(filter, method)}
        label={t`Top-ups`}
        hasPicture
        row={(recharge) => <RechargeRow recharge={recharge} onOpen={() => onOpen(recharge.id)} />}
        sums={({ count, settled }) => (
          <SeparatedList
            items={[
              <Plural key="count" value={count} one="# top-up" other="# top-ups" />,
              <Trans key="settled">{money(settled)} received</Trans>,
            ]}
          />
        )}
        isFiltered={filter !== 'all' || method !== undefined}
        onAll={() => onShow('all', undefined)}
        words={{
          noMatch: <Trans>No top-ups match these filters.</Trans>,
          showAll: <Trans>Show all top-ups</Trans>,
          none: <Trans>You have not topped up yet.</Trans>,
          detail: <Trans>Top-ups appear here with their status and the amount you received.</Trans>,
        }}
        start={
          <LinkButton to="/topUp" size="medium" variant="quiet">
            <Trans>Top up</Trans>
          </LinkButton>
        }
      >
        <div className="pb-2">
          <FilterChips
            label={t`Method`}
            options={methods.map((value) => ({ value, text: i18n._(rechargeMethods[value].name) }))}
            selected={method}
            onSelect={(next) => onShow(filter, next)}
          />
          {filter !== 'all' && (
            <div className="pt-1">
              <ActiveFilter text={nameOf(filter)} onRemove={() => onShow('all', method)} />
            </div>
          )}
        </div>
      </RecordList>
      {filterSheet.isOpen && (
        <FilterSheet
          title={t`Filter top-ups`}
          options={AUDIT_FILTERS.map((value) => ({ value, name: nameOf(value) }))}
          selected={filter}
          applyLabel={<Trans>Show top-ups</Trans>}
          onApply={(next) => onShow(next, method)}
          onClose={filterSheet.close}
        />
      )}
      {openId !== undefined && <RechargeSheet key={openId} id={openId} onClose={close} />}
    </>
  );
}

/** A top-up in the history (R3.08). A press opens its details. */
function RechargeRow({ recharge, onOpen }: { recharge: Schema<'Recharge'>; onOpen: () => void }) {
  const { i18n } = useLingui();
  const { money } = useFormats();
  const { method, network, amount, arrival, expected_arrival, status, created_at, refuse_reason, evidence } = recharge;
  return (
    <RecordRow
      icon={rechargeMethods[method].icon}
      title={i18n._(rechargeMethods[method].name)}
      opens={onOpen}
      amount={money(amount)}
      status={<AuditWord status={status} />}
      end={evidence !== null && <SentPicture pictures={[evidence.url]} size="small" />}
      fact={network}
      at={created_at}
      refuseReason={refuse_reason}
    >
      {arrival !== null && arrival !== amount ? (
        <Trans>{money(arrival)} received</Trans>
      ) : (
        status === AUDIT_STATUS.auditing &&
        expected_arrival !== amount && <Trans>{money(expected_arrival)} once approved</Trans>
      )}
    </RecordRow>
  );
}
