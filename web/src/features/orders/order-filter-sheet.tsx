import { Trans, useLingui } from '@lingui/react/macro';
import { configQuery, orderCountsQuery } from '@meridian/sdk/react';
import { ORDER_TABS, type OrderTab, orderTabName } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { offeredFilters } from '../../entities/config/offered-filters.ts';
import { orderWords } from '../../entities/state/state-words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { FilterSheet } from '../../ui/overlay/filter-sheet.tsx';

interface OrderFilterSheetProps {
  tab: OrderTab;
  onTab: (tab: OrderTab) => void;
  onClose: () => void;
}

/** The order filter: the options that the server offers (R3.11), with counts. Until they load, it lists all tabs. */
export function OrderFilterSheet({ tab, onTab, onClose }: OrderFilterSheetProps) {
  const { t, i18n } = useLingui();
  const { count } = useFormats();
  const offered = useQuery(configQuery()).data?.order_filter;
  const { counts } = useQuery(orderCountsQuery()).data ?? {};
  return (
    <FilterSheet
      title={t`Filter orders`}
      options={offeredFilters(ORDER_TABS, offered).map((value) => {
        const total = counts?.find(({ status }) => status === value)?.count;
        return {
          value,
          name: i18n._(orderWords[orderTabName(value)]),
          count: total === undefined ? undefined : count(total),
        };
      })}
      selected={tab}
      applyLabel={<Trans>Show orders</Trans>}
      onApply={onTab}
      onClose={onClose}
    />
  );
}
