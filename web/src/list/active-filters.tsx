import { useLingui } from '@lingui/react/macro';
import { RemovableChip } from '../ui/input/removable-chip.tsx';

interface Filter {
  /** Unique in the list: two texts may be the same. */
  name: string;
  text: string;
  onRemove: () => void;
}

/** The name of an active filter. A press removes the filter. */
export function ActiveFilter({ text, onRemove }: Omit<Filter, 'name'>) {
  const { t } = useLingui();
  return (
    <RemovableChip label={t`${text}, remove filter`} onRemove={onRemove}>
      {text}
    </RemovableChip>
  );
}

/** The active filters of a list, each with a button to remove it. */
export function ActiveFilters({ filters }: { filters: readonly Filter[] }) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t`Active filters`} className="flex flex-wrap gap-2">
      {filters.map(({ name, ...filter }) => (
        <li key={name} className="max-w-full">
          <ActiveFilter {...filter} />
        </li>
      ))}
    </ul>
  );
}
