import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { followShop, likeProduct } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { toasts } from '../../feedback/toasts.ts';
import type { FavouriteTab } from './favourite-lists.ts';

const undo = msg`Undo`;

/**
 * Removes favourite products or shops, one or many, and offers to undo it. The removal is sent at once, not when the
 * offer has expired: it must also hold in another tab and when this one is closed. Undone within minutes, the server
 * restores the favourites with their position and price (contract, likeProduct).
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
    // A failed call is rolled back and shown as a toast already.
    const outcomes = await Promise.allSettled(calls);
    return ids.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  };
  return async (ids) => {
    const removed = await set(ids, false);
    if (removed.length === 0) return;
    toasts.done(i18n._(msg`${plural(removed.length, { one: '# removed', other: '# removed' })}`), {
      label: i18n._(undo),
      run: () => void set(removed, true),
    });
  };
}
