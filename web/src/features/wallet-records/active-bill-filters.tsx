import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import { ActiveFilters } from '../../list/active-filters.tsx';
import type { BillFilter } from './bill-filter.ts';
import { billTypeWords, directionWords } from './bill-words.ts';

interface ActiveBillFiltersProps {
  filter: BillFilter;
  onFilter: (filter: BillFilter) => void;
}

/** The active filters of the bills, each with a button to remove it. */
export function ActiveBillFilters({ filter, onFilter }: ActiveBillFiltersProps) {
  const { t, i18n } = useLingui();
  const { calendarDay } = useFormats();
  const { direction, type, from, to } = filter;
  const without = (part: keyof BillFilter) => () => onFilter({ ...filter, [part]: undefined });
  const filters = [
    direction && { text: i18n._(directionWords[direction]), onRemove: without('direction') },
    type && { text: i18n._(billTypeWords[type]), onRemove: without('type') },
    from && { text: t`From ${calendarDay(from)}`, onRemove: without('from') },
    to && { text: t`To ${calendarDay(to)}`, onRemove: without('to') },
  ];
  return <ActiveFilters filters={filters.flatMap((one) => one || [])} />;
}
