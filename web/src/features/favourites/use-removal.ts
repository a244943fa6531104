import { msg, plural } from '@lingui/core/macro';
import { followShop, likeProduct } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { toasts, undo } from '../../feedback/toasts.ts';
import type { FavouriteTab } from './favourite-lists.ts';

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
