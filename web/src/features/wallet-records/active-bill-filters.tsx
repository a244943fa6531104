import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import { ActiveFilter } from './active-filter.tsx';
import type { BillFilter } from './bill-filter.ts';
import { billTypeWords, directionWords } from './bill-words.ts';

interface ActiveBillFiltersProps {
  filter: BillFilter;
  onFilter: (filter: BillFilter) => void;
}

/** The active filters, each with a button to remove it. */
export function ActiveBillFilters({ filter, onFilter }: ActiveBillFiltersProps) {
  const { t, i18n } = useLingui();
  const { calendarDay } = useFormats();
  const { direction, type, from, to } = filter;
  const active = [
    direction && { part: { direction: undefined }, text: i18n._(directionWords[direction]) },
    type && { part: { type: undefined }, text: i18n._(billTypeWords[type]) },
    from && { part: { from: undefined }, text: t`From ${calendarDay(from)}` },
    to && { part: { to: undefined }, text: t`To ${calendarDay(to)}` },
  ].flatMap((one) => one || []);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t`Active filters`} className="flex flex-wrap gap-2">
      {active.map(({ part, text }) => (
        <li key={text} className="max-w-full">
          <ActiveFilter text={text} onRemove={() => onFilter({ ...filter, ...part })} />
        </li>
      ))}
    </ul>
  );
}
