import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { followShop, likeProduct } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { toasts, undo } from '../../feedback/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/input/check-box.tsx';
import type { RowSelection } from '../../ui/input/selectable-row.tsx';
import type { FavouriteTab } from './favourite-tabs.ts';

interface RemovalBarProps extends RowSelection {
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

/**
 * Removes one or several favourite products or shops, and offers to undo that. The removal is sent at once, not when
 * the offer expires: it must also hold in another tab and after this one is closed. On an undo within minutes, the
 * server restores the favourites with their position and price (contract, likeProduct).
 */
export function useRemoval(tab: FavouriteTab): (ids: readonly number[]) => Promise<void> {
  const like = useMutation(likeProduct({ guard: false }));
  const follow = useMutation(followShop({ guard: false }));
  const set = async (ids: readonly number[], isAdded: boolean) => {
    const calls = ids.map((id) =>
      tab === 'products'
        ? like.mutateAsync({ product_id: id, liked: isAdded })
        : follow.mutateAsync({ shop_id: id, followed: isAdded }),
    );
    // A failed call has already been rolled back and shown as a toast.
    const outcomes = await Promise.allSettled(calls);
    return ids.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  };
  return async (ids) => {
    const removed = await set(ids, false);
    if (removed.length === 0) return;
    toasts.done(msg`${plural(removed.length, { one: '# removed', other: '# removed' })}`, {
      label: undo,
      run: () => void set(removed, true),
    });
  };
}
