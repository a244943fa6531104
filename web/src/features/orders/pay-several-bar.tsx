import { Plural, Trans } from '@lingui/react/macro';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/input/check-box.tsx';

interface PaySeveralBarProps {
  /** The ids of the unpaid orders that are loaded. */
  ids: readonly number[];
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
}

/** The bar below the unpaid orders while several are chosen: selects all of them, leads to their payment. */
export function PaySeveralBar({ ids, selected, onSelect }: PaySeveralBarProps) {
  const chosen = ids.filter((id) => selected.has(id));
  const isAll = ids.length > 0 && chosen.length === ids.length;
  return (
    <div className="sticky bottom-0 z-30 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-card px-4 pt-2.5 pb-[calc(10px+var(--safe-bottom))]">
      <label className="flex min-h-11 items-center gap-2.5 text-14">
        <CheckBox checked={isAll} onChange={() => onSelect(new Set(isAll ? [] : ids))} />
        <Trans>Select all</Trans>
      </label>
      {chosen.length === 0 ? (
        <Button size="medium" disabled>
          <Trans>Choose orders to pay</Trans>
        </Button>
      ) : (
        <InternalLink path={`/payment?orders=${chosen.join(',')}`} className={buttonClass({ size: 'medium' })}>
          <Plural value={chosen.length} one="Pay # order" other="Pay # orders" />
        </InternalLink>
      )}
    </div>
  );
}
