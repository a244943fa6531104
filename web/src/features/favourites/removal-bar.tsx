import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/input/check-box.tsx';
import type { RowSelection } from '../../ui/input/selectable-row.tsx';

interface RemovalBarProps extends RowSelection {
  /** The ids of all loaded rows. */
  ids: readonly number[];
  onRemove: () => void;
}

/** The bar below the list in edit mode: selects all loaded rows, and removes the selected ones. */
export function RemovalBar({ ids, selected, onSelect, onRemove }: RemovalBarProps) {
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  return (
    <div className="sticky bottom-0 z-30 flex items-center justify-between gap-3 border-t border-line bg-card px-4 pt-2.5 pb-[calc(10px+var(--safe-bottom))]">
      <label className="flex min-h-11 items-center gap-2.5 text-14">
        <CheckBox checked={isAll} onChange={() => onSelect(new Set(isAll ? [] : ids))} />
        <Trans>Select all</Trans>
      </label>
      <Button variant="danger" size="medium" disabled={selected.size === 0} onClick={onRemove}>
        {selected.size === 0 ? <Trans>Remove</Trans> : <Plural value={selected.size} one="Remove #" other="Remove #" />}
      </Button>
    </div>
  );
}
