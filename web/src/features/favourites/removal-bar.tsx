import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';

interface RemovalBarProps {
  /** All that has been loaded. */
  ids: readonly number[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onRemove: () => void;
}

/** Under the list while it is edited: all of what has been loaded, and taking out what is chosen. */
export function RemovalBar({ ids, chosen, onChoose, onRemove }: RemovalBarProps) {
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id));
  return (
    <div className="sticky bottom-0 z-30 flex items-center justify-between gap-3 border-t border-line bg-card px-4 pt-2.5 pb-[calc(10px+var(--safe-bottom))]">
      <label className="flex min-h-11 items-center gap-2.5 text-14">
        <CheckBox checked={isAll} onChange={() => onChoose(new Set(isAll ? [] : ids))} />
        <Trans>Select all</Trans>
      </label>
      <Button kind="danger" size="medium" disabled={chosen.size === 0} onClick={onRemove}>
        {chosen.size === 0 ? <Trans>Remove</Trans> : <Plural value={chosen.size} one="Remove #" other="Remove #" />}
      </Button>
    </div>
  );
}
