import { Trans, useLingui } from '@lingui/react/macro';
import { configQuery, orderCountsQuery } from '@meridian/sdk/react';
import { ORDER_TABS, type OrderTab, orderTabName } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { filterName } from '../../entities/config/filter-name.ts';
import { orderWords } from '../../entities/order/order-status.ts';
import { useFormats } from '../../i18n/formats.ts';
import { FilterSheet } from '../../ui/overlay/filter-sheet.tsx';

interface OrderFilterSheetProps {
  tab: OrderTab;
  onTab: (tab: OrderTab) => void;
  onClose: () => void;
}

/** The order filter with the server's names (R3.11) and counts; the tabs' own names where they could not be loaded. */
export function OrderFilterSheet({ tab, onTab, onClose }: OrderFilterSheetProps) {
  const { t, i18n } = useLingui();
  const { count } = useFormats();
  const names = useQuery(configQuery()).data?.order_filter;
  const { counts } = useQuery(orderCountsQuery()).data ?? {};
  const countOf = (value: OrderTab) => counts?.find(({ status }) => status === value)?.count;
  return (
    <FilterSheet
      title={t`Filter orders`}
      options={ORDER_TABS.map((value) => {
        const total = countOf(value);
        return {
          value,
          name: filterName(names, value) ?? i18n._(orderWords[orderTabName(value)]),
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
