import { Plural, Trans } from '@lingui/react/macro';
import { MAX_PAID_AT_ONCE, paymentPath } from '../../entities/order/payment-path.ts';
import { InternalLinkButton } from '../../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/input/check-box.tsx';
import type { RowSelection } from '../../ui/input/selectable-row.tsx';

interface PaySeveralBarProps extends RowSelection {
  ids: readonly number[];
}

/** The bar below the unpaid orders: selects as many as can be paid at once, and leads to their payment. */
export function PaySeveralBar({ ids, selected, onSelect }: PaySeveralBarProps) {
  const chosen = ids.filter((id) => selected.has(id));
  const all = ids.slice(0, MAX_PAID_AT_ONCE);
  const isAll = ids.length > 0 && chosen.length >= all.length;
  return (
    <div className="sticky bottom-0 z-30 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-card px-4 pt-2.5 pb-[calc(10px+var(--safe-bottom))]">
      <label className="flex min-h-11 items-center gap-2.5 text-14">
        <CheckBox checked={isAll} onChange={() => onSelect(new Set(isAll ? [] : all))} />
        <Trans>Select all</Trans>
      </label>
      {chosen.length === 0 ? (
        <Button size="medium" disabled>
          <Trans>Select orders to pay</Trans>
        </Button>
      ) : chosen.length > MAX_PAID_AT_ONCE ? (
        <Button size="medium" disabled>
          <Trans>Up to {MAX_PAID_AT_ONCE} orders at once</Trans>
        </Button>
      ) : (
        <InternalLinkButton path={paymentPath(chosen)} size="medium">
          <Plural value={chosen.length} one="Pay # order" other="Pay # orders" />
        </InternalLinkButton>
      )}
    </div>
  );
}
