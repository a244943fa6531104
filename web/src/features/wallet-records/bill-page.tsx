import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { billExportQuery, userInfoQuery } from '@meridian/sdk/react';
import { CancelledError, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BalanceCard, BalanceCardSkeleton } from '../../entities/wallet/balance-card.tsx';
import { toastError } from '../../feedback/error-toasts.ts';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { useFormats } from '../../i18n/formats.ts';
import { ActiveFilters } from '../../list/active-filters.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { pictureAddress } from '../../ui/picture/picture-settings.ts';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { type BillFilter, noBillFilter } from './bill-filter.ts';
import { BillRow } from './bill-row.tsx';
import { billTypeWords, directionWords } from './bill-words.ts';
import { RecordList } from './record-list.tsx';
import { billQuery, billsOf } from './record-lists.ts';

const BillFilterSheet = lazyOverlay(() => import('./bill-filter-sheet.tsx').then((m) => m.BillFilterSheet));

interface BillPageProps {
  filter: BillFilter;
  onFilter: (filter: BillFilter) => void;
}

/** All movements of the balance by month, newest first, below the current balance. */
export function BillPage({ filter, onFilter }: BillPageProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const filterSheet = useOverlay();
  return (
    <>
      <ScreenBar
        parent="/profile"
        actions={
          <>
            <BillExportButton filter={filter} />
            <IconButton icon="filter" label={t`Filter bills`} onClick={filterSheet.open} />
          </>
        }
      />
      <RecordList
        list={billsOf(filter)}
        label={t`Bills`}
        row={(bill) => <BillRow bill={bill} />}
        sums={(month) => (
          <SeparatedList
            items={[<Trans key="in">In {money(month.in)}</Trans>, <Trans key="out">Out {money(month.out)}</Trans>]}
          />
        )}
        isFiltered={Object.values(filter).some((part) => part !== undefined)}
        onAll={() => onFilter(noBillFilter)}
        words={{
          noMatch: <Trans>No bills match these filters.</Trans>,
          showAll: <Trans>Show all bills</Trans>,
          none: <Trans>Nothing here yet.</Trans>,
          detail: <Trans>Payments, refunds, top-ups and withdrawals appear here.</Trans>,
        }}
        start={
          <LinkButton to="/topUp" size="medium" variant="quiet">
            <Trans>Top up</Trans>
          </LinkButton>
        }
      >
        <div className="flex flex-col gap-3 pb-2">
          <Balance />
          <ActiveBillFilters filter={filter} onFilter={onFilter} />
        </div>
      </RecordList>
      {filterSheet.isOpen && <BillFilterSheet filter={filter} onApply={onFilter} onClose={filterSheet.close} />}
    </>
  );
}

/** The current balance. Null if it fails to load: this screen is about the bills. */
function Balance() {
  const { data: user, isError } = useQuery(userInfoQuery());
  if (user === undefined) return isError ? null : <BalanceCardSkeleton />;
  return <BalanceCard user={user} />;
}

function ActiveBillFilters({ filter, onFilter }: BillPageProps) {
  const { t, i18n } = useLingui();
  const { calendarDay } = useFormats();
  const { direction, type, from, to } = filter;
  const active = (name: keyof BillFilter, text: string) => ({
    name,
    text,
    onRemove: () => onFilter({ ...filter, [name]: undefined }),
  });
  const filters = [
    direction && active('direction', i18n._(directionWords[direction])),
    type && active('type', i18n._(billTypeWords[type])),
    from && active('from', t`From ${calendarDay(from)}`),
    to && active('to', t`To ${calendarDay(to)}`),
  ];
  return <ActiveFilters filters={filters.flatMap((one) => one || [])} />;
}

/** Saves the filtered bills as a CSV file (decision openapi/004). */
function BillExportButton({ filter }: { filter: BillFilter }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    // With many bills this takes seconds, and the icon button has no room for a text.
    const close = toasts.loading(msg`Preparing the file`);
    try {
      const { url, file_name } = await queries.fetchQuery({
        ...billExportQuery(billQuery(filter)),
        // The customer is waiting at the button, and can press it again.
        retry: false,
      });
      download(pictureAddress(url), file_name);
      toasts.plain(msg`Saving the file`);
    } catch (error) {
      // Closed explicitly, since no error toast replaces it if the login opens instead.
      close();
      // The end of the session cancels the fetch, and says so itself.
      if (!(error instanceof CancelledError)) toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return <IconButton icon={isBusy ? 'spinner' : 'download'} label={t`Export as CSV`} onClick={() => void save()} />;
}

/** Lets the browser download the file. The URL is valid for minutes and is stored nowhere. */
function download(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
